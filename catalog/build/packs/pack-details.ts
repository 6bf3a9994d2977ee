import * as z from 'zod/mini';
import { titleOf, type Credit } from '../output.js';
import { fault, type PackFault } from './faults.js';

/** The file that says what a pack is. */
export const DETAILS = 'pack.json';

const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const words = () => z.array(line(60)).check(z.maxLength(50));

/** What may be said of one file; all of it may be left out. */
const item = z.strictObject({
  /** Made of the file's name otherwise. */
  name: z.optional(line(100)),
  /** What it is found by, beside its name. */
  keywords: z.optional(words()),
  /** Whose it is, where it is another's than the pack. */
  author: z.optional(line(200)),
  licence: z.optional(line(100)),
  source: z.optional(line(500)),
  /** Of a template: ids of the categories it is listed in; those of its size otherwise. */
  categories: z.optional(z.array(line(80)).check(z.minLength(1), z.maxLength(10))),
  /** Of a photo: the point that a crop keeps, as fractions. */
  focus: z.optional(z.strictObject({ x: share(), y: share() })),
});

function share() {
  return z.number().check(z.gte(0), z.lte(1));
}

const details = z.strictObject({
  /** What its ids begin with: it stays for ever, since designs have them. */
  name: z
    .string()
    .check(
      z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
      z.maxLength(30),
    ),
  author: line(200),
  /** An SPDX name, or the owner's own words; the text stands in the licence file. */
  licence: line(100),
  /** Where it comes from. */
  source: line(500),
  /** Of fonts: what they are, for the list of fonts. */
  fonts: z.optional(
    z.record(z.string(), z.enum(['sans', 'serif', 'slab', 'display', 'script', 'hand', 'mono'])),
  ),
  items: z.optional(z.record(z.string(), item)),
});
export type PackDetails = z.infer<typeof details>;

/** Reads `pack.json`; the faults of one that cannot be used. */
export function readDetails(text: string): PackDetails | readonly PackFault[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return [fault(DETAILS, `is not JSON: ${(error as Error).message}`)];
  }
  const result = details.safeParse(json);
  if (result.success) return result.data;
  return result.error.issues.map(({ path, message }) =>
    fault(DETAILS, `${path.join('.') || 'it'}: ${message}`),
  );
}

/** What the catalog says of a file of the pack. */
export interface About extends Credit {
  readonly id: string;
  readonly name: string;
  readonly keywords: string[];
}

const SLUG = /[^a-z0-9]+/g;

/** 'photos/Old Harbor.jpg' -> 'old-harbor' */
export const slugOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(SLUG, '-')
    .replace(/^-|-$/g, '');

export function aboutFile({ name: pack, items = {}, ...of }: PackDetails, file: string): About {
  const slug = slugOf(file);
  const { name = titleOf(slug), keywords = [], author = of.author, ...told } = items[file] ?? {};
  const { licence = of.licence, source = of.source } = told;
  return { id: `${pack}-${slug}`, name, keywords: [...keywords], author, licence, source };
}
