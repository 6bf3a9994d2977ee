import type { Credit } from '../../../build/output.js';
import { recolorArt } from '../../../build/svg/art.js';
import { normalizeSvg } from '../../../build/svg/normalize-svg.js';
import { inFewColors } from '../few-colors.js';
import { iconifySvg, type IconifySet, type IconSet, type Packages } from '../icon-set.js';
import { Synonyms } from './synonyms.js';
import { titleFrom, wordsFrom } from './titles.js';

export interface StreamlineSet {
  /** Of the package: 'plump' of '@iconify-json/streamline-plump-color'. */
  readonly pack: string;
  readonly prefix: string;
  /** Ends the names of the icons that are drawn again in a second look; its headings are 'Mail flat'. */
  readonly twin?: 'flat' | 'duo';
  /** What no design needs, and the marks of others. */
  readonly except: RegExp;
  /** What to replace of the set's own colors, for the icons of a heading. */
  readonly colors?: (heading: string) => ReadonlyMap<string, string>;
  /** What all of its icons are looked up by. */
  readonly words?: readonly string[];
}

/** What a package of Iconify says about itself. */
interface PackInfo {
  readonly name: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly license: { readonly spdx: string };
}

const NO_COLORS: ReadonlyMap<string, string> = new Map();

/** A color set of Streamline, under the headings its makers sorted it by. */
export function streamline(packages: Packages, about: StreamlineSet): IconSet {
  const pack = `@iconify-json/streamline-${about.pack}-color`;
  const set = packages.load<IconifySet>(`${pack}/icons.json`);
  const { categories } = packages.load<{ categories: Record<string, readonly string[]> }>(
    `${pack}/metadata.json`,
  );
  const synonyms = new Synonyms(packages);
  const isTwin = (name: string) => about.twin !== undefined && name.endsWith(`-${about.twin}`);
  const headings: Record<string, readonly string[]> = {};
  const headingOf = new Map<string, string>();
  for (const [heading, all] of Object.entries(categories)) {
    const names = all.filter((name) => !about.except.test(name.replace(/-(flat|duo)$/, '')));
    headings[heading] = names.filter((name) => !isTwin(name));
    if (about.twin) headings[`${heading} ${about.twin}`] = names.filter(isTwin);
    for (const name of names) headingOf.set(name, heading);
  }
  return {
    prefix: about.prefix,
    credit: creditOf(packages.load<PackInfo>(`${pack}/info.json`)),
    headings,
    art: (name) => {
      const art = normalizeSvg(withoutReferences(iconifySvg(set, name)), name);
      return inFewColors(recolorArt(art, about.colors?.(headingOf.get(name)!) ?? NO_COLORS));
    },
    keywords: (name) => [
      ...wordsFrom(name),
      ...synonyms.of(titleFrom(name).toLowerCase().replaceAll(' ', '-')),
      ...(about.words ?? []),
    ],
    title: titleFrom,
  };
}

/** The license wants to know of changes. */
const creditOf = ({ name, author, license }: PackInfo): Credit => ({
  author: author.name,
  licence: license.spdx,
  source: `${author.url} (${name}, in other or fewer colors)`,
});

/**
 * Writes a shape that is drawn twice in both places, and drops the clips and masks: those of the sets are the whole box,
 * which cuts nothing.
 */
function withoutReferences(svg: string): string {
  const shapes = new Map<string, string>();
  for (const [, id, rest] of svg.matchAll(/<path id="([^"]+)"([^>]*\/>)/g)) shapes.set(id!, `<path${rest}`);
  return svg
    .replace(/<mask.*?<\/mask>|<defs>.*?<\/defs>/g, '')
    .replace(/ (mask|clip-path)="[^"]*"/g, '')
    .replace(
      /<use href="#([^"]+)"([^>]*)\/>/g,
      (_, id: string, more: string) => `<g${more}>${shapes.get(id)}</g>`,
    );
}
