import { signal } from '@preact/signals-core';

/** A text, or a function of its parameters for counts and names. */
type Message = string | ((params: never) => string);
type Table = Record<string, Message>;
type ParamsOf<M> = M extends (params: infer P) => string ? [params: P] : [];

/** Looks a text up by key; keys with parameters ask for them by type. */
export type Translate<T extends Table> = <K extends keyof T & string>(
  key: K,
  ...params: ParamsOf<T[K]>
) => string;

/** Translations by room; a signal, so that elements already on the page render again when one arrives. */
const translations = signal<Readonly<Record<string, Table>>>({});

/** A room's own English texts, as a typed look-up. Each room keeps its table in its own `strings.ts`. */
export function defineStrings<T extends Table>(room: string, english: T): Translate<T> {
  return (key, ...params) => {
    const message: Message = translations.value[room]?.[key] ?? english[key] ?? key;
    return typeof message === 'string' ? message : message(params[0] as never);
  };
}

/** Replaces texts of a room by another language; keys left out stay English. */
export function translateStrings(room: string, table: Table): void {
  translations.value = { ...translations.peek(), [room]: { ...translations.peek()[room], ...table } };
}
