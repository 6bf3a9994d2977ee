import type { Colorway } from '../../../elements/document/colorways.js';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { coloredFile } from '../../../elements/generate/colored-file.js';
import { colorsByPlace, usedColors } from '../../../elements/generate/palette-variations.js';
import type { UsedColor } from '../../../elements/generate/palette-mapping.js';
import { colorDistance, hexToOklch } from '../../../elements/math/color.js';
import { paletteNames, palettes } from '../../source/palettes.js';
import { refusedColorways } from '../../source/refused-colorways.js';
import type { Library } from './compile-context.js';
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

interface NamedPalette {
  readonly id: string;
  readonly name: string;
  readonly palette: Palette;
}

const named: readonly NamedPalette[] = Object.entries(palettes as Palettes).map(([id, palette]) => ({
  ...{ id, palette },
  name: paletteNames[id] ?? `${id[0]!.toUpperCase()}${id.slice(1)}`,
}));

/** A template in the colors of another palette. */
export interface Recolored {
  readonly way: Colorway;
  readonly compiled: Compiled;
}

/**
 * The palettes that a template may be had in, its own first; none when no other suits it. What is offered is the same
 * design but for its colors, passes every rule, and is told from the others at a glance [E-090].
 */
export function colorwaysOf(
  compiled: Compiled,
  library: Library,
  palettes: readonly NamedPalette[] = named,
): Recolored[] {
  const own = palettes.find(({ palette }) => palette === compiled.palette);
  if (!own) return [];
  const used = colorsInOrder(compiled.design);
  const colors = used.map(({ color }) => color);
  const weights = used.map(({ weight }) => Math.sqrt(weight));
  const found: Recolored[] = [{ way: { id: own.id, name: own.name, colors }, compiled }];
  for (const { id, name, palette } of inOrder(compiled, palettes).slice(0, TRIES)) {
    if (found.length === MOST) break;
    const recolored = compileTemplate({ ...compiled, palette }, library);
    const exchanged = exchangedColors(compiled.design, recolored.design, colors);
    if (!exchanged || found.some(({ way }) => apart(way.colors, exchanged, weights) < APART)) continue;
    if (lintTemplate(recolored, library).length > 0) continue;
    found.push({ way: { id, name, colors: exchanged }, compiled: recolored });
  }
  const kept = found.filter(({ way }) => !refusedColorways.has(`${compiled.source.id} ${way.id}`));
  return kept.length > 1 ? kept : [];
}

/** Those that show most first: what a dot shows of them. */
const colorsInOrder = (design: DesignFile): UsedColor[] =>
  usedColors(coloredFile(design)).sort((a, b) => b.weight - a.weight);

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
function inOrder(compiled: Compiled, all: readonly NamedPalette[]): readonly NamedPalette[] {
  const { source, recipe, palette: own, roles } = compiled;
  const words = colorWords(compiled, roles);
  const wanted = pattern(words, roles);
  const rank = ({ palette }: NamedPalette): number => {
    const others = { ...rolesOf(palette, recipe.mode ?? 'light'), ...source.roles };
    const calm = Math.abs(liveliness(own) - liveliness(palette)) <= MOOD;
    return (calm ? 0 : 1) + (pattern(words, others) === wanted ? 0 : 2);
  };
  const ranked = turnedBy(
    source.id,
    all.filter(({ palette }) => palette !== own),
  ).map((each) => ({ each, rank: rank(each) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ each }) => each);
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
function exchangedColors(
  design: DesignFile,
  recolored: DesignFile,
  colors: readonly string[],
): string[] | null {
  if (withoutColors(design) !== withoutColors(recolored)) return null;
  const after = colorsByPlace(coloredFile(recolored));
  const swaps = new Map<string, string>();
  for (const [place, color] of colorsByPlace(coloredFile(design))) {
    const next = after.get(place)!;
    if ((swaps.get(color) ?? next) !== next) return null;
    swaps.set(color, next);
  }
  return new Set(swaps.values()).size === swaps.size ? colors.map((color) => swaps.get(color)!) : null;
}

const withoutColors = (design: DesignFile): string => JSON.stringify(design).replace(/#[0-9a-f]{6}\b/gi, '#');
