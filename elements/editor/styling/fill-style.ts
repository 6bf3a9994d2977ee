import type { Gradient } from '../../objects/gradient.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { selectedShapes, setShape } from './shape-style.js';
import { setGradient } from './gradients.js';
import { selectedTexts, setTextStyle } from './text-style.js';

/** What shapes and texts are filled with. */
export type FillKind = 'none' | 'solid' | 'linear' | 'radial';

/** What a gradient begins with where a shape had no color, and what it leads to. */
const FIRST = '#1d8f86';
const LAST = '#ffffff';

/** What the first of the selected shapes, or of the selected texts, is filled with. */
export interface SelectedFill {
  readonly kind: FillKind;
  /** What it could be filled with. */
  readonly kinds: readonly FillKind[];
  /** '#rrggbb'; a text keeps one below its gradient. */
  readonly color?: string | undefined;
  readonly gradient?: Gradient | undefined;
  /** 0 to 1; a text has none of its own. */
  readonly opacity?: number;
}

const SHAPE_KINDS: readonly FillKind[] = ['none', 'solid', 'linear', 'radial'];
const TEXT_KINDS: readonly FillKind[] = ['solid', 'linear', 'radial'];

export function selectedFill(editor: Editor): SelectedFill | null {
  const [shape] = selectedShapes(editor);
  if (shape) {
    const { fill: color, gradient, fill_opacity: opacity = 1 } = shape.shape_details;
    return { kind: kindOfFill(color, gradient), kinds: SHAPE_KINDS, color, gradient, opacity };
  }
  const [text] = selectedTexts(editor);
  if (!text) return null;
  const { fontColor: color } = text.text_details;
  const gradient = text.text_details.gradient ?? undefined;
  return { kind: kindOfFill(color, gradient), kinds: TEXT_KINDS, color, gradient };
}

const kindOfFill = (color: string | undefined, gradient: Gradient | undefined): FillKind =>
  gradient ? (gradient.type ?? 'linear') : color ? 'solid' : 'none';

/** Fills the selection another way; colors it has are kept as far as the new way has a place for them. */
export function setFillKind(editor: Editor, kind: FillKind): void {
  const before = selectedFill(editor);
  if (!before || before.kind === kind) return;
  const { color, gradient } = before;
  const plain = color ?? gradient?.stops[0]?.color ?? FIRST;
  if (kind === 'none') return setShape(editor, { fill: undefined, gradient: undefined }, t('fill'));
  if (kind === 'solid') return setFillColor(editor, plain);
  const stops = gradient?.stops ?? [
    { offset: 0, color: plain },
    { offset: 1, color: LAST },
  ];
  setGradient(editor, { type: kind, angle: gradient?.angle ?? 0, stops });
}

/** Fills the selected shapes, or the selected texts, with one color. */
export function setFillColor(editor: Editor, color: string, history: HistoryMode = 'record'): void {
  if (selectedShapes(editor).length > 0)
    return setShape(editor, { fill: color, gradient: undefined }, t('fill'), history);
  setTextStyle(editor, { fontColor: color }, t('fill'), { history });
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
