/** Where an arrow key leads among pictures in rows of their own widths. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const middle = ({ left, width }: Box): number => left + width / 2;

/** Index of the next one: left and right in order, up and down to the nearest of the row beside; -1 at an end. */
export function nextIndexFor(key: string, boxes: readonly Box[], here: number): number {
  const steps: Record<string, () => number> = {
    ArrowLeft: () => here - 1,
    ArrowRight: () => (here + 1 < boxes.length ? here + 1 : -1),
    ArrowUp: () => inRow(boxes, here, -1),
    ArrowDown: () => inRow(boxes, here, 1),
    Home: () => 0,
    End: () => boxes.length - 1,
  };
  return steps[key]?.() ?? -1;
}

function inRow(boxes: readonly Box[], here: number, step: 1 | -1): number {
  const from = boxes[here];
  if (!from) return -1;
  let at = here;
  while (boxes[at]?.top === from.top) at += step;
  const row = boxes[at]?.top;
  let best = -1;
  for (; row !== undefined && boxes[at]?.top === row; at += step) {
    const distance = (place: number) => Math.abs(middle(boxes[place]!) - middle(from));
    if (best < 0 || distance(at) < distance(best)) best = at;
  }
  return best;
}
