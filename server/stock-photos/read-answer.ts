import * as z from 'zod/mini';
import { attribution as schema, type Attribution } from '../../elements/objects/attribution.js';
import { UNSEEN } from '../contract/shared-schemas.js';
import { PhotoSourceError, type StockPhoto } from './photo-source.js';

/** Letters kept of a name. */
const LONGEST = 200;

/** Words of a provider as one line that fits; '' for none. */
export const words = (text: string | null | undefined): string =>
  [...(text ?? '').replace(/\s+/g, ' ').replace(UNSEEN, '').trim()].slice(0, LONGEST).join('').trim();

/** Parts of an attribution as a provider tells them: what is empty, or no address of the web, is left out. */
export function attributionOf(
  parts: { readonly provider: string } & Readonly<Record<string, string | null | undefined>>,
): Attribution {
  const kept = Object.entries(parts).flatMap(([key, value]) => {
    const text = key.endsWith('_link') ? (value ?? '') : words(value);
    if (text === '' || (key.endsWith('_link') && !/^https?:\/\//i.test(text))) return [];
    return [[key, text]];
  });
  return schema().parse(Object.fromEntries(kept));
}

export const address = () => z.string().check(z.maxLength(2048), z.regex(/^https?:\/\//i));
export const side = () => z.number().check(z.gt(0), z.lt(1_000_000));
export const idText = () => z.string().check(z.minLength(1), z.maxLength(100));
export const someText = () => z.optional(z.nullable(z.string()));

/** An answer in its form, or a PhotoSourceError. */
export function readAs<T extends z.ZodMiniType>(form: T, answer: unknown, name: string): z.output<T> {
  const result = z.safeParse(form, answer);
  if (result.success) return result.data;
  throw new PhotoSourceError(
    'failed',
    `${name} gave an answer that could not be read`,
    JSON.stringify(result.error.issues.slice(0, 3)),
  );
}

/** Photos of a list; one that is not told of as it should be is left out, since the others are good. */
export const photosOf = <T extends z.ZodMiniType>(
  form: T,
  list: readonly unknown[],
  toPhoto: (row: z.output<T>) => StockPhoto,
): StockPhoto[] =>
  list.flatMap((row) => {
    const result = z.safeParse(form, row);
    return result.success ? [toPhoto(result.data)] : [];
  });
