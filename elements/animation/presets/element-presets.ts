import { EASES, mix } from '../ease.js';
import { REST } from '../look.js';
import { blockReveal } from './block-reveal.js';
import { drawOn } from './draw-on.js';
import { kenBurns } from './ken-burns.js';
import { beyondPage, fadeIn, scaled, slide, stepOf, swing, uncovered } from './moves.js';
import type { ElementPreset } from './preset.js';

const { inCubic, inOutCubic, inOutSine, outBack, outBounce, outCubic, outExpo, outQuint } = EASES;

/** Every animation of an object, in the order they are offered; a page may have each as well [B-028]. */
export const ELEMENT_PRESETS: readonly ElementPreset[] = [
  {
    id: 'fade',
    displayName: 'Fade',
    parameters: ['speed'],
    entry: 0.7,
    come: (p) => ({ ...REST, opacity: inOutSine(p) }),
  },
  {
    id: 'rise',
    displayName: 'Rise',
    parameters: ['speed'],
    entry: 0.8,
    come: (p, s) => ({ ...slide(p, 'up', stepOf(s)), opacity: fadeIn(p) }),
  },
  {
    id: 'pan',
    displayName: 'Pan',
    parameters: ['direction', 'speed'],
    direction: 'right',
    entry: 0.9,
    come: (p, s, direction) => ({
      ...slide(p, direction, stepOf(s, 0.22), outExpo),
      opacity: fadeIn(p, 0.4),
    }),
  },
  {
    id: 'slide',
    displayName: 'Slide',
    parameters: ['direction', 'speed'],
    direction: 'right',
    entry: 0.9,
    come: (p, s, direction) => slide(p, direction, beyondPage(s, direction)),
    go: (p, s, direction) =>
      slide(1 - inCubic(p), direction, -beyondPage(s, opposite[direction]), EASES.linear),
  },
  {
    id: 'pop',
    displayName: 'Pop',
    parameters: ['speed'],
    entry: 0.6,
    come: (p) => ({ ...REST, ...scaled(mix(0.4, 1, outBack(p))), opacity: fadeIn(p, 0.35) }),
  },
  {
    id: 'zoom',
    displayName: 'Zoom',
    parameters: ['speed'],
    entry: 0.9,
    come: (p) => ({ ...REST, ...scaled(mix(0.82, 1, outQuint(p))), opacity: fadeIn(p) }),
    go: (p) => ({ ...REST, ...scaled(mix(1, 1.12, inCubic(p))), opacity: 1 - inOutSine(p) }),
  },
  {
    id: 'wipe',
    displayName: 'Wipe',
    parameters: ['direction', 'speed'],
    direction: 'right',
    entry: 0.9,
    come: (p, _, direction) => uncovered(inOutCubic(p), direction),
  },
  {
    id: 'block_reveal',
    displayName: 'Block Reveal',
    parameters: ['direction', 'speed'],
    direction: 'right',
    entry: 1.1,
    draw: blockReveal,
  },
  {
    id: 'mask_reveal',
    displayName: 'Mask Reveal',
    parameters: ['speed'],
    entry: 1,
    come: (p) => ({ ...REST, iris: inOutCubic(p), ...scaled(mix(1.08, 1, outCubic(p))) }),
  },
  {
    id: 'breathe',
    displayName: 'Breathe',
    parameters: ['speed'],
    entry: 0.8,
    come: (p) => ({ ...REST, ...scaled(mix(0.94, 1, outCubic(p))), opacity: inOutSine(p) }),
    stay: ({ time }) => ({ ...REST, ...scaled(1 + 0.035 * swing(time, 3.2)) }),
  },
  {
    id: 'drift',
    displayName: 'Drift',
    parameters: ['direction', 'speed'],
    direction: 'left',
    entry: 1,
    come: (p) => ({ ...REST, opacity: inOutSine(p) }),
    stay: ({ part }, s, direction) => slide(part, direction, stepOf(s, 0.045), EASES.linear),
  },
  {
    id: 'tumble',
    displayName: 'Tumble',
    parameters: ['speed'],
    entry: 1,
    come: (p, s) => ({
      ...slide(p, 'down', stepOf(s, 0.3), outBounce),
      turn: mix(s.index % 2 ? 24 : -24, 0, EASES.outSpring(p)),
      opacity: fadeIn(p, 0.3),
    }),
  },
  {
    id: 'stomp',
    displayName: 'Stomp',
    parameters: ['speed'],
    entry: 0.5,
    come: (p) => ({ ...REST, ...scaled(mix(1.7, 1, outExpo(p))), opacity: fadeIn(p, 0.4) }),
  },
  {
    id: 'blur_in',
    displayName: 'Blur In',
    parameters: ['speed'],
    entry: 0.9,
    come: (p, s) => ({
      ...REST,
      ...scaled(mix(1.04, 1, outCubic(p))),
      blur: stepOf(s, 0.022) * (1 - outCubic(p)),
      opacity: fadeIn(p, 0.7),
    }),
  },
  {
    id: 'flicker',
    displayName: 'Flicker',
    parameters: ['speed'],
    entry: 0.9,
    come: (p) => ({ ...REST, opacity: flicker(p) }),
  },
  {
    id: 'typewriter',
    displayName: 'Typewriter',
    targets: ['text'],
    otherwise: 'wipe',
    parameters: ['speed'],
    entry: 0.01,
    pieces: { size: 'letter', stagger: 0.055, come: (p) => ({ ...REST, opacity: p > 0 ? 1 : 0 }) },
  },
  {
    id: 'letters',
    displayName: 'Letters',
    targets: ['text'],
    otherwise: 'rise',
    parameters: ['speed'],
    entry: 0.6,
    pieces: {
      size: 'letter',
      stagger: 0.032,
      come: (p, _, em) => ({ ...slide(p, 'up', 0.55 * em), opacity: fadeIn(p) }),
    },
  },
  {
    id: 'words',
    displayName: 'Words',
    targets: ['text'],
    otherwise: 'rise',
    parameters: ['speed'],
    entry: 0.7,
    pieces: {
      size: 'word',
      stagger: 0.11,
      come: (p, _, em) => ({
        ...slide(p, 'up', 0.4 * em),
        opacity: fadeIn(p),
        blur: 0.08 * em * (1 - outCubic(p)),
      }),
    },
  },
  {
    id: 'lines',
    displayName: 'Lines',
    targets: ['text'],
    otherwise: 'wipe',
    parameters: ['speed'],
    entry: 0.8,
    pieces: {
      size: 'line',
      stagger: 0.14,
      come: (p, _, em) => ({ ...slide(p, 'up', 1.15 * em), windowed: true }),
    },
  },
  {
    id: 'draw_on',
    displayName: 'Draw On',
    targets: ['line', 'shape'],
    otherwise: 'wipe',
    parameters: ['speed'],
    entry: 1.1,
    draw: drawOn,
  },
  {
    id: 'ken_burns',
    displayName: 'Ken Burns',
    targets: ['picture'],
    otherwise: 'fade',
    parameters: ['direction', 'speed'],
    direction: 'left',
    entry: 0.9,
    come: (p) => ({ ...REST, opacity: inOutSine(p) }),
    draw: kenBurns,
  },
];

const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;

/** Three uneven flashes, then on. */
function flicker(p: number): number {
  if (p >= 0.75) return mix(0.6, 1, outCubic((p - 0.75) / 0.25));
  const flashes = [0, 0.7, 0.15, 0.9, 0.1, 0.6];
  return flashes[Math.floor((p / 0.75) * flashes.length)] ?? 0;
}
