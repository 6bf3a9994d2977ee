import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { clamp } from '../../math/geometry.js';
import { announce } from '../accessibility/announce.js';
import { croppingOf } from '../cropping/session.js';
import { cropViewOf, type CropView } from '../cropping/cropping.js';
import type { Editor } from '../editor.js';
import { panelOf } from '../view-state/open-panel.js';
import type { PictureSlot } from '../pictures/slot.js';
import { filledSlot, sourceOf } from './detect-subject.js';
import { withMark, type Mark } from './mark-geometry.js';
import { hintsAt, refineRemoval, removable, sameSlot } from './removal.js';
import { t } from './strings.js';

/**
 * Marking on the canvas what of the selected picture is kept. What is drawn shows at once and waits in line; one after the
 * other it is looked for anew, so that each stroke is a step of its own.
 */

export type MarkTool = 'keep' | 'remove' | 'rectangle';

/** Widths of the brush, CSS pixels: zoomed in, the same brush is finer. */
export const LEAST_BRUSH = 4;
export const MOST_BRUSH = 160;
const FIRST_BRUSH = 36;

/** As many as a design may hold (objects/schema.ts). */
const MOST_STROKES = 500;

/** A tool in use on the selected picture. */
export interface ActiveMarkTool {
  readonly tool: MarkTool;
  readonly at: PictureSlot;
  readonly view: CropView;
}

interface PendingMark {
  readonly at: PictureSlot;
  readonly source: string;
  readonly mark: Mark;
  readonly stop: AbortController;
}

interface State {
  readonly chosen: Signal<{ readonly tool: MarkTool; readonly at: PictureSlot } | null>;
  readonly active: ReadonlySignal<ActiveMarkTool | null>;
  readonly brush: Signal<number>;
  readonly drawn: Signal<Mark | null>;
  readonly pending: Signal<readonly PendingMark[]>;
  working: boolean;
}

const states = new WeakMap<Editor, State>();

function stateOf(editor: Editor): State {
  let state = states.get(editor);
  if (!state) {
    const chosen: State['chosen'] = signal(null);
    state = {
      chosen,
      active: computed(() => chosen.value && activeOf(editor, chosen.value)),
      brush: signal(FIRST_BRUSH),
      drawn: signal(null),
      pending: signal([]),
      working: false,
    };
    states.set(editor, state);
  }
  return state;
}

/** A tool is in use as long as its panel is open and its picture selected. */
function activeOf(editor: Editor, { tool, at }: { tool: MarkTool; at: PictureSlot }): ActiveMarkTool | null {
  if (panelOf(editor).value !== 'remove_background' || croppingOf(editor).value) return null;
  void editor.store.signal(at.id).value;
  if (!sameSlot(removable(editor), at)) return null;
  const view = cropViewOf(editor, at);
  return view && { tool, at, view };
}

/** The tool in use; null while the pointer selects and moves as ever. */
export const activeMarkToolOf = (editor: Editor): ReadonlySignal<ActiveMarkTool | null> =>
  stateOf(editor).active;

/** Width of the brush, CSS pixels of the canvas. */
export const brushWidthOf = (editor: Editor): ReadonlySignal<number> => stateOf(editor).brush;

/** What is being drawn at the moment. */
export const currentMarkOf = (editor: Editor): Signal<Mark | null> => stateOf(editor).drawn;

/** What was drawn on a picture and is not yet in its cut. */
export const pendingMarksOn = (editor: Editor, at: PictureSlot): readonly Mark[] =>
  stateOf(editor)
    .pending.value.filter((one) => sameSlot(one.at, at))
    .map(({ mark }) => mark);

/** Takes a tool to the selected picture; null puts it away. */
export function chooseMarkTool(editor: Editor, tool: MarkTool | null): void {
  const { chosen, drawn } = stateOf(editor);
  const at = tool && removable(editor);
  drawn.value = null;
  chosen.value = tool && at ? { tool, at } : null;
  const words = { keep: 'markKeep', remove: 'markRemove', rectangle: 'markRectangle' } as const;
  if (tool && at) announce(editor, t(words[tool]));
}

/** Sets the width of the brush, LEAST_BRUSH to MOST_BRUSH CSS pixels. */
export function setBrushWidth(editor: Editor, width: number): void {
  if (Number.isFinite(width)) stateOf(editor).brush.value = Math.round(clamp(width, LEAST_BRUSH, MOST_BRUSH));
}

/** Looks for the subject of the selected picture anew with one thing more told of it. */
export function addMark(editor: Editor, mark: Mark): void {
  const state = stateOf(editor);
  const at = removable(editor);
  const source = at && sourceOf(filledSlot(editor, at));
  if (!at || source === null) return;
  const told = (hintsAt(editor, at).strokes?.length ?? 0) + pendingMarksOn(editor, at).length;
  if ('stroke' in mark && told >= MOST_STROKES) return editor.notifier.warning(t('tooManyStrokes'));
  state.pending.value = [...state.pending.peek(), { at, source, mark, stop: new AbortController() }];
  void work(editor, state);
}

/** Takes back what was drawn last and is not yet in the cut; false when there is none. */
export function dropLastMark(editor: Editor): boolean {
  const { pending } = stateOf(editor);
  const last = pending.peek().at(-1);
  if (!last) return false;
  pending.value = pending.peek().slice(0, -1);
  last.stop.abort();
  return true;
}

/** Gives up all that is not yet in the cut. */
export function dropMarks(editor: Editor): void {
  while (dropLastMark(editor));
}

async function work(editor: Editor, state: State): Promise<void> {
  if (state.working) return;
  state.working = true;
  try {
    for (let next = state.pending.peek()[0]; next; next = state.pending.peek()[0])
      await applyMark(editor, state, next);
  } finally {
    state.working = false;
  }
}

async function applyMark(editor: Editor, { pending }: State, next: PendingMark): Promise<void> {
  const { at, source, mark, stop } = next;
  const isThere = (): boolean => sourceOf(filledSlot(editor, at)) === source;
  const hints = withMark(hintsAt(editor, at), mark);
  const stroke = 'stroke' in mark ? mark.stroke : undefined;
  const refined = () => refineRemoval(editor, hints, { at, stroke, signal: stop.signal });
  const outcome = isThere() ? await refined() : 'stopped';
  // the cut was changed by Undo meanwhile: what was drawn since then still counts
  if (outcome === 'stale' && isThere() && editor.resources.file(source)) return;
  pending.value = pending.peek().filter((one) => one !== next);
}
