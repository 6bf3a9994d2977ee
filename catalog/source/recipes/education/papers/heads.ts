import type { Layer, Recipe } from '../../../../build/templates/recipe.js';
import { box, disc, drawn, many, poly, ring, starAt, type Region } from '../../scenes/kit.js';
import { card, icon, say } from '../../sheet.js';
import { layoutIn, type Page } from '../../stages/stage.js';

/** A sheet with its title and picture set, and the room and paper that are left for what it is for. */
export interface Sheet {
  readonly ground: string;
  readonly layers: Layer[];
  readonly at: Region;
  readonly paper: string;
}
export type Head = (page: Page) => Sheet;
export type Body = (at: Region, paper: string) => Layer[];

/** A paper: a head, and under it what is filled in. */
export const paper = (id: string, category: string, head: Head, ...bodies: readonly Body[]): Recipe =>
  layoutIn(id, category, (page) => {
    const { ground, layers, at, paper: on } = head(page);
    return { ground, layers: [...layers, ...bodies.flatMap((body) => body(at, on))] };
  });

const wide = ({ w, h }: Page): boolean => w > h;
/** How much of the page a head takes. */
const top = (page: Page): number => (wide(page) ? 21 : 25);

const title = (x: number, y: number, w: number, t: number, color: string, on: string, align: 'left' | 'center' = 'left'): Layer[] => [
  say('title', 'heading', [x, y, w, t * 0.5], [t * 0.42, t * 0.18], color, { on, v: 'middle', align }),
  say('tag', 'sub', [x, y + t * 0.61, w, 4], [2.9, 2.1], color, { on, v: 'middle', align }),
];

/** A field of color with a lower edge that rolls. */
export const wave: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  return {
    ...{ ground: 'bg', paper: 'bg', at: { x: 7, y: t + 6, w: w - 14, h: h - t - 11.5 } },
    layers: [drawn(0, 0, w, t + 3, 'M0 0H100V74C84 106 66 62 48 84C30 104 14 72 0 94Z', 'accent2'), icon('picture', w - t - 3, 3, t - 6), ...title(7, 5, w - t - 14, t - 4, 'ink', 'accent2')],
  };
};

/** Checked cloth, and a sheet on it. */
export const gingham: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  return {
    ...{ ground: 'accent/bg/.78', paper: 'bg', at: { x: 10, y: t + 6, w: w - 20, h: h - t - 15 } },
    layers: [
      ...many(Math.ceil(w / 10), (i) => box(i * 10, 0, 5, h, 'accent', { opacity: 0.36 })), ...many(Math.ceil(h / 10), (i) => box(0, i * 10, w, 5, 'accent', { opacity: 0.36 })),
      card(5.5, 5.5, w - 11, h - 11, 'bg', 3), icon('picture', w - t + 3, 10.4, t - 12), icon('picture', 9, 10.4, t - 12), ...title(t, 9, w - 2 * t, t - 3, 'ink', 'bg', 'center'),
    ],
  };
};

/** Two thin lines around the sheet, and the title in the middle. */
export const frame: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  return {
    ...{ ground: 'bg', paper: 'bg', at: { x: 10, y: t + 12, w: w - 20, h: h - t - 21 } },
    layers: [
      { k: 'shape', outline: 'rectangle', at: [4, 4, w - 8, h - 8], stroke: { color: 'accent', width: 0.8 } }, { k: 'shape', outline: 'rectangle', at: [5.6, 5.6, w - 11.2, h - 11.2], stroke: { color: 'accent', width: 0.3 } },
      disc(w / 2, 5, 8, 'bg'), icon('picture', w / 2 - 5, 2.4, 10), ...title(12, 14.6, w - 24, t - 5, 'ink', 'bg', 'center'), box(w / 2 - 9, t + 9, 18, 0.5, 'accent'),
    ],
  };
};

/** A large round of color in the corner, with the picture on it. */
export const corner: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  return {
    ...{ ground: 'bg', paper: 'bg', at: { x: 7, y: t + 6, w: w - 14, h: h - t - 12 } },
    layers: [
      drawn(w - t * 1.5, 0, t * 1.5, t * 1.32, 'M0 0H100V100C50 106 4 60 0 0Z', 'accent2'), ring(w - t * 1.62, t * 0.52, 2.2, 0.9, 'accent'), disc(w - t * 1.44, t * 0.94, 1.2, 'extra'), icon('picture', w - t * 1.02, 3, t * 0.84),
      box(7, 6, 14, 1.5, 'accent'), ...title(7, 9.6, w - t * 1.85 - 7, t - 5, 'ink', 'bg'), box(0, h - 2.4, w, 2.4, 'accent2'),
    ],
  };
};

/** Pennants on a cord across the top. */
export const bunting: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  const count = wide(page) ? 14 : 10;
  const step = w / count;
  return {
    ...{ ground: 'bg', paper: 'bg', at: { x: 8, y: t + 9, w: w - 16, h: h - t - 16 } },
    layers: [
      ...many(count, (i) => { const y = 1.4 + Math.sin(((i + 0.5) / count) * Math.PI) * 4; return poly([[i * step + 0.6, y], [(i + 1) * step - 0.6, y], [(i + 0.5) * step, y + 8]], ['accent', 'accent2', 'extra'][i % 3]!); }),
      icon('picture', 9, t * 0.52, t * 0.56), icon('picture', w - 9 - t * 0.56, t * 0.52, t * 0.56), ...title(t * 0.56 + 12, 14.4, w - t * 1.12 - 24, t - 6, 'ink', 'bg', 'center'), box(0, h - 3, w, 3, 'accent'), ...many(count * 2, (i) => disc((i + 0.5) * (step / 2), h - 3, step / 5, 'accent')),
    ],
  };
};

/** A sheet on dotted paper, its picture on a round that looks over the edge. */
export const dotted: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  return {
    ...{ ground: 'extra/bg/.45', paper: 'bg', at: { x: 10, y: t + 7, w: w - 20, h: h - t - 16 } },
    layers: [
      ...many(Math.ceil(h / 7) * Math.ceil(w / 7), (i) => { const columns = Math.ceil(w / 7); const row = Math.floor(i / columns); return [row, i % columns] as const; }).filter(([row, column]) => row < 1 || column < 1 || (row + 1) * 7 > h - 7 || (column + 1) * 7 > w - 7).map(([row, column]) => disc(column * 7 + (row % 2 ? 5 : 2), row * 7 + 2.5, 1.1, 'extra')),
      card(5.5, 5.5, w - 11, h - 11, 'bg', 4), disc(10 + t * 0.36, 9 + t * 0.36, t * 0.38, 'accent2/bg/.4'), icon('picture', 10 + t * 0.1, 9 + t * 0.1, t * 0.52), ...title(14 + t * 0.76, 9, w - t * 0.76 - 26, t - 3, 'ink', 'bg'),
    ],
  };
};

/** A dark band, a stripe of color under it. */
export const dark: Head = (page) => {
  const [{ w, h }, t] = [page, top(page) - 2];
  return {
    ...{ ground: 'bg', paper: 'bg', at: { x: 7, y: t + 9, w: w - 14, h: h - t - 15 } },
    layers: [box(0, 0, w, t, 'ink'), box(0, t, w, 1.8, 'accent'), disc(w - t * 0.62 - 4, t / 2, t * 0.42, 'accent2'), icon('picture', w - t * 0.62 - 4 - t * 0.27, t / 2 - t * 0.27, t * 0.54), ...title(7, 4.6, w - t - 20, t - 2.5, 'bg', 'ink'), box(0, h - 1.8, w, 1.8, 'ink')],
  };
};

/** A page out of a ring binder on a strong color. */
export const binder: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  return {
    ...{ ground: 'accent', paper: 'bg', at: { x: 16, y: t + 6, w: w - 26, h: h - t - 15 } },
    layers: [
      card(5.5, 5.5, w - 11, h - 11, 'bg', 3), ...many(Math.floor((h - 16) / 9), (i): Layer[] => [disc(11, 14 + i * 9, 1.5, 'accent'), card(2.6, 13.3 + i * 9, 8.6, 1.4, 'ink', 0.7)]).flat(),
      icon('picture', w - t - 4, 8, t - 7), ...title(16, 9, w - t - 24, t - 3, 'ink', 'bg'), box(16, t + 2.4, w - 26, 0.6, 'accent2'),
    ],
  };
};

/** An awning over the sheet. */
export const awning: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  const count = wide(page) ? 15 : 11;
  const step = w / count;
  return {
    ...{ ground: 'bg', paper: 'bg', at: { x: 8, y: t + 10, w: w - 16, h: h - t - 16 } },
    layers: [
      ...many(count, (i): Layer[] => { const color = i % 2 ? 'accent2/bg/.5' : 'accent'; return [box(i * step, 0, step, 6, color), disc((i + 0.5) * step, 6, step / 2, color)]; }).flat(),
      icon('picture', 9, t * 0.5 + 1, t * 0.6), ...title(13 + t * 0.6, 14.4, w - t * 0.6 - 22, t - 6, 'ink', 'bg'), box(8, h - 4.6, w - 16, 0.8, 'accent'),
    ],
  };
};

/** A full color with stars, and a sheet with round corners that hangs into it. */
export const starry: Head = (page) => {
  const [{ w, h }, t] = [page, top(page)];
  return {
    ...{ ground: 'ink', paper: 'bg', at: { x: 9, y: t + 7, w: w - 18, h: h - t - 14.5 } },
    layers: [
      ...[[0.06, 0.2, 1.6], [0.2, 0.86, 1], [0.46, 0.08, 1], [0.6, 0.92, 1.4], [0.72, 0.16, 1.8], [0.97, 0.82, 1.2]].map(([x, y, r]) => starAt(4 + x! * (w - 8), 2 + y! * (t - 3), r!, 'accent2', 5, 0.46)),
      icon('picture', w - t + 1, 3.6, t - 8), ...title(7, 5, w - t - 12, t - 4, 'bg', 'ink'), card(4, t + 2, w - 8, h - t - 6, 'bg', 4),
    ],
  };
};

/** Words and space, a line of color. */
export const plain: Head = (page) => {
  const [{ w, h }, t] = [page, top(page) - 4];
  return {
    ...{ ground: 'bg', paper: 'bg', at: { x: 8, y: t + 5, w: w - 16, h: h - t - 13 } },
    layers: [box(0, 0, 2.6, h, 'accent'), ...title(8, 6, w - t - 16, t - 4, 'ink', 'bg'), icon('picture', w - t + 2, 5, t - 8), box(8, t + 1, w - 16, 0.7, 'ink')],
  };
};
