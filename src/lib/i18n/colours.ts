/** Colours of seats and cards; a Russian name agrees with «цвет». */
export const colourNames = {
	en: {
		red: 'red',
		yellow: 'yellow',
		green: 'green',
		blue: 'blue',
		orange: 'orange',
		purple: 'purple',
		brown: 'brown',
		white: 'white',
		black: 'black'
	},
	ru: {
		red: 'красный',
		yellow: 'жёлтый',
		green: 'зелёный',
		blue: 'синий',
		orange: 'оранжевый',
		purple: 'фиолетовый',
		brown: 'коричневый',
		white: 'белый',
		black: 'чёрный'
	}
} as const;

export type ColourName = keyof (typeof colourNames)['en'];

export function isColourName(text: string | undefined): text is ColourName {
	return text !== undefined && Object.hasOwn(colourNames.en, text);
}
