import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Viewport, ZOOM_PERCENTS } from '../../../elements/editor/viewport.js';
import { transformPoint } from '../../../elements/math/matrix.js';

const page = { width: 800, height: 400 };
function view() {
  const viewport = new Viewport(() => page);
  viewport.resize({ width: 880, height: 880 });
  return viewport;
}

describe('the view of a page', () => {
  it('begins fitted, with 40 px around the page, and offers the choices of the menu', () => {
    const viewport = view();
    expect(viewport.choice.value).toBe('fit');
    expect(viewport.scale.value).toBe(1);
    expect(viewport.matrix.value.slice(4)).toEqual([40, 240]);
    expect(ZOOM_PERCENTS).toEqual([300, 200, 125, 100, 75, 50, 25, 10]);
    viewport.choose('fill');
    expect(viewport.scale.value).toBe(880 / 400);
    viewport.choose(0.25);
    expect(viewport.scale.value).toBe(0.25);
  });

  it('fits into what panels leave free, and leaves alone what was zoomed by hand', () => {
    const viewport = view();
    viewport.cover({ left: 300, right: 100 });
    expect(viewport.scale.value, 'a panel that opens moves nothing').toBe(1);
    viewport.choose('fit');
    expect(viewport.scale.value).toBe(400 / 800);
    expect(viewport.matrix.value.slice(4)).toEqual([340, 340]);
    const middle = { x: 540, y: 440 };
    const under = viewport.toPage(middle);
    viewport.zoomAt(1, middle);
    const zoomed = viewport.matrix.value;
    expect(transformPoint(zoomed, under)).toEqual(middle);
    viewport.cover({ left: 0, right: 0 });
    expect(viewport.matrix.value).toEqual(zoomed);
    viewport.choose('fit');
    expect(viewport.matrix.value.slice(4)).toEqual([40, 240]);
  });

  it('keeps what lies under the pointer while zooming', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.integer({ min: 300, max: 580 }),
        fc.integer({ min: 300, max: 580 }),
        (scale, x, y) => {
          const viewport = view();
          const before = viewport.toPage({ x, y });
          viewport.zoomAt(scale, { x, y });
          const now = transformPoint(viewport.matrix.value, before);
          // the page's corner is held on whole pixels: half of one each way
          expect(Math.hypot(now.x - x, now.y - y)).toBeLessThan(Math.SQRT1_2 + 1e-6);
        },
      ),
    );
  });

  it('holds the corner of the page on a whole pixel', () => {
    const viewport = view();
    viewport.resize({ width: 881, height: 701 });
    for (const choice of ['fit', 'fill', 1, 0.25] as const) {
      viewport.choose(choice);
      viewport.panBy({ x: 0.3, y: 12.7 });
      for (const offset of viewport.matrix.value.slice(4)) expect(Number.isInteger(offset)).toBe(true);
    }
  });

  it('never loses the page out of sight', () => {
    const viewport = view();
    viewport.panBy({ x: 1e6, y: -1e6 });
    const corner = transformPoint(viewport.matrix.value, { x: 0, y: 400 });
    expect(corner.x).toBeLessThanOrEqual(880 - 40);
    expect(corner.y).toBeGreaterThanOrEqual(40);
  });

  it('brings a part of the page into sight, and goes no further than the page', () => {
    const viewport = view();
    const at = (x: number, y: number) => transformPoint(viewport.matrix.value, { x, y });
    const caret = (x: number, y: number) => ({ x, y, width: 0, height: 20 });
    const fitted = viewport.matrix.value;
    for (const far of [caret(400, 20_000), caret(-9000, -9000), caret(400, 200)]) viewport.reveal(far);
    expect(viewport.matrix.value).toEqual(fitted);
    viewport.choose(4);
    viewport.reveal(caret(700, 380));
    expect(at(700, 400)).toEqual({ x: 880 - 24, y: 880 - 24 });
    viewport.reveal(caret(600, 300));
    expect(at(700, 400)).toEqual({ x: 880 - 24, y: 880 - 24 });
    viewport.reveal(caret(10, 10));
    expect(at(10, 10)).toEqual({ x: 24, y: 24 });
    viewport.reveal(caret(10, 1e5));
    expect(at(0, 400).y).toBe(880 - 24);
    viewport.choose('fit');
    expect(viewport.matrix.value).toEqual(fitted);
  });

  it('steps through the choices from wherever it stands', () => {
    const viewport = view();
    viewport.step(1);
    expect(viewport.scale.value).toBe(1.25);
    viewport.step(-1);
    viewport.step(-1);
    expect(viewport.scale.value).toBe(0.75);
  });
});
