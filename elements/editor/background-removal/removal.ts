import type { Stroke } from '../../imaging/cutout/segmentation/seeds.js';
import type { BackgroundRemoval } from '../../objects/schema.js';
import type { SubjectHints } from '../../ports/subject-service.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { openPanel } from '../view-state/open-panel.js';
import { selectedPicture } from '../pictures/selected-box.js';
import type { PictureSlot } from '../pictures/slot.js';
import {
  DEFAULTS,
  filledSlot,
  findSubject,
  isFinding,
  isUnsure,
  putRemoval,
  searchOf,
  shownCut,
  sourceOf,
  verdictOf,
  type Outcome,
  type Verdict,
} from './detect-subject.js';
import { t } from './strings.js';

export { isFinding, stopFinding } from './detect-subject.js';

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

/** What is going on with the selected picture: nothing, a guess, or a search for what the user marked. */
export function searching(editor: Editor): 'guess' | 'marked' | null {
  const search = searchOf(editor).value;
  if (!search || !sameSlot(search.at, selectedPicture(editor))) return null;
  return search.marked ? 'marked' : 'guess';
}

/** What is still to be said of the selected picture: it goes with the picture, and with the cut it is about. */
export function verdictOn(editor: Editor): Verdict['kind'] | null {
  const verdict = verdictOf(editor).value;
  const at = selectedPicture(editor);
  const mask = removalOf(editor)?.mask;
  const isOfThis = verdict && at && sourceOf(filledSlot(editor, at)) === verdict.source;
  if (isOfThis && (verdict.mask === undefined || verdict.mask === mask)) return verdict.kind;
  return mask !== undefined && isUnsure(editor, mask) ? 'unsure' : null;
}

/** Removes the background of the selected picture, or brings it back (spec 2 section 4). [B-033] */
export async function toggleRemoval(editor: Editor): Promise<void> {
  const at = removable(editor);
  const slot = at && filledSlot(editor, at);
  if (!at || !slot || isFinding(editor).peek()) return;
  if (shownCut(slot))
    return putRemoval(editor, at, { ...slot.bgremoval, enabled: false }, [t('restoreBackground')]);
  const { bgremoval: known } = slot;
  if (known?.mask !== undefined && known.source === sourceOf(slot))
    return putRemoval(editor, at, { ...known, ...DEFAULTS }, [t('removeBackground')]);
  await findSubject(editor, at, { hints: {}, name: t('removeBackground') });
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

export interface Refining {
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
  { signal, stroke, at = removable(editor) }: Refining = {},
): Promise<Outcome> {
  return at ? findSubject(editor, at, { hints, name: t('refine'), signal, stroke }) : 'stale';
}

/** Forgets what was told of the subject and how the edges were set, and guesses anew. One step. */
export async function startOver(editor: Editor): Promise<void> {
  const at = removable(editor);
  if (at && !isFinding(editor).peek())
    await findSubject(editor, at, { hints: {}, name: t('startOver'), fresh: true });
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
