import * as z from 'zod/mini';
import { isEmail, normalizedEmail } from './email.js';

/** Shapes that several areas share. */

/** The database keeps every character but this one. */
export const isStorable = (text: string): boolean => !text.includes('\0');

/** Control characters, and those that turn the reading order around: 'gpj.exe' must not read 'exe.jpg'. */
export const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const withoutUnseen = z.overwrite<string>((text) => text.replace(UNSEEN, ''));

/** Characters that join or separate others leave nothing to see by themselves. */
const isSeen = (text: string): boolean => /[^\p{Cf}\p{Z}\p{Cc}]/u.test(text);

/** A line of text of a length that fits a column, with something in it to see. */
export const line = (longest: number) =>
  z
    .string()
    .check(
      z.refine(isStorable, 'holds a NUL character'),
      withoutUnseen,
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.refine(isSeen, 'is empty'),
    );

/** Of something that exists or does not: nothing of it is left out. */
export const id = () =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.refine(isStorable, 'holds a NUL character'));

/** One id or a list of them. */
export const ids = () => z.union([id(), z.array(id()).check(z.maxLength(100))]);

/** An address of e-mail, in small letters. */
export const email = () =>
  z.pipe(
    z.pipe(z.string(), z.transform(normalizedEmail)),
    z.string().check(z.refine(isEmail, 'is not an e-mail address')),
  );

/** The stored design, as an object or as its JSON text. */
export const designFile = () => z.union([z.string(), z.looseObject({})]);

/** Counts the saves, as far as the database counts. */
export const revision = () => z.int().check(z.gte(0), z.lte(2 ** 31 - 1));

/** Who is invited in one go. */
export const emails = () => z.array(email()).check(z.minLength(1), z.maxLength(50));

/** What somebody may do with a design or in a folder. */
export const role = () => z.enum(['view', 'edit']);

/** A field of the specs that says nothing we may believe, such as who the sender is (DECISIONS 16). */
export const ignored = () => z.optional(z.unknown());

const UNITS = ['px', 'mm', 'cm', 'in'] as const;

export const unit = () => z.enum(UNITS);

export const dimensions = z.object({ width: z.number(), height: z.number(), unit: unit() });

/** Pages count from 1; a page holds at most 100. */
export const paging = {
  page_no: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
  size: z._default(z.int().check(z.gte(1), z.lte(100)), 40),
};

/** One page of a list. `more` is false on the last one. */
export const listing = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ docs: z.array(item), total: z.number(), more: z.boolean() });

/** A design in lists. */
export const listedDesign = z.object({
  _id: z.string(),
  name: z.string(),
  /** Empty until the first picture of it is painted. */
  thumbnail: z.string(),
  /** px */
  width: z.number(),
  height: z.number(),
  /** ISO 8601 */
  updated_at: z.string(),
});

export const created = z.object({ _id: z.string() });

export const done = z.object({ _id: z.string() });
