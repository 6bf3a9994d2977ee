import type { Layer } from '../../../../build/templates/recipe.js';
import { icon } from '../../sheet.js';
import { box, disc, drawn, many, outlined, poly, ring, stroke, type Scene } from '../kit.js';
import { unit } from '../unit.js';
import { beams, beamsOf, emblem, moonlit, plinth } from './emblems.js';

/** Candles of a chart that climbs, and a coin before them. */
export const candlesticks: Scene = {
  id: 'candlesticks', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const s = Math.min(w, h);
    const tops = [0.62, 0.54, 0.6, 0.44, 0.5, 0.34, 0.24, 0.3, 0.12];
    return [
      ...many(4, (i) => box(x, y + h * (0.16 + i * 0.22), w, 0.9, 'bg', { opacity: 0.14 })),
      ...tops.map((top, i): Layer[] => { const [px, up] = [x + w * (0.06 + i * 0.1), i % 3 !== 2]; return [box(px + w * 0.031 - 0.45, y + h * (top - 0.08), 0.9, h * 0.38, up ? 'accent2' : 'accent'), box(px, y + h * top, w * 0.062, h * (up ? 0.22 : 0.16), up ? 'accent2' : 'accent', { radius: 0.1 })]; }).flat(),
      disc(x + w * 0.26, y + h * 0.8, s * 0.17, 'ink'), disc(x + w * 0.24, y + h * 0.78, s * 0.17, 'accent2/ink/.3'), disc(x + w * 0.24, y + h * 0.77, s * 0.165, 'accent2'), ring(x + w * 0.24, y + h * 0.77, s * 0.13, s * 0.014, 'ink'),
      poly([[x + w * 0.24 + s * 0.02, y + h * 0.77 - s * 0.1], [x + w * 0.24 - s * 0.06, y + h * 0.77 + s * 0.015], [x + w * 0.24 - s * 0.005, y + h * 0.77 + s * 0.015], [x + w * 0.24 - s * 0.02, y + h * 0.77 + s * 0.1], [x + w * 0.24 + s * 0.06, y + h * 0.77 - s * 0.015], [x + w * 0.24 + s * 0.005, y + h * 0.77 - s * 0.015]], 'ink'),
    ];
  },
};

/** Three people in rounds, side by side. */
const teamOf = (id: string, sky: string, words: string, busts: readonly string[]): Scene => ({
  id, sky, words, soft: words,
  draw: ({ x, y, w, h }) => {
    const r = Math.min(w / (busts.length * 2.3), h * 0.38);
    return busts.flatMap((bust, i): Layer[] => {
      const cx = x + w / 2 + (i - (busts.length - 1) / 2) * r * 2.2;
      const cy = y + h * 0.5;
      return [disc(cx, cy, r, ['accent2', 'bg', 'accent'][i % 3]!), icon(bust, cx - r * 1.02, cy - r * 0.98, r * 2.04), box(cx - r * 0.62, cy + r * 0.92, r * 1.24, r * 0.16, 'ink', { radius: 0.5 })];
    });
  },
});
export const teamRow = teamOf('team-row', 'extra/bg/.5', 'ink', ['person-bust-geek', 'person-bust-turtleneck', 'person-bust-hoodie']);
export const teamDuo = teamOf('team-duo', 'accent', 'onAccent', ['person-bust-coffee', 'person-bust-button-shirt']);
export const teamNight = teamOf('team-night', 'ink', 'bg', ['person-bust-blazer-black-tee', 'person-bust-striped-shirt', 'person-bust-explaining']);
export const oneself = teamOf('oneself', 'accent2/bg/.3', 'ink', ['person-bust-coffee']);
export const oneselfPainter = teamOf('oneself-sweater', 'accent', 'onAccent', ['person-bust-sweater-dots']);
export const oneselfCoach = teamOf('oneself-blazer', 'ink', 'bg', ['person-bust-pointing-up']);

/** A board on two cords that says the shop is shut; its word is drawn as a moon. */
export const shutSign: Scene = {
  id: 'shut-sign', sky: 'accent2/bg/.3', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => {
    const u = unit(x + w / 2, y + h * 0.52, Math.min(w, h * 1.1) * 0.92);
    return [
      u.disc(0, 0, 44, 'accent2'), u.line([0, -36], [-26, -12], 1.6, 'ink'), u.line([0, -36], [26, -12], 1.6, 'ink'), u.disc(0, -36, 3, 'ink'),
      u.box(1.6, 9, 72, 42, 'ink', { radius: 0.12, opacity: 0.3 }), u.box(0, 7, 72, 42, 'accent', { radius: 0.12 }), u.box(0, 7, 67, 37, 'ink', { radius: 0.1 }), ...[-26, 26].map((px) => u.disc(px, -9, 1.6, 'bg')),
      u.disc(-2, 8, 13, 'accent2'), u.disc(4, 4, 11, 'ink'), ...[[18, -1, 2], [24, 12, 1.4], [-22, 0, 1.4], [-24, 15, 2], [12, 18, 1.2]].map(([px, py, r]) => u.disc(px!, py!, r!, 'bg')),
    ];
  },
};

/** A reel and its film, that runs over the page. */
export const filmReel: Scene = {
  id: 'film-reel', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => {
    const u = unit(x + w * 0.5, y + h * 0.47, Math.min(w, h) * 0.86);
    return [
      drawn(x, y + h * 0.7, w, h * 0.3 + 0.3, 'M0 40C30 0 50 80 100 20V72C50 130 30 52 0 92Z', 'accent'), ...many(12, (i) => { const t = (i + 0.5) / 12; const dip = 40 * (1 - t) ** 3 + 3 * (1 - t) ** 2 * t * 5 + 3 * (1 - t) * t * t * 70 + t ** 3 * 20; return [box(x + w * t - 1.4, y + h * (0.7 + (dip + 5) * 0.003), 2.8, h * 0.02, 'bg', { radius: 0.2 }), box(x + w * t - 1.4, y + h * (0.7 + (dip + 40) * 0.003), 2.8, h * 0.02, 'bg', { radius: 0.2 })]; }).flat(),
      u.disc(0, 0, 42, 'accent2'), u.disc(0, 0, 38, 'ink'), u.disc(0, 0, 36, 'accent2'), ...many(6, (i) => u.disc(21 * Math.cos((i * Math.PI) / 3), 21 * Math.sin((i * Math.PI) / 3), 9, 'ink')), u.disc(0, 0, 5, 'ink'), u.disc(0, 0, 2, 'accent2'),
    ];
  },
};

/** Rounds and half rounds that lie upon each other: no thing at all. */
export const quietShapes: Scene = {
  id: 'quiet-shapes', sky: 'bg', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => { const s = Math.min(w, h); return [disc(x + w * 0.36, y + h * 0.42, s * 0.3, 'accent'), disc(x + w * 0.64, y + h * 0.56, s * 0.24, 'accent2', { opacity: 0.86 }), stroke([x + w * 0.1, y + h * 0.9], [x + w * 0.9, y + h * 0.9], 0.9, 'ink')]; },
};

/** One sun over one line. */
export const oneSun: Scene = {
  id: 'one-sun', sky: 'accent2/bg/.5', words: 'ink', soft: 'ink',
  draw: ({ x, y, w, h }) => { const s = Math.min(w, h); return [outlined('half', x + w / 2, y + h * 0.5, s * 0.76, s * 0.38, 'accent'), box(x + w * 0.1, y + h * 0.5 + s * 0.19, w * 0.8, 1, 'ink'), ...many(3, (i) => box(x + w / 2 - s * (0.3 - i * 0.08), y + h * 0.5 + s * (0.25 + i * 0.06), s * (0.6 - i * 0.16), 1, 'ink'))]; },
};

/** Steps, and a ball at their top. */
export const steps: Scene = {
  id: 'stair-ball', sky: 'ink', words: 'bg', soft: 'accent2',
  draw: ({ x, y, w, h }) => { const a = w * 0.16; return [...many(5, (i) => box(x + w * 0.1 + i * a, y + h * (0.82 - i * 0.13), a + 0.2, h * (0.18 + i * 0.13) + 0.3, i % 2 ? 'accent/ink/.2' : 'accent')), disc(x + w * 0.1 + a * 4.5, y + h * 0.3 - a * 0.36, a * 0.36, 'accent2')]; },
};

/** A saxophone before a moon. */
export const sax = emblem('sax', 'ink/accent/.2', 'bg', ['flat-saxophone', 'flat-musical-note', 'flat-tumbler-glass'], moonlit);
export const trumpet = emblem('trumpet', 'accent', 'onAccent', ['flat-trumpet', 'flat-musical-note', 'flat-musical-score'], beams);
export const newShoes = emblem('new-shoes', 'extra/bg/.45', 'ink', ['flat-high-heeled-shoe', 'flat-handbag', 'flat-sunglasses']);
export const newBag = emblem('new-bag', 'accent', 'onAccent', ['flat-shopping-bags', 'flat-dress', 'flat-womans-hat'], beams);
export const wondering = emblem('wondering', 'accent2', 'ink', ['flat-thinking-face', 'flat-left-speech-bubble', 'flat-thought-balloon']);
export const questionMail = emblem('question-mail', 'ink', 'bg', ['flat-open-mailbox-with-raised-flag', 'flat-envelope', 'flat-love-letter'], plinth);
export const clapper = emblem('clapper', 'accent', 'onAccent', ['flat-clapper-board', 'flat-movie-camera', 'flat-popcorn']);
export const onSet = emblem('on-set', 'ink', 'bg', ['flat-movie-camera', 'flat-megaphone', 'flat-hot-beverage'], plinth);
export const cameraDay = emblem('camera-day', 'extra/bg/.4', 'ink', ['flat-camera-with-flash', 'flat-potted-plant', 'flat-ladder']);
export const piggy = emblem('piggy-bank', 'accent2/bg/.3', 'ink', ['flat-pig', 'flat-coin', 'flat-dollar-banknote'], beams);
export const projector = emblem('projector', 'accent', 'onAccent', ['flat-film-projector', 'flat-popcorn', 'flat-ticket']);
export const hourglass = emblem('hourglass', 'ink', 'bg', ['flat-hourglass-done', 'flat-bell', 'flat-sparkles'], beamsOf('accent'));
export const gadgets = emblem('gadgets', 'ink', 'bg', ['flat-mobile-phone', 'flat-headphone', 'flat-battery'], beamsOf('accent'));
export const laptops = emblem('laptops', 'accent2', 'ink', ['flat-laptop', 'flat-computer-mouse', 'flat-floppy-disk']);
export const lipstick = emblem('lipstick', 'accent2/bg/.3', 'ink', ['flat-lipstick', 'flat-mirror', 'flat-nail-polish'], beams);
export const microscope = emblem('microscope', 'ink', 'bg', ['flat-microscope', 'flat-test-tube', 'flat-dna'], beamsOf('accent'));
export const books = emblem('book-pile', 'accent2', 'ink', ['flat-books', 'flat-pencil', 'flat-glasses']);
export const abacus = emblem('abacus', 'accent', 'onAccent', ['flat-abacus', 'flat-triangular-ruler', 'flat-pencil']);
export const temple = emblem('temple', 'accent2/bg/.35', 'ink', ['flat-classical-building', 'flat-amphora', 'flat-scroll']);
export const globe = emblem('globe', 'ink/accent/.24', 'bg', ['flat-globe-showing-europe-africa', 'flat-airplane', 'flat-luggage'], moonlit);
export const meltingPlanet = emblem('warm-planet', 'accent', 'onAccent', ['flat-globe-showing-americas', 'flat-thermometer', 'flat-fire']);
export const houseKeys = emblem('house-keys', 'extra/bg/.4', 'ink', ['flat-house-with-garden', 'flat-old-key', 'flat-deciduous-tree']);
export const scholar = emblem('scholar', 'accent', 'onAccent', ['flat-woman-student', 'flat-books', 'flat-scroll']);
export const trainer = emblem('trainer', 'accent2', 'ink', ['flat-woman-teacher', 'flat-clipboard', 'flat-pencil']);
export const sales = emblem('sales-chart', 'ink', 'bg', ['flat-bar-chart', 'flat-handshake', 'flat-bullseye'], beamsOf('accent'));
