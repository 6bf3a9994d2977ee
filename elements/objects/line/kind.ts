import type { Kind } from '../kind.js';
import { lineOps, lineRoom } from './display.js';
import { MOST_DASH } from '../stroke.js';
import { lineObject, type LineObject } from './model.js';

/** A straight line with caps, pulled by its two ends. Its box is kept high enough for the caps. */
export const lineKind: Kind<LineObject> = {
  schema: lineObject,
  resize: 'line',
  keepsAspect: false,
  needs: () => [],
  ops: lineOps,
  resized: (_object, to) => ({ width: to.width }),
  scaled: ({ line_details: details }, factor) => {
    const grown = (length: number): number => Math.min(MOST_DASH, length * factor);
    const { dash } = details;
    return {
      line_details: {
        ...details,
        thickness: details.thickness * factor,
        ...(dash && { dash: [grown(dash[0]), grown(dash[1])] }),
      },
    };
  },
  settled: (object) => {
    const height = lineRoom(object.line_details);
    if (Math.abs(height - object.height) < 0.01) return {};
    // the line runs along the middle, so the middle stays where it is
    return {
      height,
      position: { x: object.position.x, y: object.position.y + (object.height - height) / 2 },
    };
  },
};
