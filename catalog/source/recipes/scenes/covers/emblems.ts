import type { Layer } from '../../../../build/templates/recipe.js';
import { icon } from '../../sheet.js';
import { box, disc, drawn, many, oval, ring, starAt, stroke, towards, type Region, type Scene } from '../kit.js';
import { unit } from '../unit.js';

type Behind = (cx: number, cy: number, s: number, region: Region) => Layer[];

/** Things stand before a round of light, the greatest in the middle. */
export const emblem = (id: string, sky: string, words: string, arts: readonly [string, string?, string?], behind?: Behind): Scene => ({
  id, sky, words, soft: words,
  draw: (region) => {
    const { x, y, w, h } = region;
    const s = Math.min(w, h) * 0.94;
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    const [first, second, third] = arts;
    return [
      ...(behind ?? glow)(cx, cy, s, region),
      ...(second ? [{ ...icon(second, cx - s * 0.5, cy - s * 0.02, s * 0.36), rotate: -12 }] : []), ...(third ? [{ ...icon(third, cx + s * 0.16, cy - s * 0.04, s * 0.34), rotate: 12 }] : []),
      icon(first, cx - s * 0.31, cy - s * 0.34, s * 0.62),
    ];
  },
});

/** A full round and two rings about it. */
export const glow: Behind = (cx, cy, s) => [disc(cx, cy, s * 0.42, 'bg', { opacity: 0.9 }), ring(cx, cy, s * 0.46, s * 0.012, 'bg'), ...many(12, (i) => disc(...towards(cx, cy, s * 0.495, i * 30), s * 0.012, 'bg'))];

/** A moon over ranges of stars. */
export const moonlit: Behind = (cx, cy, s, { x, y, w, h }) => [
  ...many(16, (i) => starAt(x + (((i + 1) * 0.618) % 1) * w, y + (((i + 1) * 0.271) % 1) * h, s * (i % 3 ? 0.012 : 0.024), 'bg', 4, 0.34)),
  disc(cx, cy - s * 0.04, s * 0.42, 'accent2'), disc(cx - s * 0.2, cy - s * 0.2, s * 0.06, 'accent2/ink/.12'), disc(cx + s * 0.24, cy + s * 0.1, s * 0.08, 'accent2/ink/.12'), disc(cx + s * 0.1, cy - s * 0.28, s * 0.04, 'accent2/ink/.12'),
];

/** A sun of broad rays. */
export const beamsOf = (color: string): Behind => (cx, cy, s) => [...many(14, (i) => stroke(towards(cx, cy, s * 0.34, i * (360 / 14)), towards(cx, cy, s * 0.5, i * (360 / 14)), s * 0.045, color)), disc(cx, cy, s * 0.38, color)];

export const beams = beamsOf('accent2');

/** A round of color on a floor. */
export const plinth: Behind = (cx, cy, s, { x, y, w, h }) => [disc(cx, cy - s * 0.02, s * 0.4, 'accent'), box(x, cy + s * 0.26, w, y + h - cy - s * 0.26 + 0.3, 'ink'), oval(cx, cy + s * 0.27, s * 0.36, s * 0.03, 'ink')];

export const dragon = emblem('dragon', 'ink/accent/.3', 'bg', ['flat-dragon', 'flat-castle', 'flat-shield'], moonlit);
export const wizard = emblem('wizard', 'ink', 'bg', ['flat-crystal-ball', 'flat-magic-wand', 'flat-scroll'], moonlit);
export const crownSwords = emblem('crown-swords', 'accent', 'onAccent', ['flat-crown', 'flat-crossed-swords', 'flat-rose']);
export const foxTale = emblem('fox-tale', 'extra/bg/.4', 'ink', ['flat-fox', 'flat-mushroom', 'flat-fallen-leaf'], plinthOf('extra/ink/.3'));
export const owlTale = emblem('owl-tale', 'ink/extra/.3', 'bg', ['flat-owl', 'flat-star', 'flat-evergreen-tree'], moonlit);
export const whaleTale = emblem('whale-tale', 'accent2/bg/.3', 'ink', ['flat-spouting-whale', 'flat-sailboat', 'flat-spiral-shell']);
export const saucer = emblem('saucer', 'ink', 'bg', ['flat-flying-saucer', 'flat-ringed-planet', 'flat-satellite'], moonlit);
export const fingerprint = emblem('detective', 'ink', 'bg', ['flat-man-detective', 'flat-magnifying-glass-tilted-right', 'flat-footprints'], (cx, cy, s) => [...many(5, (i) => ring(cx, cy, s * (0.2 + i * 0.075), s * 0.02, 'accent', { opacity: 0.8 }))]);
export const caseFile = emblem('case-file', 'accent', 'onAccent', ['flat-file-folder', 'flat-camera', 'flat-magnifying-glass-tilted-right']);
export const knife = emblem('knife', 'ink/accent/.2', 'bg', ['flat-old-key', 'flat-candle', 'flat-footprints'], moonlit);
export const stew = emblem('stew', 'accent2', 'ink', ['flat-pot-of-food', 'flat-carrot', 'flat-onion'], beamsOf('bg'));
export const starMap = emblem('star-map', 'ink/accent/.3', 'bg', ['flat-ringed-planet', 'flat-satellite', 'flat-comet'], moonlit);
export const fortune = emblem('fortune', 'accent2', 'ink', ['flat-money-bag', 'flat-bar-chart', 'flat-coin']);
export const dealMakers = emblem('deal-makers', 'extra/bg/.4', 'ink', ['flat-handshake', 'flat-briefcase', 'flat-key'], beams);
export const skyscrapers = emblem('skyscrapers', 'ink', 'bg', ['flat-office-building', 'flat-bar-chart', 'flat-briefcase'], plinth);
export const rapCrown = emblem('rap-crown', 'ink', 'bg', ['flat-crown', 'flat-coin', 'flat-gem-stone'], beams);
export const rapSpeaker = emblem('rap-speaker', 'accent', 'onAccent', ['flat-radio', 'flat-headphone', 'flat-sunglasses'], plinth);
export const catNap = emblem('cat-nap', 'ink/extra/.4', 'bg', ['flat-cat', 'flat-hot-beverage', 'flat-headphone'], moonlit);
export const headphones = emblem('headphones', 'accent2', 'ink', ['flat-headphone', 'flat-musical-note', 'flat-mobile-phone']);

function plinthOf(color: string): Behind {
  return (cx, cy, s, { x, y, w, h }) => [disc(cx, cy - s * 0.02, s * 0.42, 'bg', { opacity: 0.8 }), drawn(x, cy + s * 0.22, w, y + h - cy - s * 0.22 + 0.3, 'M0 20C30 -8 70 -8 100 20V100H0Z', color)];
}

/** A cassette with its label, before stripes. */
export const cassette: Scene = {
  id: 'cassette', sky: 'accent2', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const u = unit(x + w / 2, y + h * 0.5, Math.min(w, h * 1.35) * 0.9, -6);
    return [
      ...many(3, (i) => box(x, y + h * (0.62 + i * 0.13), w, h * 0.13 + 0.2, ['accent', 'extra', 'ink'][i]!)),
      u.box(2, 3, 92, 60, 'ink', { radius: 0.08, opacity: 0.4 }), u.box(0, 0, 92, 60, 'ink', { radius: 0.08 }), u.box(0, -4, 82, 42, 'bg', { radius: 0.08 }), u.box(0, -21, 82, 8, 'accent'), u.box(0, -13, 82, 4, 'extra'),
      u.box(-30, -21, 5, 4, 'bg'), u.box(4, -21, 44, 2, 'bg'), u.box(0, 3, 56, 19, 'ink', { radius: 0.5 }), ...[-18, 18].flatMap((px) => [u.disc(px, 3, 7.6, 'bg'), u.disc(px, 3, 3.4, 'ink'), ...many(6, (i) => u.disc(px + 5.4 * Math.cos((i * Math.PI) / 3), 3 + 5.4 * Math.sin((i * Math.PI) / 3), 1.1, 'ink'))]), u.box(0, 3, 14, 9, 'accent2'),
      u.poly([[-26, 30], [-21, 20], [21, 20], [26, 30]], 'ink/bg/.2'), ...[-16, 16].map((px) => u.disc(px, 25, 2, 'bg')), ...[[-42, -26], [42, -26], [-42, 26], [42, 26]].map(([px, py]) => u.disc(px!, py!, 1.4, 'bg')),
    ];
  },
};

/** A boombox on a shelf, sound going up from it. */
export const boombox: Scene = {
  id: 'boombox', sky: 'accent', words: 'onAccent', soft: 'onAccent',
  draw: ({ x, y, w, h }) => {
    const u = unit(x + w / 2, y + h * 0.52, Math.min(w, h * 1.3) * 0.88);
    return [
      ...many(4, (i) => u.ring(0, -4, 30 + i * 9, 2, 'accent2')), box(x, u.to(0, 34)[1], w, y + h - u.to(0, 34)[1] + 0.3, 'ink'),
      u.box(0, -26, 62, 5, 'ink', { radius: 0.4 }), u.box(-29, -20, 5, 14, 'ink'), u.box(29, -20, 5, 14, 'ink'), u.box(0, 8, 92, 52, 'ink', { radius: 0.1 }), u.box(0, 8, 88, 48, 'bg', { radius: 0.1 }), u.box(0, -9, 88, 10, 'accent2'),
      ...[-28, 28].flatMap((px) => [u.disc(px, 13, 16, 'ink'), u.disc(px, 13, 12, 'extra'), u.disc(px, 13, 7, 'ink'), u.disc(px, 13, 3, 'bg')]), u.box(0, 14, 20, 14, 'ink', { radius: 0.1 }), ...[-4.4, 4.4].map((px) => u.disc(px, 14, 3, 'bg')), ...many(5, (i) => u.box(-8 + i * 4, 25, 3, 3, 'ink')), ...many(6, (i) => u.box(-34 + i * 6, -9, 2, 5, 'ink')), u.disc(20, -9, 3, 'ink'), u.disc(30, -9, 3, 'ink'), u.line([34, -30], [44, -46], 1.4, 'ink'), u.disc(44, -46, 1.8, 'ink'),
    ];
  },
};
