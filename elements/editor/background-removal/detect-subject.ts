import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { FoundSubject } from '../../imaging/cutout/cutout-task.js';
import { mergeStroke } from '../../imaging/cutout/merge-stroke.js';
import { isEmptyMask, maskText, textMask } from '../../imaging/cutout/mask-text.js';
import type { Stroke } from '../../imaging/cutout/segmentation/seeds.js';
import { cutoutOf } from '../../objects/image/cutout.js';
import type { BackgroundRemoval } from '../../objects/schema.js';
import { sourceKey } from '../../objects/picture-source.js';
import type { SubjectHints } from '../../ports/subject-service.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { panelOf } from '../view-state/open-panel.js';
import { slotOf, slotPatch, type FilledSlot, type PictureSlot } from '../pictures/slot.js';
import { t } from './strings.js';

/**
 * Looking for the subject of a picture takes a second, in a worker. What is found goes into the design as one step,
 * unless the picture was exchanged or deleted, or its cut changed by Undo, meanwhile.
 */

/** A detection under way. */
export interface Detection {
  readonly at: PictureSlot;
  /** The user marked what is meant; without that we guess. */
  readonly marked: boolean;
  readonly stop: AbortController;
}

/** What is to be said of the last detection: what was found is unsure, nothing was found, or it failed. */
export interface DetectionNotice {
  readonly kind: 'unsure' | 'nothing' | 'failed';
  /** The picture it is about. */
  readonly source: string;
  /** The cut it is about; absent when none came of it. */
  readonly mask?: string;
}

interface DetectionState {
  readonly detection: Signal<Detection | null>;
  readonly running: ReadonlySignal<boolean>;
  readonly notice: Signal<DetectionNotice | null>;
  /** Masks we are not sure of: their pictures say so whenever they are selected, and after Undo and Redo. */
  readonly unsure: Set<string>;
}

const states = new WeakMap<Editor, DetectionState>();

function detectionStateOf(editor: Editor): DetectionState {
  let known = states.get(editor);
  if (!known) {
    const detection = signal<Detection | null>(null);
    known = {
      detection,
      running: computed(() => detection.value !== null),
      notice: signal(null),
      unsure: new Set(),
    };
    states.set(editor, known);
  }
  return known;
}

/** Whether a subject is being looked for. */
export const isDetecting = (editor: Editor): ReadonlySignal<boolean> => detectionStateOf(editor).running;

/** The detection under way; null while there is none. */
export const detectionOf = (editor: Editor): ReadonlySignal<Detection | null> =>
  detectionStateOf(editor).detection;

/** Gives up the detection under way; the picture stays as it is. */
export const stopDetecting = (editor: Editor): void =>
  detectionStateOf(editor).detection.peek()?.stop.abort();

/** What is to be said of the last detection, whatever picture it was for; see `selectionNotice`. */
export const detectionNoticeOf = (editor: Editor): ReadonlySignal<DetectionNotice | null> =>
  detectionStateOf(editor).notice;

/** Whether a mask that was found in this sitting is one to check. */
export const isUnsure = (editor: Editor, mask: string): boolean => detectionStateOf(editor).unsure.has(mask);

export const filledSlot = (editor: Editor, { id, box }: PictureSlot): FilledSlot | null =>
  slotOf(editor.object(id), box);

export const sourceOf = (slot: FilledSlot | null): string | null => slot && sourceKey(slot.details);

/** What a slot's cut shows; undefined while all of its picture shows. */
export const shownCut = (slot: FilledSlot) =>
  cutoutOf({ ...slot.frame, ...slot, image_details: slot.details });

export const DEFAULT_REMOVAL = { enabled: true, crf: 0, matting: 0 };

/** What a step is called and how it is kept. */
type Step = readonly [name: string, history?: HistoryMode];

export function putRemoval(
  editor: Editor,
  at: PictureSlot,
  bgremoval: BackgroundRemoval,
  [name, history]: Step,
): void {
  const slot = filledSlot(editor, at);
  if (slot)
    editor.run(name, () => editor.patch(at.id, slotPatch(slot, slot.details, { bgremoval })), history);
}

export interface DetectionRequest {
  readonly hints: SubjectHints;
  /** Name of the step. */
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
  /** The stroke of the hints that is new: only what hangs together with it changes. */
  readonly stroke?: Stroke | undefined;
  /** The edges go back to what they are at first. */
  readonly fresh?: boolean;
}

/** `stale`: the picture or its cut is not what it was when the detection began, and nothing was done. */
export type DetectionOutcome = 'taken' | 'nothing' | 'failed' | 'stopped' | 'stale';

/** Looks for the subject of the picture in a slot and puts what is found into the design. */
export async function detectSubject(
  editor: Editor,
  at: PictureSlot,
  request: DetectionRequest,
): Promise<DetectionOutcome> {
  const { hints, signal } = request;
  const before = filledSlot(editor, at);
  const source = sourceOf(before);
  const file = source === null ? undefined : editor.resources.file(source);
  if (!before || source === null || !file) return 'stale';
  const { detection } = detectionStateOf(editor);
  const stop = new AbortController();
  const mine: Detection = { at, marked: isMarked(hints), stop };
  detection.value = mine;
  try {
    const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
    const found = await unlessStopped(
      editor.resources.subjects.find({ source: editor.resources.edition(source), file }, hints, either),
      either,
    );
    const slot = filledSlot(editor, at);
    if (!slot || sourceOf(slot) !== source || stateOf(slot) !== stateOf(before)) return 'stale';
    if (found.insteadOf !== undefined) editor.notifier.warning(t('cutoutHere', { why: found.insteadOf }));
    return take(editor, { at, slot, source, request }, found);
  } catch {
    if (signal?.aborted || stop.signal.aborted) return 'stopped';
    say(editor, { kind: 'failed', source }, t('cutoutFailed'));
    return 'failed';
  } finally {
    if (detection.peek() === mine) detection.value = null;
  }
}

/** A host's service may not listen when it is told to stop. */
const unlessStopped = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    ),
  ]);

const isMarked = ({ rectangle, strokes = [] }: SubjectHints): boolean =>
  rectangle !== undefined || strokes.length > 0;

/** All of a cut but its edges: those may change while a subject is looked for. */
function stateOf({ bgremoval }: FilledSlot): string {
  const { enabled, mask, rectangle, strokes } = bgremoval ?? {};
  return JSON.stringify([enabled, mask, rectangle, strokes?.length]);
}

interface Asked {
  readonly at: PictureSlot;
  readonly slot: FilledSlot;
  readonly source: string;
  readonly request: DetectionRequest;
}

function take(editor: Editor, asked: Asked, { mask: found, quality }: FoundSubject): DetectionOutcome {
  const { at, slot, source } = asked;
  const { hints, name, fresh = false, stroke } = asked.request;
  const mask = stroke ? changedBy(stroke, shownCut(slot)?.mask, found) : found;
  if (isEmptyMask(mask)) {
    say(editor, { kind: 'nothing', source }, t('noSubject'));
    return 'nothing';
  }
  const { crf = 0, matting = 0 } = slot.bgremoval ?? {};
  const edges = shownCut(slot) && !fresh ? { crf, matting } : {};
  const { notice, unsure } = detectionStateOf(editor);
  notice.value = null;
  // who marks the subject sees what comes of it
  const doubtful = !isMarked(hints) && !quality.trusted;
  if (doubtful) unsure.add(mask);
  putRemoval(editor, at, { ...DEFAULT_REMOVAL, ...edges, source, mask, ...told(hints) }, [name]);
  if (doubtful) say(editor, { kind: 'unsure', source, mask }, t('cutoutUnsure'));
  return 'taken';
}

/** What a stroke makes of the mask that was there. */
function changedBy(stroke: Stroke, before: string | undefined, found: string): string {
  const [from, to] = [before, found].map((text) => (text === undefined ? null : textMask(text)));
  return from && to ? maskText(mergeStroke(from, to, stroke)) : found;
}

/** A copy of its own: what is stored is never shared. */
const told = ({ rectangle, strokes }: SubjectHints) => ({
  ...(rectangle ? { rectangle: { ...rectangle } } : {}),
  ...(strokes && strokes.length > 0
    ? { strokes: strokes.map((s) => ({ ...s, points: s.points.map((p) => ({ ...p })) })) }
    : {}),
});

/** The open panel says it by itself and goes on saying it. */
function say(editor: Editor, notice: DetectionNotice, words: string): void {
  detectionStateOf(editor).notice.value = notice;
  if (panelOf(editor).peek() !== 'remove_background') editor.notifier.warning(words);
}
