import { expect } from '@open-wc/testing';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import { MotionPreviews } from '../../../../elements/panels/animations/motion-previews.js';
import { words } from '../../canvas/support.js';
import { openSession } from '../../shell/support.js';

const SIDE = 96;

/** The width of what is dark on a canvas, as a part of it. */
function inkWidth(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, SIDE, SIDE);
  const columns = Array.from({ length: SIDE * SIDE }, (_, i) => i).flatMap((i) =>
    data[4 * i + 3]! > 0 && data[4 * i]! < 128 ? [i % SIDE] : [],
  );
  return columns.length === 0 ? 0 : (Math.max(...columns) - Math.min(...columns) + 1) / SIDE;
}

describe('the card of an animation', () => {
  it('shows a short text large, however wide its box and its page are', async () => {
    const text = { ...words('w', '2027', 100, 900), width: 800 };
    const { editor } = openSession([[text]], {}, { width: 1920, height: 1080 });
    const object = editor.object('w') as DesignObject;
    await editor.resources.ensure([object]);
    const previews = MotionPreviews.of(editor, [object], SIDE)!;
    while (!previews.prepare(Infinity));
    const canvas = document.createElement('canvas');
    previews.paint(canvas, { animation: null, options: {} }, null);
    expect(inkWidth(canvas)).to.be.at.least(0.25);
  });
});
