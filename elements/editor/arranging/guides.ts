import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { RulerGuide } from '../../document/design-file.js';
import type { PageRecord } from '../../document/records.js';
import { clamp } from '../../math/geometry.js';
import { onGrid } from '../../math/measure.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { rememberedSwitch } from '../remembered-switch.js';
import { t } from '../strings.js';

/** `rulersShown` is true while rulers and the guides pulled from them are shown. */
export const { on: rulersShown, set: showRulers } = rememberedSwitch('dm-rulers');

/** Guides of a page, in the order they were pulled. */
export const guidesOf = (editor: Editor, page = editor.page.value): readonly RulerGuide[] =>
  editor.pageRecord(page).page.guides ?? [];

/** The current page's guides while they can be seen. */
export const guidesShown = (editor: Editor): readonly RulerGuide[] =>
  rulersShown.value ? guidesOf(editor) : [];

/** Replaces the current page's guides, inside `run`. */
export function writeGuides(editor: Editor, guides: readonly RulerGuide[]): void {
  editor.store.update<PageRecord>(editor.page.peek(), (record) => {
    const { guides: _before, ...page } = record.page;
    return { ...record, page: guides.length > 0 ? { ...page, guides: [...guides] } : page };
  });
}

/** A guide that the keyboard should go to: one that was not pulled by hand. */
const wanted = signal<{ readonly editor: Editor; readonly index: number } | null>(null);
export const guideWanted: ReadonlySignal<{ readonly editor: Editor; readonly index: number } | null> = wanted;

/** A further guide through the middle of the page, to be moved on by keys. Shows the rulers. */
export function addGuide(editor: Editor, axis: RulerGuide['axis']): void {
  const before = guidesOf(editor);
  const { width, height } = editor.size;
  const at = onGrid((axis === 'x' ? width : height) / 2, axis, editor.measure);
  showRulers(true);
  editor.run(t('addGuide'), () => writeGuides(editor, [...before, { axis, at }]));
  wanted.value = { editor, index: before.length };
}

/** Moves a guide to a place on the page, page pixels. */
export function moveGuide(editor: Editor, index: number, to: number, history: HistoryMode = 'record'): void {
  const guides = guidesOf(editor);
  const guide = guides[index];
  if (!guide) return;
  const { width, height } = editor.size;
  const at = clamp(to, 0, guide.axis === 'x' ? width : height);
  if (at === guide.at) return;
  editor.run(t('moveGuide'), () => writeGuides(editor, guides.with(index, { ...guide, at })), history);
}

export function removeGuide(editor: Editor, index: number): void {
  const guides = guidesOf(editor);
  if (!guides[index]) return;
  editor.run(t('removeGuide'), () => writeGuides(editor, guides.toSpliced(index, 1)));
}
