import type { Layer, Recipe } from '../../../build/templates/recipe.js';
import categories from '../../categories.json' with { type: 'json' };
import { box, type Region, type Scene } from '../scenes/kit.js';

/** A page's size in u. */
export interface Page {
  readonly w: number;
  readonly h: number;
  /** The smallest type that can be read there, u. */
  readonly small: number;
}

type Size = readonly [width: number, height: number];

/** Text on a telephone is a ninetieth of the page at least; on a small advertisement 12 px. */
export function pageOf([width, height]: Size): Page {
  const unit = Math.min(width, height) / 100;
  const ratio = width / height;
  const small = 2.8 * (ratio > 1 ? Math.sqrt(ratio) : ratio ** -0.25);
  return { w: width / unit, h: height / unit, small: Math.max(small, 12.2 / unit) };
}

/** How a stage lays words and a scene out on a page of a size. */
export type Stage = (scene: Scene, page: Page) => { readonly ground: string; readonly layers: Layer[] };

const sizes = new Map<string, Size>(
  categories.flatMap(({ children }) => children.map(({ id, width, height }): [string, Size] => [id, [width, height]])),
);

/** A layout of a category, in its size, as a stage without a scene or of its own kind lays it out. */
export function layoutIn(id: string, category: string, lay: (page: Page) => ReturnType<Stage>): Recipe {
  const size = sizes.get(category);
  if (!size) throw new Error(`${id}: there is no category ${category}`);
  return { id, category, size, ...lay(pageOf(size)) };
}

/** A recipe for each category: the scene on a stage, called by both. */
export const layoutsOf = (scene: Scene, stages: Readonly<Record<string, Stage>>): Recipe[] =>
  Object.entries(stages).map(([category, stage]) =>
    layoutIn(`${scene.id}-${category}`, category, (page) => stage(scene, page)),
  );

/** The scene by which such a recipe is called; of others, what they are called themselves. */
export const sceneOf = ({ id, category }: Pick<Recipe, 'id' | 'category'>): string =>
  id.endsWith(`-${category}`) ? id.slice(0, -category.length - 1) : id;

export interface Wording {
  readonly align?: 'left' | 'center';
  /** Color words of the ground, of the words and of the quieter ones. */
  readonly on: string;
  readonly color: string;
  readonly soft: string;
  /** Most lines of the title; 3 when absent. */
  readonly lines?: number;
  readonly caps?: boolean;
  /** Share of the region's height that the title may take. */
  readonly share?: number;
  /** The call at the foot: a pill, plain type, or none. */
  readonly call?: 'pill' | 'plain' | 'none';
  readonly tag?: boolean;
  readonly body?: boolean;
  /** From the title to the words under it, in the smallest type's size; 2.2 when absent. */
  readonly gap?: number;
  /** How far lines of the title stand apart, em. */
  readonly leading?: number;
}

/** A line above, a title as large as it will go, a few words under it and a call at the foot of the region. */
export function wording({ x, y, w, h }: Region, small: number, look: Wording): Layer[] {
  const { align = 'left', on, color, soft, lines = 3, caps = false, share = 0.52 } = look;
  const tagged = look.tag !== false;
  const top = tagged ? y + small * 2.3 : y;
  const set = { align, on } as const;
  const call = look.call ?? 'pill';
  const pillW = Math.min(w, small * 11.5);
  const pillX = align === 'center' ? x + (w - pillW) / 2 : x;
  return [
    ...(tagged ? [{ k: 'text', t: 'tag', font: 'sub', at: [x, y, w, small * 1.05], size: [small * 1.12, small * 0.92], caps: true, tracking: 0.13, color: soft, ...set } as const] : []),
    { k: 'text', t: 'title', font: 'heading', at: [x, top, w, h * share], size: [Math.min(h * share, w * 0.4, small * 9), small * 1.7], lines, caps, ...(look.leading ? { leading: look.leading } : {}), color, ...set },
    ...(look.body === false ? [] : [{ k: 'text', t: 'detail', font: 'body', below: 'title', gap: small * (look.gap ?? 2.2), at: [align === 'center' ? x + w * 0.05 : x, 0, w * 0.9, small * 5], size: [small * 1.3, small * 0.95], lines: 3, leading: 1.38, color, ...set } as const]),
    ...(call === 'pill' ? [
      { k: 'shape', outline: 'pill', at: [pillX, y + h - small * 2.9, pillW, small * 2.9], color: 'accent' } as const,
      { k: 'text', t: 'cta', font: 'sub', at: [pillX + small, y + h - small * 2.9, pillW - small * 2, small * 2.9], size: [small * 1.12, small * 0.9], weight: 700, align: 'center', v: 'middle', color: 'onAccent', on: 'accent' } as const,
    ] : []),
    ...(call === 'plain' ? [{ k: 'text', t: 'site', font: 'sub', at: [x, y + h - small * 1.2, w, small * 1.2], size: [small * 1.2, small * 0.9], weight: 700, v: 'bottom', color: soft, ...set } as const] : []),
  ];
}

/** The region in the scene's color, and the scene in it. */
export const shown = (scene: Scene, region: Region): Layer[] => [box(region.x, region.y, region.w, region.h, panelOf(scene)), ...scene.draw(region)];

/** A scene on paper still shows where it ends. */
export const panelOf = ({ sky }: Scene): string => (sky === 'bg' ? 'surface' : sky);
