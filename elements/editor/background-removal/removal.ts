import type { Stroke } from '../../imaging/cutout/segmentation/seeds.js';
import type { BackgroundRemoval } from '../../objects/schema.js';
import type { SubjectHints } from '../../ports/subject-service.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { openPanel } from '../view-state/open-panel.js';
import { selectedPicture } from '../pictures/selected-box.js';
import type { PictureSlot } from '../pictures/slot.js';
import {
  DEFAULT_REMOVAL,
  filledSlot,
  detectSubject,
  isDetecting,
  isUnsure,
  putRemoval,
  detectionOf,
  shownCut,
  sourceOf,
  detectionNoticeOf,
  type DetectionOutcome,
  type DetectionNotice,
} from './detect-subject.js';
import { t } from './strings.js';

export { isDetecting, stopDetecting } from './detect-subject.js';

/** Taking the background out of the selected picture, an object's or that of a grid's selected box. */

/** The selected picture whose background can be removed or restored: one that is here and not locked. */
export function removable(editor: Editor): PictureSlot | null {
  const { resources } = editor;
  // pictures arrive
  void resources.version.value;
  const at = selectedPicture(editor);
  const source = at && sourceOf(filledSlot(editor, at));
  return source !== null && resources.file(source) ? at : null;
}

/** What is stored of the selected picture's removal while its background is gone; null while all of it shows. */
export function removalOf(editor: Editor): BackgroundRemoval | null {
  const at = selectedPicture(editor);
  const slot = at && filledSlot(editor, at);
  return slot && shownCut(slot) ? (slot.bgremoval ?? null) : null;
}

export const sameSlot = (a: PictureSlot | null, b: PictureSlot | null): boolean =>
  a !== null && b !== null && a.id === b.id && a.box === b.box;

/** What is going on with the selected picture: nothing, a guess, or a detection of what the user marked. */
export function detectionKind(editor: Editor): 'guess' | 'marked' | null {
  const detection = detectionOf(editor).value;
  if (!detection || !sameSlot(detection.at, selectedPicture(editor))) return null;
  return detection.marked ? 'marked' : 'guess';
}

/** What is still to be said of the selected picture: it goes with the picture, and with the cut it is about. */
export function selectionNotice(editor: Editor): DetectionNotice['kind'] | null {
  const notice = detectionNoticeOf(editor).value;
  const at = selectedPicture(editor);
  const mask = removalOf(editor)?.mask;
  const isOfThis = notice && at && sourceOf(filledSlot(editor, at)) === notice.source;
  if (isOfThis && (notice.mask === undefined || notice.mask === mask)) return notice.kind;
  return mask !== undefined && isUnsure(editor, mask) ? 'unsure' : null;
}

/** Removes the background of the selected picture, or brings it back (spec 2 section 4). [B-033] */
export async function toggleRemoval(editor: Editor): Promise<void> {
  const at = removable(editor);
  const slot = at && filledSlot(editor, at);
  if (!at || !slot || isDetecting(editor).peek()) return;
  if (shownCut(slot))
    return putRemoval(editor, at, { ...slot.bgremoval, enabled: false }, [t('restoreBackground')]);
  const { bgremoval: known } = slot;
  if (known?.mask !== undefined && known.source === sourceOf(slot))
    return putRemoval(editor, at, { ...known, ...DEFAULT_REMOVAL }, [t('removeBackground')]);
  await detectSubject(editor, at, { hints: {}, name: t('removeBackground') });
}

/** What the toolbar's button does: toggles, and shows what a removal can be refined with. */
export function pressRemoval(editor: Editor): void {
  if (!removable(editor)) return;
  if (!removalOf(editor)) openPanel(editor, 'remove_background');
  void toggleRemoval(editor);
}

/** What was told of the subject of the picture in a slot. */
export function hintsAt(editor: Editor, at: PictureSlot): SubjectHints {
  const slot = filledSlot(editor, at);
  const { source, rectangle, strokes } = slot?.bgremoval ?? {};
  if (source !== undefined && source !== sourceOf(slot)) return {};
  return { ...(rectangle ? { rectangle } : {}), ...(strokes ? { strokes } : {}) };
}

export interface RefineOptions {
  /** The stroke of the hints that is new: only what hangs together with it changes. All may when absent. */
  readonly stroke?: Stroke | undefined;
  readonly signal?: AbortSignal;
  /** Default: the selected picture. */
  readonly at?: PictureSlot | null;
}

/** Looks for the subject anew with what the user told of it; the edges stay as they are set. */
export async function refineRemoval(
  editor: Editor,
  hints: SubjectHints,
  { signal, stroke, at = removable(editor) }: RefineOptions = {},
): Promise<DetectionOutcome> {
  return at ? detectSubject(editor, at, { hints, name: t('refine'), signal, stroke }) : 'stale';
}

/** Forgets what was told of the subject and how the edges were set, and guesses anew. One step. */
export async function restartRemoval(editor: Editor): Promise<void> {
  const at = removable(editor);
  if (at && !isDetecting(editor).peek())
    await detectSubject(editor, at, { hints: {}, name: t('startOver'), fresh: true });
}

/** Sets the edges of the selected cut-out, -100 to 100 each; a slider passes 'merge' for all but its first value. */
export function setRemovalEdges(
  editor: Editor,
  values: { readonly crf?: number; readonly matting?: number },
  history: HistoryMode = 'record',
): void {
  const at = removable(editor);
  const known = removalOf(editor);
  if (!at || !known) return;
  const legal = Object.entries(values).filter(([, value]) => Math.abs(value) <= 100);
  if (legal.length > 0)
    putRemoval(editor, at, { ...known, ...Object.fromEntries(legal) }, [t('edges'), history]);
}
