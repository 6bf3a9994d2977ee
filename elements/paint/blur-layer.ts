import { expandRect, intersectRects, isEmptyRect, type Rect } from '../math/geometry.js';
import type { PaintContext } from './env.js';
import { onGrid, onLayer, type OwnLayer } from './offscreen-layers.js';
import type { Target } from './leaf-ops.js';

/** A wider blur is made on a reduced layer, where copies lie near enough to melt, device pixels. */
const MOST_SIGMA = 2.4;
/** Copies to each side, and how far apart in standard deviations. */
const COPIES = 4;
const APART = 0.6;

interface Work {
  paint(layer: OwnLayer): void;
  /** Puts the result in its place: a pixel of it stands for `reduce` by as many. */
  lay(canvas: CanvasImageSource, box: Rect, reduce: number): void;
}

/**
 * Paints on a layer and puts it out of focus: copies beside each other, then above each other, each as strong as a Gauss
 * curve says. Canvas filters would do it, but not in every browser.
 */
export function onBlurredLayer(
  target: Target,
  { box, sigma }: { readonly box: Rect; readonly sigma: number },
  work: Work,
): void {
  let reduce = 1;
  while (sigma / reduce > MOST_SIGMA) reduce *= 2;
  const place = onGrid(
    expandRect(intersectRects(box, expandRect(target.area, sigma * 3)), reduce),
    reduce,
    target,
  );
  if (isEmptyRect(place)) return;
  onLayer(
    target,
    place,
    (sharp) => {
      work.paint(sharp);
      onLayer(
        target,
        place,
        (aside) => {
          const step = (sigma / reduce) * APART;
          smear(aside.target.context, sharp, step, 'x');
          clear(sharp.target.context, sharp);
          smear(sharp.target.context, aside, step, 'y');
          work.lay(sharp.canvas, place, reduce);
        },
        reduce,
      );
    },
    reduce,
  );
}

const WEIGHTS = weights();

function weights(): number[] {
  const raw = Array.from({ length: 2 * COPIES + 1 }, (_, i) => Math.exp(-(((i - COPIES) * APART) ** 2) / 2));
  const sum = raw.reduce((all, one) => all + one, 0);
  return raw.map((one) => one / sum);
}

function smear(context: PaintContext, { canvas, target }: OwnLayer, step: number, axis: 'x' | 'y'): void {
  const { width, height } = target.area;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'lighter';
  context.imageSmoothingEnabled = true;
  WEIGHTS.forEach((weight, i) => {
    const by = (i - COPIES) * step;
    context.globalAlpha = weight;
    context.drawImage(
      canvas,
      0,
      0,
      width,
      height,
      axis === 'x' ? by : 0,
      axis === 'y' ? by : 0,
      width,
      height,
    );
  });
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

function clear(context: PaintContext, { target: { area } }: OwnLayer): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, area.width, area.height);
}
