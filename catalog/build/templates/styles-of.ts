import { formats, type Style } from '../../source/formats.js';
import {
  categoryVotes,
  layoutStyles,
  ownStyles,
  pairingVotes,
  paletteVotes,
} from '../../source/styles/template-styles.js';
import { sceneVotes } from '../../source/styles/scene-styles.js';
import { sceneOf } from '../../source/recipes/stages/stage.js';
import type { Votes } from '../../source/styles/style-votes.js';
import type { Layer, Recipe, TemplateSource } from './recipe.js';

/** A style needs as many votes, and the second is as near to the first. */
const ENOUGH = 3;
const NEAR = 1;

/** Less of a page than this, and a photo is one thing on it among others. */
const MUCH = 0.15;

/**
 * How a template looks: as its layout does where that decides, and else by the votes of its scene, letters, colors and
 * format. A photo that takes much of the page is a style of its own, beside the one of its letters. At most two, and none
 * where nothing speaks clearly.
 */
export function stylesOf(recipe: Recipe, source: TemplateSource): readonly Style[] {
  const own = ownStyles[source.id];
  if (own) return own;
  const letters = says(recipe, source) ? [pairingVotes[source.pairing]] : [];
  const layout = layoutOf(recipe.id);
  if (layout) return inLetters(layout, letters[0] ?? {});
  const colors = paletteVotes[source.palette];
  if (photoShare(recipe, source) >= MUCH) return ['photo', ...winners([...letters, colors]).slice(0, 1)];
  return winners([...letters, colors, sceneVotes[sceneOf(recipe)], categoryVotes[recipe.category]]);
}

const layoutOf = (id: string): readonly Style[] | undefined =>
  formats.find(({ recipes }) => id in recipes)?.recipes[id] ??
  layoutStyles.find(([, layouts]) => layouts.includes(id))?.[0];

/** Bold letters make an elegant layout a bold one, very elegant ones the other way round, and somewhat elegant ones quiet it. */
function inLetters(layout: readonly Style[], { bold = 0, elegant = 0 }: Votes): readonly Style[] {
  if (bold >= 2 && bold > elegant)
    return unique(layout.map((style) => (style === 'elegant' ? 'bold' : style)));
  if (elegant >= 2) return unique(layout.map((style) => (style === 'bold' ? 'elegant' : style)));
  return elegant > bold ? layout.filter((style) => style !== 'bold') : layout;
}

const unique = (styles: readonly Style[]): readonly Style[] => [...new Set(styles)];

/** An icon without words is set in no letters. */
const says = (recipe: Recipe, { copy }: TemplateSource): boolean =>
  recipe.layers.some((layer) => layer.k === 'text' && copy[layer.t]);

function winners(all: readonly (Votes | undefined)[]): Style[] {
  const sums = new Map<Style, number>();
  for (const each of all)
    for (const [style, count] of Object.entries(each ?? {}) as [Style, number][])
      sums.set(style, (sums.get(style) ?? 0) + count);
  const ranked = [...sums].sort(([, a], [, b]) => b - a);
  const least = Math.max(ENOUGH, (ranked[0]?.[1] ?? 0) - NEAR);
  return ranked
    .filter(([, sum]) => sum >= least)
    .slice(0, 2)
    .map(([style]) => style);
}

/** Of the first page, as far as its photos' boxes tell. */
function photoShare({ layers, size }: Recipe, { photos = {} }: TemplateSource): number {
  const unit = Math.min(...size) / 100;
  const page = (size[0] / unit) * (size[1] / unit);
  const isPhoto = (slot: string): boolean => photos[slot]?.id.startsWith('photo-') ?? false;
  const areaOf = (layer: Layer): number => {
    const area = layer.at ? layer.at[2] * layer.at[3] : page;
    if (layer.k === 'photo' || layer.k === 'background') return isPhoto(layer.photo) ? area : 0;
    if (layer.k !== 'grid') return 0;
    const pictured = layer.boxes.filter(
      (box) => box.startsWith('photo:') && isPhoto(box.slice('photo:'.length)),
    );
    return (area * pictured.length) / layer.boxes.length;
  };
  return layers.reduce((sum, layer) => sum + areaOf(layer), 0) / page;
}
