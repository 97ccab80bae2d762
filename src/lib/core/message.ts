/**
 * What the rules say, before any language: a key of a dictionary and its parameters.
 * A dictionary is a table of strings and small functions of named parameters; its type
 * decides which messages exist, so a missing translation does not compile.
 */

/** What a dictionary may ask while it builds a sentence. */
export interface Voice {
	/** A seat's name as the table knows it. */
	name(seat: string): string;
	/** What the owner's copy calls a thing, if the owner has named it. */
	term(id: string): string | undefined;
	/** The edition on the table: two editions may have other words for one thing. */
	readonly edition: string;
}

// A method, so that dictionaries with narrower parameters are still dictionaries.
type Entry = string | { bivariance(params: never, voice: Voice): string }['bivariance'];
export type Dictionary = Readonly<Record<string, Entry>>;

type MessageOf<D, K extends keyof D & string> = D[K] extends string
	? { readonly key: K; readonly params?: undefined }
	: D[K] extends () => string
		? { readonly key: K; readonly params?: undefined }
		: D[K] extends (params: infer P, voice: Voice) => string
			? { readonly key: K; readonly params: P }
			: never;

/** A message of the dictionary D; with no dictionary, any message at all. */
export type Message<D = Dictionary> = D extends Dictionary
	? string extends keyof D
		? { readonly key: string; readonly params?: unknown }
		: { [K in keyof D & string]: MessageOf<D, K> }[keyof D & string]
	: never;

/** The same table in another language: the same keys, the same parameters. */
export type Translation<D> = {
	readonly [K in keyof D]: D[K] extends (params: infer P, voice: Voice) => string
		? (params: P, voice: Voice) => string
		: string;
};

/** Turns a message into a sentence. A key from another version is shown as it is, not lost. */
export function sentence(dictionary: Dictionary, message: Message, voice: Voice): string {
	const entry = Object.hasOwn(dictionary, message.key) ? dictionary[message.key] : undefined;
	if (entry === undefined) return message.key;
	return typeof entry === 'string' ? entry : entry(message.params as never, voice);
}

type ParamsOf<D, K> = Extract<Message<D>, { key: K }>['params'];

/** Makes the function with which the rules of one game speak. */
export function speaker<D extends Dictionary>() {
	return <K extends Message<D>['key']>(
		key: K,
		...[params]: ParamsOf<D, K> extends undefined ? [] : [ParamsOf<D, K>]
	): Message<D> => ({ key, params }) as unknown as Message<D>;
}
