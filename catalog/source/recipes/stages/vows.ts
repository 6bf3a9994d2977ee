import type { Layer } from '../../../build/templates/recipe.js';
import { box, ring } from '../scenes/kit.js';
import { kicker, say } from '../sheet.js';
import { panelOf, type Page, type Stage } from './stage.js';

const CENTERED = { align: 'center' as const };

/** Where the words of a formal page stand, shares of its height, and how far in from its sides, u. */
interface Room {
  readonly top?: number;
  readonly foot?: number;
  readonly side?: number;
}

const day = (y: number, x: number, w: number, small: number, color: string, soft: string, on: string): Layer[] => {
  const set = { ...CENTERED, on, v: 'middle' as const };
  const third = w * 0.36;
  return [
    box(x, y - 3.2, third, 0.35, soft), box(x, y + 7.6, third, 0.35, soft), box(x + w - third, y - 3.2, third, 0.35, soft), box(x + w - third, y + 7.6, third, 0.35, soft),
    kicker('day', [x, y - 1.6, third, 8], [small * 1.1, small * 0.8], color, set), kicker('month', [x + w - third, y - 1.6, third, 8], [small * 1.1, small * 0.8], color, set),
    say('number', 'heading', [x + third + 1, y - 4.6, w - 2 * third - 2, 13.6], [12, 7], color, set),
  ];
};

/** As it is done: who asks, the two names under one another, the day between rules, and where. */
export const vow = ({ top = 0.2, foot = 0.82, side = 17 }: Room = {}): Stage => (scene, { w, h, small }) => {
  const [y, end] = [h * top, h * foot];
  const tall = end - y;
  const on = scene.sky;
  const set = { ...CENTERED, on };
  const [x, width] = [side, w - 2 * side];
  const name = tall * 0.155;
  return {
    ground: on,
    layers: [
      ...scene.draw({ x: 0, y: 0, w, h }),
      say('tag', 'body', [x, y, width, small * 3.2], [small * 1.15, small * 0.9], scene.words, { ...set, lines: 2, leading: 1.4 }),
      say('name1', 'heading', [x, y + tall * 0.14, width, name], [name * 1.04, 6], scene.words, { ...set, v: 'middle' }),
      say('amp', 'heading', [x, y + tall * 0.305, width, tall * 0.075], [tall * 0.082, 4], scene.soft, { ...set, v: 'middle' }),
      say('name2', 'heading', [x, y + tall * 0.39, width, name], [name * 1.04, 6], scene.words, { ...set, v: 'middle' }),
      ...day(y + tall * 0.645, x + 1, width - 2, small, scene.words, scene.soft, on),
      say('detail', 'body', [x, y + tall * 0.79, width, small * 3.4], [small * 1.2, small * 0.95], scene.words, { ...set, lines: 2, leading: 1.4 }),
      kicker('site', [x, end - small * 1.2, width, small * 1.2], [small * 1.05, small * 0.85], scene.soft, { ...set, v: 'bottom' }),
    ],
  };
};

/** Two initials in a ring over the names. */
export const crest = ({ top = 0.2, foot = 0.8, side = 15 }: Room = {}): Stage => (scene, { w, h, small }) => {
  const [y, end] = [h * top, h * foot];
  const tall = end - y;
  const on = scene.sky;
  const set = { ...CENTERED, on };
  const r = tall * 0.16;
  return {
    ground: on,
    layers: [
      ...scene.draw({ x: 0, y: 0, w, h }),
      ring(w / 2, y + r, r, 0.7, scene.soft), ring(w / 2, y + r, r - 1.6, 0.35, scene.soft),
      say('initials', 'heading', [w / 2 - r * 0.72, y + r * 0.5, r * 1.44, r], [r * 0.74, 4], scene.words, { ...set, v: 'middle' }),
      kicker('tag', [side, y + r * 2 + tall * 0.06, w - 2 * side, small * 1.2], [small * 1.15, small * 0.85], scene.soft, set),
      say('title', 'heading', [side, y + r * 2 + tall * 0.145, w - 2 * side, tall * 0.23], [15, 7], scene.words, { ...set, lines: 2, leading: 1.02 }),
      say('detail', 'body', [side + 1, 0, w - 2 * side - 2, small * 5], [small * 1.3, small * 0.95], scene.words, { ...set, lines: 3, leading: 1.42, below: 'title', gap: small * 1.7 }),
      kicker('site', [side, end - small * 1.2, w - 2 * side, small * 1.2], [small * 1.1, small * 0.85], scene.soft, { ...set, v: 'bottom' }),
    ],
  };
};

/** Much room, names large from the left, a hairline, and the facts at the foot. */
export const airy: Stage = (scene, { w, h, small }) => {
  const on = scene.sky;
  const set = { on };
  const x = 12;
  return {
    ground: on,
    layers: [
      ...scene.draw({ x: 0, y: 0, w, h }),
      kicker('tag', [x, 13, w - 2 * x, small * 1.2], [small * 1.1, small * 0.85], scene.soft, set),
      say('name1', 'heading', [x, h * 0.16, w - 2 * x, h * 0.12], [19, 9], scene.words, { ...set, v: 'middle' }),
      say('name2', 'heading', [x, h * 0.285, w - 2 * x, h * 0.12], [19, 9], scene.words, { ...set, v: 'middle' }),
      box(x, h * 0.72, w - 2 * x, 0.4, scene.soft),
      say('date', 'sub', [x, h * 0.745, w - 2 * x, small * 1.7], [small * 1.6, small], scene.words, set),
      say('detail', 'body', [x, h * 0.79, w * 0.64, small * 4.4], [small * 1.3, small * 0.95], scene.words, { ...set, lines: 2, leading: 1.42 }),
      say('site', 'body', [x, h - 12 - small * 1.3, w - 2 * x, small * 1.3], [small * 1.2, small * 0.9], scene.soft, { ...set, v: 'bottom' }),
    ],
  };
};

/** Half the page the scene's dark, half paper: a name on each side of the edge. */
export const halves: Stage = (scene, page: Page) => {
  const { w, h, small } = page;
  const mid = h * 0.5;
  return {
    ground: 'bg',
    layers: [
      box(0, 0, w, mid, 'ink'), ...scene.draw({ x: 0, y: 0, w, h: mid }), box(0, mid, w, mid, 'bg'),
      kicker('tag', [10, 12, w - 20, small * 1.2], [small * 1.15, small * 0.9], 'bg', { ...CENTERED, on: 'ink' }),
      say('name1', 'heading', [8, mid - h * 0.17, w - 16, h * 0.12], [19, 9], 'bg', { ...CENTERED, on: 'ink', v: 'middle' }),
      box(w / 2 - 8.5, mid - 8.5, 17, 17, 'bg', { radius: 0.5, stroke: { color: 'ink', width: 0.7 } }),
      say('amp', 'heading', [w / 2 - 6, mid - 6, 12, 12], [9, 5], 'ink', { ...CENTERED, on: 'bg', v: 'middle' }),
      say('name2', 'heading', [8, mid + h * 0.06, w - 16, h * 0.12], [19, 9], 'ink', { ...CENTERED, on: 'bg', v: 'middle' }),
      say('date', 'sub', [10, mid + h * 0.225, w - 20, small * 1.7], [small * 1.6, small], 'ink', { ...CENTERED, on: 'bg', weight: 700 }),
      say('detail', 'body', [14, mid + h * 0.275, w - 28, small * 4.4], [small * 1.35, small * 0.95], 'ink', { ...CENTERED, on: 'bg', lines: 2, leading: 1.42 }),
      kicker('site', [10, h - 9 - small * 1.2, w - 20, small * 1.2], [small * 1.05, small * 0.85], 'muted', { ...CENTERED, on: 'bg', v: 'bottom' }),
    ],
  };
};

/** A day to keep free, in three large numbers beside the scene. */
export const dateTower: Stage = (scene, { w, h, small }) => {
  const cut = w * 0.4;
  const [x, width] = [cut + 8, w - cut - 16];
  const set = { ...CENTERED, on: 'bg' };
  return {
    ground: 'bg',
    layers: [
      box(0, 0, cut, h, panelOf(scene)), ...scene.draw({ x: 0, y: 0, w: cut, h }), box(cut, 0, w - cut, h, 'bg'), box(cut, 0, 0.8, h, 'accent'),
      kicker('tag', [x, 12, width, small * 1.2], [small * 1.25, small], 'accentText', set),
      say('title', 'heading', [x, 20, width, 20], [17, 8], 'ink', { ...set, v: 'middle' }),
      ...(['month', 'number', 'year'] as const).flatMap((t, i): Layer[] => [
        say(t, 'heading', [x + (i * width) / 3 + 1, 46, width / 3 - 2, 22], [20, 9], i === 1 ? 'accentText' : 'ink', { ...set, v: 'middle' }),
        ...(i ? [box(x + (i * width) / 3, 48, 0.4, 18, 'accent')] : []),
      ]),
      say('detail', 'body', [x, 76, width, small * 1.6], [small * 1.4, small * 0.95], 'ink', { ...set, v: 'middle' }),
      kicker('site', [x, h - 11 - small, width, small * 1.2], [small * 1.05, small * 0.85], 'muted', { ...set, v: 'bottom' }),
    ],
  };
};
