import type { DesignFile } from '../document/design-file.js';
import type { Attribution } from '../objects/attribution.js';
import { storedPictureName } from '../objects/picture-name.js';

/** A line for a picture: its name, who made it, where it comes from and under which terms. */
function lineOf(name: string, { provider, author, author_link, source_link, ...terms }: Attribution): string {
  const what = name ? `“${name}”` : 'Photo';
  const who = author ? ` by ${withLink(author, author_link)}` : '';
  const where = ` on ${withLink(provider, source_link)}`;
  const { licence, licence_link } = terms;
  return `${what}${who}${where}${licence ? `, ${withLink(licence, licence_link)}` : ''}`;
}

const withLink = (text: string, link: string | undefined): string => (link ? `${text} (${link})` : text);

/**
 * Who made the pictures that some pages show, a line each and each once, in the order of the pages [E-094]. Pages count
 * from 1; all without. What is hidden is in no file, and credited in none.
 */
export function creditsOf(
  { pages }: Pick<DesignFile, 'pages'>,
  numbers?: readonly number[],
): readonly string[] {
  const chosen = numbers ? numbers.flatMap((number) => pages[number - 1] ?? []) : pages;
  const lines = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || (value as { hidden?: unknown }).hidden === true)
      return;
    const { attribution } = value as { attribution?: unknown };
    if (isAttribution(attribution)) lines.add(lineOf(storedPictureName(value), attribution));
    for (const inner of Object.values(value)) look(inner);
  };
  chosen.forEach(look);
  return [...lines];
}

/** What a checked file holds under the name; other programs may use it for something else. */
const isAttribution = (value: unknown): value is Attribution =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { provider?: unknown }).provider === 'string';
