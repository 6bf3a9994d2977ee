import { MAX_SLOTS, type Art } from '../../build/svg/art.js';
import { paintedAreas } from '../../build/svg/painted-areas.js';
import { parseMarkup } from '../../build/svg/markup.js';
import { quantize } from '../../build/svg/quantize.js';
import { drawFlag } from './flag-drawing.js';
import type { IconSet, Packages } from './icon-set.js';
import { scaled, withoutSpecks } from './place.js';

interface Country {
  readonly code: string;
  readonly name: string;
  readonly capital?: string;
  readonly continent?: string;
}

/** View-box units. */
const WIDTH = 160;
/** Letters of path data; the coats of arms of some flags would take fifty times as many. */
const MOST = 20_000;
/** Flags that are the civil one when their arms are left away, or whose arms are worth more letters. */
const OTHERS: Readonly<Record<string, number>> = { rs: 400, mx: 45_000 };

/** Flags of countries and a few more, 4 by 3. */
export function flags(packages: Packages): IconSet {
  const countries = packages.load<readonly Country[]>('flag-icons/country.json');
  const known = new Map(countries.map((country) => [country.code, country]));
  return {
    prefix: 'flag',
    credit: packages.credit('flag-icons', 'Panayiotis Lipiridis', 'MIT'),
    headings: { all: [...known.keys()].sort() },
    art: async (code) => {
      const root = parseMarkup(packages.read(`flag-icons/flags/4x3/${code}.svg`));
      return fewColors(withoutSpecks(scaled(drawFlag(root, code), WIDTH / 640), OTHERS[code] ?? MOST));
    },
    keywords: (code) => {
      const { name, capital, continent } = known.get(code)!;
      return [
        'flag',
        'country',
        'nation',
        code,
        ...[name, capital, continent].flatMap((each) => each?.toLowerCase() ?? []),
      ];
    },
    title: (code) => `Flag of ${known.get(code)!.name}`,
  };
}

/** A color that covers less of a flag than this is a detail of its arms. */
const SEEN = 0.012;

/** Merges the shades of details; a sixth color that a flag lives by stays, though nobody can change it. */
async function fewColors(art: Art): Promise<Art> {
  const areas = await paintedAreas(art);
  const all = [...areas.values()].reduce((sum, area) => sum + area, 0);
  const merged = quantize(areas, MAX_SLOTS);
  const stays = (from: string): boolean => areas.get(from)! / all > SEEN && far(from, merged.get(from)!);
  const paths = art.paths.map((path) =>
    stays(path.color) ? { ...path, fixed: true as const } : { ...path, color: merged.get(path.color)! },
  );
  return { ...art, paths };
}

const far = (from: string, to: string): boolean => {
  const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const other = channels(to);
  return channels(from).some((value, i) => Math.abs(value - other[i]!) > 90);
};
