import { boxBounds, normalizeDegrees, type Box, type Point, type Size } from '../../math/geometry.js';
import { kindFor, type DesignObject } from '../../objects/kinds.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { moveSelection, resizeObject, turnSelection } from './key-transform.js';
import { canStretch, scaleObjects } from './scale-objects.js';
import { canTransform, isBackground } from './selection-handles.js';
import { t } from './strings.js';

const TOP_LEFT: Point = { x: 0, y: 0 };
/** Nothing is made smaller by a number, page pixels. */
export const LEAST_SIDE = 1;

export type Side = 'width' | 'height';

/** Where the selection lies and how large it is, page pixels: what its fields show. */
export interface Placement extends Point, Size {
  /** Degrees clockwise from -180 to 180; null when objects are turned differently. */
  readonly rotation: number | null;
}

/** A turned object lies where its bounds begin, and is as large as its own box. Null when nothing is selected. */
export function placementOf({ selection }: Editor): Placement | null {
  const box = selection.box.value;
  if (!box) return null;
  const { x, y } = boxBounds(box);
  return { x, y, width: box.width, height: box.height, rotation: commonRotation(selection.objects.value) };
}

function commonRotation(objects: readonly DesignObject[]): number | null {
  const turns = new Set(objects.map(({ rotation }) => normalizeDegrees(rotation)));
  const [turn = 0] = turns;
  if (turns.size > 1) return null;
  return turn > 180 ? turn - 360 : turn;
}

/** Why the selection stays as it is: it is locked, or it is the picture that fills the page. */
export function heldBy(editor: Editor): 'locked' | 'background' | null {
  if (canTransform(editor)) return null;
  return editor.selection.ids.some((id) => isBackground(editor, id)) ? 'background' : 'locked';
}

/** True when a side may change by itself: letters re-wrap, a line is as high as it is thick, turned objects scale as one. */
export function canSetSide({ selection }: Editor, side: Side): boolean {
  const [only, ...others] = selection.objects.value;
  if (!only || others.length > 0) return true;
  return side === 'width' || kindFor(only).resize !== 'line';
}

/** Whether width and height change together, and whether that can be chosen. */
export function ratioOf({ selection }: Editor): { readonly kept: boolean; readonly free: boolean } {
  const [only, ...others] = selection.objects.value;
  if (!only) return { kept: false, free: false };
  if (others.length > 0) return { kept: true, free: canStretch([only, ...others]) };
  const { resize, keepsAspect } = kindFor(only);
  if (resize === 'line') return { kept: false, free: false };
  return { kept: resize === 'both' && keepsAspect, free: true };
}

/** Moves the selection so that its bounds begin at a place of one axis. */
export function moveSelectionTo(editor: Editor, axis: keyof Point, at: number, history: HistoryMode): void {
  const placement = placementOf(editor);
  if (!placement || !canTransform(editor)) return;
  const by = { x: 0, y: 0, [axis]: at - placement[axis] };
  editor.run(t('move'), () => moveSelection(editor, by), history);
}

/** Gives the selection a width or height, its top left corner staying; several objects are scaled together. */
export function sizeSelectionTo(
  editor: Editor,
  side: Side,
  length: number,
  { keepRatio, history }: { readonly keepRatio: boolean; readonly history: HistoryMode },
): void {
  const { objects, box } = editor.selection;
  const now = box.peek();
  const [only, ...others] = objects.peek();
  if (!only || !now || now[side] <= 0 || !canTransform(editor)) return;
  const to = resizedTo(now, side, Math.max(LEAST_SIDE, length), keepRatio);
  editor.run(
    t('resize'),
    () => {
      if (others.length > 0) scaleObjects(editor, objects.peek(), { box: now, to, anchor: TOP_LEFT });
      else resizeObject(editor, only, to, { corner: keepRatio, anchor: TOP_LEFT });
    },
    history,
  );
}

function resizedTo({ width, height }: Box, side: Side, length: number, keepRatio: boolean): Size {
  const [x, y] = side === 'width' ? [length / width, 1] : [1, length / height];
  return keepRatio
    ? { width: width * x * y, height: height * x * y }
    : { width: width * x, height: height * y };
}

/** Turns the selection to an angle about its middle; objects that are turned differently are turned on by it. */
export function turnSelectionTo(editor: Editor, angle: number, history: HistoryMode): void {
  const placement = placementOf(editor);
  if (!placement || !canTransform(editor)) return;
  editor.run(t('rotate'), () => turnSelection(editor, angle - (placement.rotation ?? 0)), history);
}
