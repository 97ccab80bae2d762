import type { Translation } from '#lib/core/message.ts';
import type { en } from './setup-en.ts';

export const ru = {
	depthScore: 'Только подсчёт',
	depthScoreHint: 'Посчитать очки в конце',
	depthTrack: 'Вести партию',
	depthTrackHint: 'Записываем по ходу игры',
	setupTitle: (p) => `Новая партия: ${p.game}`,
	setupPlayers: 'Игроки по часовой стрелке',
	playerName: (p) => `Игрок ${p.seat}`,
	nameOf: (p) => `Имя: игрок ${p.seat}`,
	changeSeat: (p) => `Цвет и место: ${p.name}`,
	up: 'Выше',
	down: 'Ниже',
	remove: 'Убрать',
	addPlayer: 'Добавить игрока',
	removePlayer: (p) => `Убрать: ${p.name}`,
	moveUp: (p) => `Выше: ${p.name}`,
	moveDown: (p) => `Ниже: ${p.name}`,
	colourOf: (p) => `Цвет: ${p.name}`,
	remembered: 'Уже играли',
	setupEdition: 'Издание',
	setupDepth: 'Что делаем',
	setupOptions: 'Игра',
	setupRulings: 'Где правила молчат',
	rulingOurs: 'наше решение',
	yourCopy: 'Что в вашей коробке',
	setupPrepare: 'На столе',
	startTable: 'За стол',
	sameName: (p) => `Двух игроков зовут ${p.name}. Добавьте одному из них букву или прозвище.`
} satisfies Translation<typeof en>;
