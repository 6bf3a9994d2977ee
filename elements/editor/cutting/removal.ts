import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { FoundSubject } from '../../imaging/cutout/cutout-task.js';
import { isEmptyMask } from '../../imaging/cutout/mask-text.js';
import { cutoutOf } from '../../objects/image/cutout.js';
import type { BackgroundRemoval } from '../../objects/schema.js';
import { sourceKey } from '../../objects/source.js';
import type { SubjectHints } from '../../ports/subjects.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { selectedPicture } from '../pictures/selected-box.js';
import { slotOf, slotPatch, type FilledSlot, type PictureSlot } from '../pictures/slot.js';
import { t } from './strings.js';

/**
 * Taking the background out of the selected picture. Finding the subject takes a second, in a worker; the result is put
 * into the design as one step, unless the picture has been exchanged or deleted meanwhile.
 */

const findings = new WeakMap<Editor, Signal<boolean>>();

function findingOf(editor: Editor): Signal<boolean> {
  const known = findings.get(editor) ?? signal(false);
  findings.set(editor, known);
  return known;
}

/** Whether a subject is being looked for. */
export const isFinding = (editor: Editor): ReadonlySignal<boolean> => findingOf(editor);

const filledSlot = (editor: Editor, { id, box }: PictureSlot): FilledSlot | null =>
  slotOf(editor.object(id), box);

const shown = (slot: FilledSlot) => cutoutOf({ ...slot.frame, ...slot, image_details: slot.details });

/** The selected picture whose background can be removed or restored: one that is here and not locked. */
export function removable(editor: Editor): PictureSlot | null {
  const { resources } = editor;
  // pictures arrive
  void resources.version.value;
  const at = selectedPicture(editor);
  const source = at && sourceOf(filledSlot(editor, at));
  return source !== null && resources.file(source) ? at : null;
}

const sourceOf = (slot: FilledSlot | null): string | null => slot && sourceKey(slot.details);

/** What is stored of the selected picture's removal while its background is gone; null while all of it shows. */
export function removalOf(editor: Editor): BackgroundRemoval | null {
  const at = selectedPicture(editor);
  const slot = at && filledSlot(editor, at);
  return slot && shown(slot) ? (slot.bgremoval ?? null) : null;
}

/** Removes the background of the selected picture, or brings it back (spec 2 section 4). [B-033] */
export async function toggleRemoval(editor: Editor): Promise<void> {
  const at = removable(editor);
  const slot = at && filledSlot(editor, at);
  if (!at || !slot) return;
  if (shown(slot)) return put(editor, at, { ...slot.bgremoval, enabled: false }, [t('restoreBackground')]);
  const { bgremoval: known } = slot;
  if (known?.mask !== undefined && known.source === sourceOf(slot))
    return put(editor, at, { ...known, ...DEFAULTS }, [t('removeBackground')]);
  await find(editor, at, { hints: {}, name: t('removeBackground') });
}

/** Looks for the subject anew with what the user told of it; the edges stay as they are set. */
export async function refineRemoval(
  editor: Editor,
  hints: SubjectHints,
  signal?: AbortSignal,
): Promise<void> {
  const at = removable(editor);
  if (at) await find(editor, at, { hints, name: t('refine'), signal });
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
  if (legal.length > 0) put(editor, at, { ...known, ...Object.fromEntries(legal) }, [t('edges'), history]);
}

const DEFAULTS = { enabled: true, crf: 0, matting: 0 };

/** What a step is called and how it is kept. */
type Step = readonly [name: string, history?: HistoryMode];

function put(editor: Editor, at: PictureSlot, bgremoval: BackgroundRemoval, [name, history]: Step): void {
  const slot = filledSlot(editor, at);
  if (slot)
    editor.run(name, () => editor.patch(at.id, slotPatch(slot, slot.details, { bgremoval })), history);
}

interface Wanted {
  readonly hints: SubjectHints;
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
}

async function find(editor: Editor, at: PictureSlot, { hints, name, signal }: Wanted): Promise<void> {
  const source = sourceOf(filledSlot(editor, at));
  const file = source === null ? undefined : editor.resources.file(source);
  if (source === null || !file) return;
  const finding = findingOf(editor);
  finding.value = true;
  try {
    const found = await editor.resources.subjects.find({ source, file }, hints, signal);
    const slot = filledSlot(editor, at);
    // exchanged or deleted meanwhile
    if (slot && sourceOf(slot) === source) take(editor, { at, slot, source, hints, name }, found);
  } catch {
    if (!signal?.aborted) editor.notifier.warning(t('cutoutFailed'));
  } finally {
    finding.value = false;
  }
}

interface Asked {
  readonly at: PictureSlot;
  readonly slot: FilledSlot;
  readonly source: string;
  readonly hints: SubjectHints;
  readonly name: string;
}

function take(
  editor: Editor,
  { at, slot, source, hints, name }: Asked,
  { mask, quality }: FoundSubject,
): void {
  if (isEmptyMask(mask)) return editor.notifier.warning(t('noSubject'));
  const edges = shown(slot) ? { crf: slot.bgremoval?.crf ?? 0, matting: slot.bgremoval?.matting ?? 0 } : {};
  const told = {
    ...(hints.rectangle ? { rectangle: { ...hints.rectangle } } : {}),
    ...(hints.strokes
      ? { strokes: hints.strokes.map((s) => ({ ...s, points: s.points.map((p) => ({ ...p })) })) }
      : {}),
  };
  put(editor, at, { ...DEFAULTS, ...edges, source, mask, ...told }, [name]);
  const asked = hints.rectangle !== undefined || (hints.strokes?.length ?? 0) > 0;
  // who marks the subject sees what comes of it
  if (!asked && !quality.trusted) editor.notifier.warning(t('cutoutUnsure'));
}
