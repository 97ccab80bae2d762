import type { Voice } from '#lib/core/message.ts';
import { colourNames } from '#lib/i18n/colours.ts';
import { grammar } from '#lib/i18n/grammar.ts';
import type { Colour, Kind, NeutralColour, Task, Value } from '../rules/data.ts';

const g = grammar('en');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const colour = (id: Colour, voice: Voice): string => voice.term(id) ?? colourNames.en[id];

const kind = (id: Kind, voice: Voice): string => {
	const own = voice.term(id);
	if (own !== undefined) return own;
	const [name, number] = id.split('-') as [Colour, string];
	return `${capital(colour(name, voice))} ${number === '1' ? 'I' : 'II'}`;
};

const task: Record<Task, string> = {
	'fewest-ingredients': 'fewest ingredients and powders',
	'fewest-fours': 'fewest cards of value 4',
	'fewest-spells': 'fewest spells',
	'most-ones': 'most cards of value 1',
	'ends-game': 'ends the game'
};

const powders = (count: number): string =>
	count === 0 ? '' : ` with ${count === 1 ? 'a powder' : 'two powders'}`;
const cards = (n: number): string => `${g.number(n)} ${g.noun(n, { one: 'card', other: 'cards' })}`;

export const en = {
	name: (p: { seat: string }, voice: Voice) => voice.name(p.seat),
	colour: (p: { colour: Colour }, voice: Voice) => capital(colour(p.colour, voice)),
	kind: (p: { kind: Kind }, voice: Voice) => kind(p.kind, voice),
	task: (p: { task: Task }) => capital(task[p.task]),

	progress: (p: { count: number }) => `${cards(p.count)} counted`,

	'doubt.noCards': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} has no card yet.`,
	'doubt.nobodyEnded': 'A recipe asks who ended the game, and nobody is noted.',

	'log.CardCounted': (
		p: { seat: string; kind: Kind; value: Value; from?: string },
		voice: Voice
	) =>
		p.from === undefined
			? `${voice.name(p.seat)}: ${kind(p.kind, voice)}, value ${p.value}`
			: `${voice.name(p.seat)}: ${kind(p.kind, voice)}, value ${p.value} (moved from ${voice.name(p.from)})`,
	'log.CardTakenBack': (p: { seat: string; kind: Kind; value: Value }, voice: Voice) =>
		`${voice.name(p.seat)}: ${kind(p.kind, voice)}, value ${p.value}, taken out`,
	'log.PowdersCounted': (p: { seat: string; count: number }, voice: Voice) =>
		`${voice.name(p.seat)}: ${g.number(p.count)} ${g.noun(p.count, { one: 'powder', other: 'powders' })}`,
	'log.SpellsCounted': (p: { seat: string; count: number }, voice: Voice) =>
		`${voice.name(p.seat)}: ${g.number(p.count)} ${g.noun(p.count, { one: 'spell', other: 'spells' })}`,
	'log.PowdersPlaced': (p: { seat: string; on: readonly Kind[] }, voice: Voice) =>
		p.on.length === 0
			? `${voice.name(p.seat)} leaves the powder unused`
			: p.on.length === 2 && p.on[0] === p.on[1]
				? `${voice.name(p.seat)} adds both powders to ${kind(p.on[0] as Kind, voice)}`
				: `${voice.name(p.seat)} adds powder to ${g.list(p.on.map((each) => kind(each, voice)))}`,
	'log.PowdersLeftToBest': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)}: powder goes where it gains most`,
	'log.ColourRecipeShown': (
		p: { seat: string; colour?: NeutralColour | undefined },
		voice: Voice
	) =>
		p.colour === undefined
			? `${voice.name(p.seat)}: no colour recipe`
			: `${voice.name(p.seat)}: recipe for most ${colour(p.colour, voice)}`,
	'log.TaskRecipeShown': (p: { seat: string; task?: Task | undefined }, voice: Voice) =>
		p.task === undefined
			? `${voice.name(p.seat)}: no task recipe`
			: `${voice.name(p.seat)}: recipe “${task[p.task]}”`,
	'log.GameEnded': (p: { by?: string | undefined }, voice: Voice) =>
		p.by === undefined ? 'Nobody noted who ended the game' : `${voice.name(p.by)} ended the game`,

	'object.noSeat': 'Nobody of that name sits at this table.',
	'object.removed': (p: { kind: Kind }, voice: Voice) =>
		`${kind(p.kind, voice)} stays in the box at this table. Pick another card, or set up a new table with another colour removed.`,
	'object.alreadyHeld': (p: { seat: string; kind: Kind; value: Value }, voice: Voice) =>
		`${kind(p.kind, voice)} ${p.value} is already in ${voice.name(p.seat)}’s cauldron.`,
	'object.heldElsewhere': (p: { kind: Kind; value: Value; holder: string }, voice: Voice) =>
		`There is only one ${kind(p.kind, voice)} ${p.value}, and it is entered for ${voice.name(p.holder)}. Whose is it?`,
	'object.notHeld': (p: { seat: string; kind: Kind; value: Value }, voice: Voice) =>
		`${kind(p.kind, voice)} ${p.value} is not in ${voice.name(p.seat)}’s cauldron.`,
	'object.tooMany': (p: { what: 'powders' | 'spells'; most: number; others: number }) =>
		`The box holds ${g.number(p.most)} ${p.what}, and the others have ${g.number(p.others)}. Correct theirs first.`,
	'object.noPowder': (p: { count: number }) =>
		p.count === 0
			? 'There is no powder in this cauldron. Enter the powders first.'
			: 'There is only one powder in this cauldron.',
	'object.powderOnNothing': (p: { kind: Kind }, voice: Voice) =>
		`Powder joins cards that are there: there is no ${kind(p.kind, voice)} in this cauldron.`,
	'object.colourRecipeElsewhere': (p: { colour: NeutralColour; holder: string }, voice: Voice) =>
		`There is only one ${colour(p.colour, voice)} recipe, and it is entered for ${voice.name(p.holder)}. Whose is it?`,
	'object.taskRecipeElsewhere': (p: { task: Task; holder: string }, voice: Voice) =>
		`There is only one recipe “${task[p.task]}”, and it is entered for ${voice.name(p.holder)}. Whose is it?`,

	'score.total': 'Total',
	'score.ingredients': 'Ingredients',
	'score.single': (p: { kind: Kind; value: Value; doubled: boolean }, voice: Voice) =>
		p.doubled
			? `${kind(p.kind, voice)}: a lone card, minus its value, twice for your own colour: 2 × (−${p.value})`
			: `${kind(p.kind, voice)}: a lone card, minus its value`,
	'score.pair': (p: { kind: Kind; values: readonly Value[]; powders: number }, voice: Voice) =>
		p.powders === 0
			? `${kind(p.kind, voice)}: a pair (${p.values.join(', ')}), no points`
			: `${kind(p.kind, voice)}: a lone ${p.values.join()}${powders(p.powders)} makes a pair, no points`,
	'score.set': (p: { kind: Kind; size: number; powders: number }, voice: Voice) =>
		`${kind(p.kind, voice)}: ${p.size === 3 ? 'three' : 'four'} of a kind${powders(p.powders)}`,
	'score.sum': (p: { values: readonly Value[]; doubled: boolean }) =>
		p.doubled ? `2 × (${g.sum(p.values)}), your own colour` : g.sum(p.values),
	'score.bonus': 'Four of a kind',
	'score.colourRecipe': (p: { colour: NeutralColour; count: number; each: number }, voice: Voice) =>
		`Recipe: most ${colour(p.colour, voice)}, ${cards(p.count)} × ${p.each}`,
	'score.colourRecipeLost': (
		p: { colour: NeutralColour; count: number; most: number },
		voice: Voice
	) =>
		p.count === 0
			? `Recipe: no ${colour(p.colour, voice)} cards`
			: p.count === p.most
				? `Recipe: ${colour(p.colour, voice)} is tied at ${g.number(p.count)}, nobody scores`
				: `Recipe: ${g.number(p.count)} ${colour(p.colour, voice)}, another player has ${g.number(p.most)}`,
	'score.task': (p: { task: Task }) => `Recipe: ${task[p.task]}`,
	'score.taskLost': (p: { task: Exclude<Task, 'ends-game'>; count: number; rival: number }) =>
		p.count === p.rival
			? `Recipe: ${task[p.task]}, tied at ${g.number(p.count)}, no points`
			: `Recipe: ${task[p.task]}, ${g.number(p.count)} against ${g.number(p.rival)}`,
	'score.notEnded': 'Recipe: ends the game, somebody else did',

	'prepare.removed': (p: { colour?: Colour | undefined }, voice: Voice) =>
		p.colour === undefined
			? 'Choose a colour that nobody plays and put its eight ingredient cards back in the box'
			: `Put the eight ${colour(p.colour, voice)} ingredient cards back in the box`,
	'prepare.recipesAway': 'Leave the recipe cards in the box',
	'prepare.recipes': 'Shuffle the two recipe piles apart and deal each player one card of each',
	'prepare.field': (p: { deck: number }) =>
		`Shuffle ingredients, powders and spells, lay out 32 face up as a 6 × 6 square with empty corners, then a corner card in each; ${g.number(p.deck)} stay in the deck`,
	'prepare.players':
		'Each player takes the wizard, cauldron and score aid of their colour and stands at a corner of their own',

	'ruling.tie': 'Equal totals',
	'ruling.tie.why': 'The rulebook does not say who wins with equal totals.',
	'ruling.tie.shared': 'The victory is shared',
	'ruling.powder': 'Powder and recipes',
	'ruling.powder.why':
		'The rulebook does not say in which order powders are laid when a recipe depends on them.',
	'ruling.powder.best-total': 'First for sets, then recipe owners may lay theirs again',
	'ruling.powder.set-points': 'For sets alone; recipes count powders where they lie',

	'setup.recipes': 'Recipe cards',
	'setup.recipesHint': 'For those who have played before',
	'setup.removed': 'Colour left in the box',
	'setup.removedHint': 'With two players eight cards of a colour nobody plays are not used',

	'table.howTo': 'Play first. When the game is over, tap the cards of each cauldron here.',
	'table.players': 'Whose cauldron',
	'table.next': (p: { seat: string }, voice: Voice) => `Next: ${voice.name(p.seat)}`,
	'table.addsUp': 'How it adds up',
	'table.ownColour': 'own colour, × 2',
	'table.cards': 'Cards in the cauldron',
	'table.extras': 'Besides ingredients',
	'table.powders': 'Magic powder',
	'table.spells': 'Spells taken',
	'table.colourRecipe': 'Colour recipe',
	'table.taskRecipe': 'Task recipe',
	'table.none': 'None',
	'table.endedBy': 'Who ended the game',
	'table.nobody': 'Not noted',
	'table.heldBy': (p: { seat: string }, voice: Voice) => `held by ${voice.name(p.seat)}`,
	'table.pickKind': (p: { kind: Kind; value: Value }, voice: Voice) =>
		`${kind(p.kind, voice)}, value ${p.value}`,
	'powder.title': 'Where the powder goes',
	'powder.unused': 'Left unused',
	'powder.on': (p: { on: readonly Kind[] }, voice: Voice) =>
		p.on.length === 2 && p.on[0] === p.on[1]
			? `Both on ${kind(p.on[0] as Kind, voice)}`
			: `On ${g.list(p.on.map((each) => kind(each, voice)))}`,
	'powder.gain': (p: { gain: number; isBest: boolean }) =>
		`${g.signed(p.gain)} against unused${p.isBest ? ', the best' : ''}`,
	'powder.more': (p: { count: number }) => `Show ${g.number(p.count)} more`,
	'powder.nowhere': 'There is no card to join yet',

	'copy.title': 'Names in your copy',
	'copy.hint':
		'Write what your cards say. The names appear everywhere at once; an empty field keeps ours.',
	'copy.colour': (p: { colour: Colour }) => `Colour: ${colourNames.en[p.colour]}`,
	'copy.kind': (p: { number: number }) => `Ingredient ${p.number === 1 ? 'I' : 'II'}`,
	'copy.colourName': 'Name of the colour'
};
