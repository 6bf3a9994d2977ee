import type { Colorway } from '../../../elements/document/colorways.js';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { coloredFile } from '../../../elements/generate/colored-file.js';
import { colorsByPlace, usedColors } from '../../../elements/generate/palette-variations.js';
import type { UsedColor } from '../../../elements/generate/palette-mapping.js';
import { colorDistance, hexToOklch } from '../../../elements/math/color.js';
import { paletteNames, palettes } from '../../source/palettes.js';
import { refusedColorways } from '../../source/refused-colorways.js';
import type { Library } from './compile-context.js';
import {
  knownColorways,
  knownWays,
  suitingPalettes,
  type KnownColorways,
  type KnownWay,
} from './known-colorways.js';
import { compileTemplate, type Compiled } from './compile-template.js';
import { lintTemplate } from './lint/lint.js';
import type { Palettes } from './recipe.js';
import { colorOf, roleOf, rolesOf, type Palette, type Roles } from './roles.js';

/** How many a template is offered in, its own among them, where as many suit it. */
const MOST = 4;
/** Palettes looked at for one template: where as many would not do, few of the others would. */
const TRIES = 18;
/** OKLab: less apart than this two colorways look like one. */
const APART = 0.05;
/** OKLCH chroma: a calm template stays calm, a loud one loud. */
const MOOD = 0.055;

/** Palettes to choose from, and what is known of them; by default those of the catalog. */
interface Offered {
  readonly palettes?: Palettes;
  readonly known?: KnownColorways;
}

/** A palette that suits a template, and what it makes of it. */
interface Found {
  readonly id: string;
  readonly colors: string[];
  readonly compiled: Compiled;
}

const nameOf = (id: string): string => paletteNames[id] ?? `${id[0]!.toUpperCase()}${id.slice(1)}`;

/** A template in the colors of another palette. */
export interface Recolored {
  readonly way: Colorway;
  readonly compiled: Compiled;
}

/** What every palette is tried on, read of the template once. */
interface Original {
  readonly compiled: Compiled;
  readonly library: Library;
  /** Those that show most first: what a dot shows of them. */
  readonly used: readonly UsedColor[];
  readonly colors: string[];
  readonly places: ReturnType<typeof colorsByPlace>;
  readonly shapes: string;
}

function originalOf(compiled: Compiled, library: Library): Original {
  const file = coloredFile(compiled.design);
  const used = usedColors(file).sort((a, b) => b.weight - a.weight);
  return {
    ...{ compiled, library, used, colors: used.map(({ color }) => color) },
    ...{ places: colorsByPlace(file), shapes: withoutColors(compiled.design) },
  };
}

/**
 * The palettes that a template may be had in, its own first; none when no other suits it. What is offered is the same
 * design but for its colors, passes every rule, and is told from the others at a glance [E-090].
 */
export function colorwaysOf(
  compiled: Compiled,
  library: Library,
  { palettes: all = palettes, known = knownColorways }: Offered = {},
): Recolored[] {
  const kept = foundWays(originalOf(compiled, library), all, suitingPalettes(compiled, all, known))
    .filter(({ id }) => isOffered(compiled, id))
    .map(({ id, colors, compiled: each }) => ({ way: wayOf({ id, colors }), compiled: each }));
  return kept.length > 1 ? kept : [];
}

/** The same without the designs: as they are known, they need not be compiled. */
export function offeredColorways(compiled: Compiled, library: Library): Colorway[] {
  const known = knownWays(compiled, palettes, knownColorways);
  if (!known) return colorwaysOf(compiled, library).map(({ way }) => way);
  const ways = known.filter(({ id }) => isOffered(compiled, id)).map(wayOf);
  return ways.length > 1 ? ways : [];
}

const isOffered = ({ source }: Compiled, id: string): boolean => !refusedColorways.has(`${source.id} ${id}`);

const wayOf = ({ id, colors }: KnownWay): Colorway => ({ id, name: nameOf(id), colors: [...colors] });

/**
 * Its own first, then those that are known to suit it, else those that a search finds. A template of a palette that is none
 * of those offered has none.
 */
function foundWays(original: Original, all: Palettes, suiting?: readonly string[]): readonly Found[] {
  const { compiled, colors } = original;
  const own = Object.entries(all).find(([, palette]) => palette === compiled.palette);
  if (!own) return [];
  const found = (suiting && recoloredByAll(suiting, original, all)) ?? search(original, all);
  return [{ id: own[0], colors, compiled }, ...found];
}

/** The palettes that a template may be had in, looked for anew but for those that are told to suit it. */
export function searchColorways(
  compiled: Compiled,
  library: Library,
  all: Palettes,
  suiting?: readonly string[],
): KnownWay[] {
  return foundWays(originalOf(compiled, library), all, suiting).map(({ id, colors }) => ({ id, colors }));
}

function search(original: Original, all: Palettes): Found[] {
  const weights = original.used.map(({ weight }) => Math.sqrt(weight));
  const offered = [original.colors];
  const found: Found[] = [];
  for (const { id, palette } of inOrder(original.compiled, all).slice(0, TRIES)) {
    if (offered.length === MOST) break;
    const recolored = recoloredBy(palette, original);
    if (!recolored || offered.some((colors) => apart(colors, recolored.colors, weights) < APART)) continue;
    if (lintTemplate(recolored.compiled, original.library).length > 0) continue;
    found.push({ id, ...recolored });
    offered.push(recolored.colors);
  }
  return found;
}

/** Undefined where one of them does not suit the template after all: what compiles it is not what it was. */
function recoloredByAll(ids: readonly string[], original: Original, all: Palettes): Found[] | undefined {
  const found: Found[] = [];
  for (const id of ids) {
    const recolored = recoloredBy(all[id]!, original);
    if (!recolored) return undefined;
    found.push({ id, ...recolored });
  }
  return found;
}

/** The template in another palette; null where it would be another design, or its colors could not be taken back. */
function recoloredBy(palette: Palette, original: Original): Omit<Found, 'id'> | null {
  const compiled = compileTemplate({ ...original.compiled, palette }, original.library);
  const colors = exchangedColors(original, compiled.design);
  return colors && { colors, compiled };
}

/** Where one starts to look for colorways: at another palette for each template. */
function turnedBy<T>(id: string, all: readonly T[]): readonly T[] {
  let turn = 0;
  for (const letter of id) turn = (turn * 31 + letter.codePointAt(0)!) % 9973;
  const start = turn % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}

const liveliness = (palette: Palette): number => {
  const [first, second] = palette.map((color) => hexToOklch(color).C).sort((a, b) => b - a);
  return (first! + second!) / 2;
};

/** The color words that a template speaks of. Names that read like one do no harm: they only tell in which order to look. */
function colorWords({ recipe, source }: Compiled, roles: Roles): readonly string[] {
  const words = new Set(['bg']);
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    else if (typeof value === 'string' && Object.hasOwn(roles, roleOf(value))) words.add(value);
  };
  [recipe.ground, recipe.layers, recipe.pages, source.art].forEach(visit);
  return [...words];
}

/** Which words have one color: where two of a template's do, so must they in its colorways. */
function pattern(words: readonly string[], roles: Roles): string {
  const colors = words.map((word) => colorOf(word, roles));
  return colors.map((color) => colors.indexOf(color)).join();
}

/** Those of the template's mood first, and of them those whose words share colors as its own do: most of these will do. */
function inOrder(compiled: Compiled, all: Palettes): readonly { id: string; palette: Palette }[] {
  const { source, recipe, palette: own, roles } = compiled;
  const words = colorWords(compiled, roles);
  const wanted = pattern(words, roles);
  const rank = (palette: Palette): number => {
    const others = { ...rolesOf(palette, recipe.mode ?? 'light'), ...source.roles };
    const calm = Math.abs(liveliness(own) - liveliness(palette)) <= MOOD;
    return (calm ? 0 : 1) + (pattern(words, others) === wanted ? 0 : 2);
  };
  const others = Object.entries(all).filter(([, palette]) => palette !== own);
  const ranked = turnedBy(source.id, others).map(([id, palette]) => ({ id, palette, rank: rank(palette) }));
  return ranked.sort((a, b) => a.rank - b.rank);
}

/** How far two colorways are apart, OKLab: the mean over their colors, of which what covers more counts more. */
function apart(one: readonly string[], other: readonly string[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return one.reduce((sum, color, i) => sum + colorDistance(color, other[i]!) * weights[i]!, 0) / total;
}

/**
 * The colors that stand where those of the template stand. Null when the designs differ in more than their colors, or
 * when one color would have to become two or two become one.
 */
function exchangedColors({ shapes, places, colors }: Original, recolored: DesignFile): string[] | null {
  if (shapes !== withoutColors(recolored)) return null;
  const after = colorsByPlace(coloredFile(recolored));
  const swaps = new Map<string, string>();
  for (const [place, color] of places) {
    const next = after.get(place)!;
    if ((swaps.get(color) ?? next) !== next) return null;
    swaps.set(color, next);
  }
  return new Set(swaps.values()).size === swaps.size ? colors.map((color) => swaps.get(color)!) : null;
}

const withoutColors = (design: DesignFile): string => JSON.stringify(design).replace(/#[0-9a-f]{6}\b/gi, '#');
