import type { Gradient } from '../../objects/gradient.js';
import type { ShapeObject } from '../../objects/shape/model.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { selectedShapes, setShape } from './shape-style.js';
import { setGradient } from './gradients.js';

/** What selected shapes are filled with. */
export type FillKind = 'none' | 'solid' | 'linear' | 'radial';

/** What a gradient begins with where a shape had no color, and what it leads to. */
const FIRST = '#1d8f86';
const LAST = '#ffffff';

type Details = ShapeObject['shape_details'];

export const fillKindOf = ({ fill, gradient }: Details): FillKind =>
  gradient ? (gradient.type ?? 'linear') : fill ? 'solid' : 'none';

/** Fills the selected shapes another way; colors they have are kept as far as the new way has a place for them. */
export function setFillKind(editor: Editor, kind: FillKind): void {
  const details = selectedShapes(editor)[0]?.shape_details;
  if (!details || fillKindOf(details) === kind) return;
  const { fill, gradient } = details;
  const plain = fill ?? gradient?.stops[0]?.color ?? FIRST;
  if (kind === 'none') return setShape(editor, { fill: undefined, gradient: undefined }, t('fill'));
  if (kind === 'solid') return setShape(editor, { fill: plain, gradient: undefined }, t('fill'));
  const stops = gradient?.stops ?? [
    { offset: 0, color: plain },
    { offset: 1, color: LAST },
  ];
  setGradient(editor, { type: kind, angle: gradient?.angle ?? 0, stops });
}

type Stop = Gradient['stops'][number];

/** The color halfway between two, '#rrggbb'. */
const colorBetween = (a: string, b: string): string =>
  `#${[1, 3, 5]
    .map((at) => (Number.parseInt(a.slice(at, at + 2), 16) + Number.parseInt(b.slice(at, at + 2), 16)) / 2)
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`;

function stopBetween(a: Stop, b: Stop): Stop {
  const opacity = ((a.opacity ?? 1) + (b.opacity ?? 1)) / 2;
  return {
    offset: (a.offset + b.offset) / 2,
    color: colorBetween(a.color, b.color),
    ...(opacity < 1 && { opacity }),
  };
}

/** A gradient with one stop more, in the middle of the widest gap; it looks as before until that stop is changed. */
export function withStopAdded({ stops, ...gradient }: Gradient): Gradient {
  const sorted = [...stops].sort((a, b) => a.offset - b.offset);
  const gaps = sorted.slice(1).map(({ offset }, i) => offset - sorted[i]!.offset);
  const widest = gaps.indexOf(Math.max(...gaps));
  const added = stopBetween(sorted[widest]!, sorted[widest + 1]!);
  return { ...gradient, stops: sorted.toSpliced(widest + 1, 0, added) };
}

/** The gradient the other way round. */
export const reversedGradient = ({ stops, ...gradient }: Gradient): Gradient => ({
  ...gradient,
  stops: stops.map((stop) => ({ ...stop, offset: 1 - stop.offset })).reverse(),
});
