import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Size } from '../../math/geometry.js';
import { boxMatrix, multiply, translation, type Matrix } from '../../math/matrix.js';
import type { Gradient } from '../../objects/gradient.js';
import { boxOf } from '../../objects/object-bounds.js';
import type { DesignObject } from '../../objects/kinds.js';
import { strokedPath, type StrokedPath } from '../../objects/stroke.js';
import type { Editor } from '../editor.js';
import { selectedFill } from '../styling/fill-style.js';
import type { GradientEnd } from '../styling/gradient-track.js';
import { selectedShapes } from '../styling/shape-style.js';
import { panelOf } from './open-panel.js';

/** A gradient whose line is shown on the page, to be pulled there. */
export interface EditedGradient {
  /** Of the shape or text it fills. */
  readonly id: string;
  readonly gradient: Gradient;
  /** What it runs over, px. */
  readonly size: Size;
  /** From there to the page. */
  readonly place: Matrix;
  /** Where the handle of a radial one is on its rim, degrees. */
  readonly rimAngle: number;
}

/** What of it is chosen: an end of its line, or a stop by its place in the list. */
export type GradientPart = GradientEnd | number;

interface State {
  readonly edited: ReadonlySignal<EditedGradient | null>;
  readonly chosen: Signal<{ readonly id: string; readonly part: GradientPart } | null>;
  readonly part: ReadonlySignal<GradientPart | null>;
  readonly rimAngle: Signal<number>;
}

const states = new WeakMap<Editor, State>();

function stateOf(editor: Editor): State {
  let found = states.get(editor);
  if (found) return found;
  const rimAngle = signal(0);
  const edited = computed(() => lookUp(editor, rimAngle.value));
  const chosen: State['chosen'] = signal(null);
  const part = computed(() => {
    const [gradient, choice] = [edited.value, chosen.value];
    if (!gradient || choice?.id !== gradient.id) return null;
    const isGone = typeof choice.part === 'number' && choice.part >= gradient.gradient.stops.length;
    return isGone ? null : choice.part;
  });
  states.set(editor, (found = { edited, chosen, part, rimAngle }));
  return found;
}

/** While the panel of fills is open, the gradient of one shape or text that is selected and free. */
function lookUp(editor: Editor, rimAngle: number): EditedGradient | null {
  const { selection, editingText } = editor;
  const [only, ...others] = selection.objects.value;
  if (!only || others.length > 0 || selection.locked.value || editingText.value !== null) return null;
  const gradient = selectedFill(editor)?.gradient;
  if (!gradient || panelOf(editor).value !== 'style') return null;
  const { size, inset } = filledPart(editor, only);
  const place = multiply(boxMatrix(boxOf(only)), translation(inset, inset));
  return { id: only.id, gradient, size, place, rimAngle };
}

/** A shape is filled within its outline, a text over its whole box. */
function filledPart(editor: Editor, { width, height }: DesignObject): Pick<StrokedPath, 'size' | 'inset'> {
  const [shape] = selectedShapes(editor);
  return shape ? strokedPath(shape.shape_details, shape) : { size: { width, height }, inset: 0 };
}

/** The gradient whose line is shown; null while none is. View state. */
export const editedGradientOf = (editor: Editor): ReadonlySignal<EditedGradient | null> =>
  stateOf(editor).edited;

/** What of it is chosen, which keys move and Delete takes away. */
export const gradientPartOf = (editor: Editor): ReadonlySignal<GradientPart | null> => stateOf(editor).part;

export function chooseGradientPart(editor: Editor, part: GradientPart | null): void {
  const { chosen, edited } = stateOf(editor);
  const id = edited.peek()?.id;
  chosen.value = part === null || id === undefined ? null : { id, part };
}

/** Where the handle of a radial gradient stays on its rim, which the design does not keep; degrees. */
export const setRimAngle = (editor: Editor, angle: number): void =>
  void (stateOf(editor).rimAngle.value = angle);
