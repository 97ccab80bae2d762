import type { Translation, Voice } from '#lib/core/message.ts';
import { colourNames } from '#lib/i18n/colours.ts';
import { grammar } from '#lib/i18n/grammar.ts';
import type { Colour, Kind, Task } from '../rules/data.ts';
import type { en } from './en.ts';

const g = grammar('ru');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const colour = (id: Colour, voice: Voice): string => voice.term(id) ?? colourNames.ru[id];

const kind = (id: Kind, voice: Voice): string => {
	const own = voice.term(id);
	if (own !== undefined) return own;
	const [name, number] = id.split('-') as [Colour, string];
	return `${capital(colour(name, voice))} ${number === '1' ? 'I' : 'II'}`;
};

const task: Record<Task, string> = {
	'fewest-ingredients': 'меньше всех ингредиентов и порошка',
	'fewest-fours': 'меньше всех карт с числом 4',
	'fewest-spells': 'меньше всех заклинаний',
	'most-ones': 'больше всех карт с числом 1',
	'ends-game': 'завершить игру'
};

const powders = (count: number): string =>
	count === 0 ? '' : count === 1 ? ' с порошком' : ' с двумя порошками';
const cards = (n: number): string =>
	`${g.number(n)}\u00a0${g.noun(n, { one: 'карта', few: 'карты', many: 'карт' })}`;

export const ru = {
	name: (p, voice) => voice.name(p.seat),
	colour: (p, voice) => capital(colour(p.colour, voice)),
	kind: (p, voice) => kind(p.kind, voice),
	task: (p) => capital(task[p.task]),

	progress: (p) => `подсчёт, ${cards(p.count)}`,

	'doubt.noCards': (p, voice) => `${voice.name(p.seat)}: в котле нет ни одной карты.`,
	'doubt.nobodyEnded': 'Рецепту нужно знать, кто завершил игру, а это не отмечено.',

	'log.CardCounted': (p, voice) =>
		p.from === undefined
			? `${voice.name(p.seat)}: ${kind(p.kind, voice)}, число ${p.value}`
			: `${voice.name(p.seat)}: ${kind(p.kind, voice)}, число ${p.value} (раньше: ${voice.name(p.from)})`,
	'log.CardTakenBack': (p, voice) =>
		`${voice.name(p.seat)}: ${kind(p.kind, voice)}, число ${p.value}, убрано`,
	'log.PowdersCounted': (p, voice) =>
		`${voice.name(p.seat)}: ${g.number(p.count)} ${g.noun(p.count, { one: 'порошок', few: 'порошка', many: 'порошков' })}`,
	'log.SpellsCounted': (p, voice) =>
		`${voice.name(p.seat)}: ${g.number(p.count)} ${g.noun(p.count, { one: 'заклинание', few: 'заклинания', many: 'заклинаний' })}`,
	'log.PowdersPlaced': (p, voice) =>
		p.on.length === 0
			? `${voice.name(p.seat)}: порошок остаётся без дела`
			: p.on.length === 2 && p.on[0] === p.on[1]
				? `${voice.name(p.seat)}: оба порошка к набору «${kind(p.on[0] as Kind, voice)}»`
				: `${voice.name(p.seat)}: порошок к ${p.on.length === 1 ? 'набору' : 'наборам'} ${g.list(p.on.map((each) => `«${kind(each, voice)}»`))}`,
	'log.PowdersLeftToBest': (p, voice) => `${voice.name(p.seat)}: порошок туда, где он выгоднее`,
	'log.ColourRecipeShown': (p, voice) =>
		p.colour === undefined
			? `${voice.name(p.seat)}: без рецепта на цвет`
			: `${voice.name(p.seat)}: рецепт на цвет «${colour(p.colour, voice)}»`,
	'log.TaskRecipeShown': (p, voice) =>
		p.task === undefined
			? `${voice.name(p.seat)}: без рецепта-задачи`
			: `${voice.name(p.seat)}: рецепт «${task[p.task]}»`,
	'log.GameEnded': (p, voice) =>
		p.by === undefined ? 'Кто завершил игру, не отмечено' : `Игру завершает ${voice.name(p.by)}`,

	'object.noSeat': 'За этим столом такого игрока нет.',
	'object.removed': (p, voice) =>
		`«${kind(p.kind, voice)}» в этой партии лежит в коробке. Нужна другая карта, а если в коробке другой цвет, начните новую партию.`,
	'object.alreadyHeld': (p, voice) =>
		`Карта «${kind(p.kind, voice)}» с числом ${p.value} уже в этом котле: ${voice.name(p.seat)}.`,
	'object.heldElsewhere': (p, voice) =>
		`Карта «${kind(p.kind, voice)}» с числом ${p.value} в коробке одна, и она уже записана: ${voice.name(p.holder)}. Чья она?`,
	'object.notHeld': (p, voice) =>
		`Карты «${kind(p.kind, voice)}» с числом ${p.value} в этом котле нет: ${voice.name(p.seat)}.`,
	'object.tooMany': (p) =>
		`В коробке всего ${g.number(p.most)} ${
			p.what === 'powders'
				? g.noun(p.most, { one: 'порошок', few: 'порошка', many: 'порошков' })
				: g.noun(p.most, { one: 'заклинание', few: 'заклинания', many: 'заклинаний' })
		}, у остальных уже ${g.number(p.others)}. Сначала поправьте у них.`,
	'object.noPowder': (p) =>
		p.count === 0
			? 'В этом котле нет порошка. Сначала отметьте порошок.'
			: 'В этом котле только один порошок.',
	'object.powderOnNothing': (p, voice) =>
		`Порошок добавляют к картам, которые уже есть, а «${kind(p.kind, voice)}» в этом котле нет.`,
	'object.colourRecipeElsewhere': (p, voice) =>
		`Рецепт на цвет «${colour(p.colour, voice)}» один, и он уже записан: ${voice.name(p.holder)}. Чей он?`,
	'object.taskRecipeElsewhere': (p, voice) =>
		`Рецепт «${task[p.task]}» один, и он уже записан: ${voice.name(p.holder)}. Чей он?`,

	'score.total': 'Итого',
	'score.ingredients': 'Ингредиенты',
	'score.single': (p, voice) =>
		p.doubled
			? `${kind(p.kind, voice)}: одиночная карта, минус её число, за свой цвет вдвойне: 2 × (−${p.value})`
			: `${kind(p.kind, voice)}: одиночная карта, минус её число`,
	'score.pair': (p, voice) =>
		p.powders === 0
			? `${kind(p.kind, voice)}: пара (${p.values.join(', ')}), без очков`
			: `${kind(p.kind, voice)}: одиночная ${p.values.join()}${powders(p.powders)} становится парой, без очков`,
	'score.set': (p, voice) =>
		`${kind(p.kind, voice)}: ${p.size === 3 ? 'тройка' : 'четвёрка'}${powders(p.powders)}`,
	'score.sum': (p) => (p.doubled ? `2 × (${g.sum(p.values)}), свой цвет` : g.sum(p.values)),
	'score.bonus': 'За четвёрку',
	'score.colourRecipe': (p, voice) =>
		`Рецепт на цвет «${colour(p.colour, voice)}»: больше всех, ${cards(p.count)} × ${p.each}`,
	'score.colourRecipeLost': (p, voice) =>
		p.count === 0
			? `Рецепт на цвет «${colour(p.colour, voice)}»: таких карт нет`
			: p.count === p.most
				? `Рецепт на цвет «${colour(p.colour, voice)}»: поровну, по ${g.number(p.count)}, очков нет`
				: `Рецепт на цвет «${colour(p.colour, voice)}»: здесь ${g.number(p.count)}, у соперника ${g.number(p.most)}`,
	'score.task': (p) => `Рецепт: ${task[p.task]}`,
	'score.taskLost': (p) =>
		p.count === p.rival
			? `Рецепт: ${task[p.task]}; поровну, по ${g.number(p.count)}, без очков`
			: `Рецепт: ${task[p.task]}; ${g.number(p.count)} против ${g.number(p.rival)}`,
	'score.notEnded': 'Рецепт: завершить игру; её завершил кто-то другой',

	'prepare.removed': (p, voice) =>
		p.colour === undefined
			? 'Выберите цвет, которым никто не играет, и уберите в коробку его восемь карт'
			: `Уберите в коробку все восемь карт цвета «${colour(p.colour, voice)}»`,
	'prepare.recipesAway': 'Карты рецептов остаются в коробке',
	'prepare.recipes':
		'Перемешайте две стопки рецептов порознь и раздайте каждому по карте из каждой',
	'prepare.field': (p) =>
		`Перемешайте ингредиенты, порошок и заклинания, выложите 32 карты в открытую квадратом 6 × 6 с пустыми углами и положите по углам угловые карты; в колоде останется ${g.number(p.deck)}`,
	'prepare.players':
		'Каждый берёт волшебника, котёл и подсказку своего цвета и встаёт у свободного угла',

	'ruling.tie': 'Равные суммы',
	'ruling.tie.why': 'В правилах не сказано, кто побеждает при равных суммах.',
	'ruling.tie.shared': 'Победа общая',
	'ruling.powder': 'Порошок и рецепты',
	'ruling.powder.why':
		'В правилах не сказано, в каком порядке раскладывают порошок, если от него зависит рецепт.',
	'ruling.powder.best-total':
		'Сначала ради наборов, затем владельцы рецептов могут переложить свой',
	'ruling.powder.set-points': 'Только ради наборов; рецепт считает порошок там, где он лежит',

	'setup.recipes': 'Карты рецептов',
	'setup.recipesHint': 'Для тех, кто уже играл',
	'setup.removed': 'Какой цвет убрать в коробку',
	'setup.removedHint': 'Вдвоём восемь карт цвета, которым никто не играет, не нужны',

	'table.howTo': 'Сначала сыграйте. А в конце отметьте здесь карты из каждого котла.',
	'table.players': 'Чей котёл',
	'table.next': (p, voice) => `Дальше: ${voice.name(p.seat)}`,
	'table.addsUp': 'Из чего складывается',
	'table.ownColour': 'свой цвет, × 2',
	'table.cards': 'Карты в котле',
	'table.extras': 'Кроме ингредиентов',
	'table.powders': 'Магический порошок',
	'table.spells': 'Взято заклинаний',
	'table.colourRecipe': 'Рецепт на цвет',
	'table.taskRecipe': 'Рецепт-задача',
	'table.none': 'Нет',
	'table.endedBy': 'Кто завершил игру',
	'table.nobody': 'Не отмечено',
	'table.heldBy': (p, voice) => `в котле: ${voice.name(p.seat)}`,
	'table.pickKind': (p, voice) => `${kind(p.kind, voice)}, число ${p.value}`,
	'powder.title': 'Куда идёт порошок',
	'powder.unused': 'Не использовать',
	'powder.on': (p, voice) =>
		p.on.length === 2 && p.on[0] === p.on[1]
			? `Оба к набору «${kind(p.on[0] as Kind, voice)}»`
			: `К ${p.on.length === 1 ? 'набору' : 'наборам'} ${g.list(p.on.map((each) => `«${kind(each, voice)}»`))}`,
	'powder.gain': (p) => `${g.signed(p.gain)}${p.isBest ? ', выгоднее всего' : ''}`,
	'powder.more': (p) => `Показать ещё ${g.number(p.count)}`,
	'powder.nowhere': 'Пока не к чему добавить',

	'copy.title': 'Названия в вашей коробке',
	'copy.hint':
		'Впишите то, что написано на картах. Названия сразу появятся везде; пустое поле оставит наше.',
	'copy.colour': (p) => `Цвет: ${colourNames.ru[p.colour]}`,
	'copy.kind': (p) => `Ингредиент ${p.number === 1 ? 'I' : 'II'}`,
	'copy.colourName': 'Название цвета'
} satisfies Translation<typeof en>;
