import { EASES, mix, type Ease } from '../ease.js';
import { REST, type Look } from '../look.js';
import type { Direction, Subject } from './preset.js';

/** Pieces that presets are made of. */

const { outCubic, outQuint } = EASES;

/** Gone within the first part of the way, so that nothing stays half seen. */
export const fadeIn = (progress: number, until = 0.6): number => outCubic(Math.min(1, progress / until));

/** One unit along a direction. */
export const along: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** A way that looks alike on pages large and small, page pixels. */
export const stepOf = ({ page }: Subject, part = 0.08): number => Math.min(page.width, page.height) * part;

/** What fills most of the page stays behind the others. */
export const isBackdrop = ({ box, page }: Subject): boolean =>
  box.width * box.height > 0.7 * page.width * page.height;

/** Comes moving in a direction from so far away. */
export function slide(progress: number, direction: Direction, distance: number, ease: Ease = outQuint): Look {
  const [x, y] = along[direction];
  const left = -distance * (1 - ease(progress));
  return { ...REST, x: x * left || 0, y: y * left || 0 };
}

/** Comes from beyond the edge of the page it moves away from. */
export function beyondPage({ box, page }: Subject, direction: Direction): number {
  if (direction === 'right') return box.x + box.width;
  if (direction === 'left') return page.width - box.x;
  return direction === 'down' ? box.y + box.height : page.height - box.y;
}

export const scaled = (scale: number): Pick<Look, 'scaleX' | 'scaleY'> => ({ scaleX: scale, scaleY: scale });

/** Uncovered in a direction. */
export function uncovered(progress: number, direction: Direction): Look {
  const hidden = 1 - progress;
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  const side = { right: 'right', left: 'left', down: 'bottom', up: 'top' } as const;
  return { ...REST, reveal: { ...none, [side[direction]]: hidden } };
}

/** Both at once. */
export function together(a: Look, b: Look): Look {
  const look = {
    ...REST,
    x: a.x + b.x,
    y: a.y + b.y,
    scaleX: a.scaleX * b.scaleX,
    scaleY: a.scaleY * b.scaleY,
    turn: a.turn + b.turn,
    opacity: a.opacity * b.opacity,
    blur: Math.max(a.blur, b.blur),
    pivot: a.pivot,
  };
  const reveal = a.reveal ?? b.reveal;
  const iris = a.iris ?? b.iris;
  return {
    ...look,
    ...(reveal && { reveal }),
    ...(iris !== undefined && { iris }),
    ...((a.windowed || b.windowed) && { windowed: true }),
  };
}

/** Back and forth from 0 over 1 to 0, `period` seconds each. */
export const swing = (time: number, period: number): number =>
  (1 - Math.cos((2 * Math.PI * time) / period)) / 2;

export { mix };
