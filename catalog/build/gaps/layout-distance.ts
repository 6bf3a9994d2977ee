import { Path2D, createCanvas } from '@napi-rs/canvas';
import { outlinePath } from '../../../elements/objects/outline.js';
import type { Layer, Recipe } from '../templates/recipe.js';
import { roleOf } from '../templates/roles.js';

/** Squares of the page's first side that are looked at, across and down. */
const CELLS = 24;
/** Layouts that differ in less than a fifth of their squares are twins. */
export const TWINS = 0.2;

type Box = readonly [x: number, y: number, w: number, h: number];

/**
 * What a page shows in each of its squares: the kind of the topmost thing there and the part its color plays. Which
 * red, which words and which icon do not count, so a colorway is the same as what it is a colorway of.
 */
export function layoutOf(recipe: Recipe): readonly string[] {
  const unit = Math.min(...recipe.size) / 100;
  const [width, height] = recipe.size.map((side) => side / unit) as [number, number];
  const cells: string[] = Array<string>(CELLS * CELLS).fill(roleOf(recipe.ground ?? 'bg'));
  const bottoms = new Map<string, number>();
  for (const layer of recipe.layers) {
    const box = boxOf(layer, [width, height], bottoms);
    if (layer.k === 'text') bottoms.set(layer.id ?? layer.t, box[1] + box[3]);
    const what = shows(layer);
    if (!what) continue;
    const inside = insideOf(layer, box);
    for (let i = 0; i < cells.length; i++) {
      const x = (((i % CELLS) + 0.5) * width) / CELLS;
      const y = ((Math.floor(i / CELLS) + 0.5) * height) / CELLS;
      if (inside(x, y)) cells[i] = what;
    }
  }
  return cells;
}

/** The share of squares in which two pages differ, 0 to 1. */
export const layoutDistance = (a: readonly string[], b: readonly string[]): number =>
  a.filter((cell, i) => cell !== b[i]).length / a.length;

/** One of every group of layouts that are twins of each other, in their order. */
export function distinctLayouts(recipes: readonly Recipe[]): { kept: Recipe[]; twins: [string, string][] } {
  const kept: { recipe: Recipe; cells: readonly string[] }[] = [];
  const twins: [string, string][] = [];
  for (const recipe of recipes) {
    const cells = layoutOf(recipe);
    const twin = kept.find((other) => layoutDistance(other.cells, cells) < TWINS);
    if (twin) twins.push([recipe.id, twin.recipe.id]);
    else kept.push({ recipe, cells });
  }
  return { kept: kept.map(({ recipe }) => recipe), twins };
}

/** The box a layer has before its texts are set: what starts below a text starts under its whole box. */
function boxOf(layer: Layer, page: readonly [number, number], bottoms: ReadonlyMap<string, number>): Box {
  if (!('at' in layer) || !layer.at) return [0, 0, ...page];
  const [x, y, w, h] = layer.at;
  const under = layer.below === undefined ? undefined : bottoms.get(layer.below);
  return [x, under === undefined ? y : under + (layer.gap ?? 0), w, h];
}

/** What of a layer is told apart; nothing for what is only a line or nearly clear. */
function shows(layer: Layer): string | null {
  if ((layer.opacity ?? 1) < 0.3) return null;
  if (layer.k === 'text') return `text ${layer.font === 'heading' ? 'heading' : ''}`;
  if (layer.k === 'photo' || layer.k === 'grid' || layer.k === 'background') return 'picture';
  if (layer.k === 'art') return 'art';
  if (layer.k === 'line') return null;
  const word = layer.color ?? layer.gradient?.colors[0];
  return word === undefined || layer.fade ? null : roleOf(word);
}

const context = createCanvas(1, 1).getContext('2d');

function insideOf(layer: Layer, [x, y, w, h]: Box): (px: number, py: number) => boolean {
  const turn = (-(layer.rotate ?? 0) * Math.PI) / 180;
  const [cos, sin, cx, cy] = [Math.cos(turn), Math.sin(turn), x + w / 2, y + h / 2];
  const at = (px: number, py: number): [number, number] => [
    cx + (px - cx) * cos - (py - cy) * sin - x,
    cy + (px - cx) * sin + (py - cy) * cos - y,
  ];
  const within = ([ix, iy]: [number, number]): boolean => ix >= 0 && iy >= 0 && ix <= w && iy <= h;
  const outline = layer.k === 'shape' ? layer.outline : layer.k === 'photo' ? layer.frame : undefined;
  if (layer.k === 'shape' && layer.path !== undefined) {
    const path = new Path2D(layer.path);
    return (px, py) => {
      const point = at(px, py);
      return within(point) && context.isPointInPath(path, (point[0] * 100) / w, (point[1] * 100) / h);
    };
  }
  if (outline === undefined || outline === 'rectangle') return (px, py) => within(at(px, py));
  const path = new Path2D(outlinePath(outline, w, h));
  return (px, py) => {
    const point = at(px, py);
    return within(point) && context.isPointInPath(path, ...point);
  };
}
