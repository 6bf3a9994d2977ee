import type { Settings } from '../../animation/presets/preset.js';
import type { PageFields } from '../../document/design-file.js';
import type { PageRecord } from '../../document/records.js';
import type { DesignObject } from '../../objects/kinds.js';
import { clamp } from '../../math/geometry.js';
import type { HistoryMode } from '../../store/store.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** An animation by its stored id, with what was chosen of it; `animation` null for none. */
export interface Motion {
  readonly animation: string | null;
  readonly options: Settings;
}

const NO_MOTION: Motion = { animation: null, options: {} };

/** The slider's ends, seconds (DECISIONS 8). */
const LEAST_DURATION = 0.1;
const MOST_DURATION = 30;

type Animated = Pick<DesignObject, 'animation' | 'animation_options'>;

/** The stored fields; options nobody chose are left out. */
const fieldsOf = ({ animation, options }: Motion): Animated => {
  const chosen = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const some = animation !== null && Object.keys(chosen).length > 0;
  return { animation, animation_options: some ? chosen : null };
};

const motionOf = ({ animation, animation_options: options }: Animated): Motion => ({
  animation: animation ?? null,
  options: options ?? {},
});

/** Fields of a page; within a step. */
export const writePage = (editor: Editor, id: string, fields: Partial<PageFields>): void =>
  editor.store.update<PageRecord>(id, (record) => ({ ...record, page: { ...record.page, ...fields } }));

/** What the current page is animated with; follows it. */
export const pageMotion = (editor: Editor): Motion => {
  const record = editor.store.signal(editor.page.value).value;
  return record?.typeName === 'page' ? motionOf(record.page) : NO_MOTION;
};

/** What of the selection can move by itself: all but a picture behind the page. Follows the selection. */
export const movableObjects = (editor: Editor): readonly DesignObject[] =>
  editor.selection.objects.value.filter(({ id }) => editor.objectRecord(id)?.slot === 'page');

/** What all of the selection is animated with; the first object's. Follows the selection. */
export const selectedMotion = (editor: Editor): Motion => {
  const [first] = movableObjects(editor);
  return first ? motionOf(first) : NO_MOTION;
};

/** Gives the current page an animation, or takes it, as one step. */
export const setPageMotion = (editor: Editor, motion: Motion): void =>
  editor.run(t(motion.animation === null ? 'removeAnimation' : 'animatePage'), () =>
    writePage(editor, editor.page.peek(), fieldsOf(motion)),
  );

/** Gives what is selected an animation of its own, or takes it, as one step; nothing happens to what is locked. */
export function setSelectedMotion(editor: Editor, motion: Motion): void {
  const ids = movableObjects(editor).map(({ id }) => id);
  if (editor.selection.locked.peek() || ids.length === 0) return;
  editor.run(t(motion.animation === null ? 'removeAnimation' : 'animate'), () =>
    ids.forEach((id) => editor.patch(id, fieldsOf(motion))),
  );
}

/** Gives all pages the animation, the duration and, from the second on, the transition of the current one, as one step. */
export function animateAllPages(editor: Editor): void {
  const motion = pageMotion(editor);
  const { animation_duration = null, transition = null } = editor.pageRecord().page;
  const pages = editor.index.pages.peek();
  const turns = pages.indexOf(editor.page.peek()) > 0;
  editor.run(t('animateAllPages'), () =>
    pages.forEach((id, i) =>
      writePage(editor, id, {
        ...fieldsOf(motion),
        animation_duration,
        ...(turns && i > 0 && { transition }),
      }),
    ),
  );
}

/** Seconds that the current page is shown; null for the default. Follows the page. */
export const pageDuration = (editor: Editor): number | null => {
  const record = editor.store.signal(editor.page.value).value;
  return (record?.typeName === 'page' ? record.page.animation_duration : null) ?? null;
};

/** How long the current page is shown, seconds; null for the default of 5 s. What is beyond the slider's ends is brought to them. */
export function setPageDuration(
  editor: Editor,
  seconds: number | null,
  history: HistoryMode = 'record',
): void {
  const animation_duration = seconds === null ? null : clamp(seconds, LEAST_DURATION, MOST_DURATION);
  editor.run(t('pageDuration'), () => writePage(editor, editor.page.peek(), { animation_duration }), history);
}

/**
 * Whether a page or anything on it has an animation, or the page takes the place of another by a transition; the current one
 * unless told. Follows it. Asked by toolbars, which come before any animation is loaded: one that this version does not know
 * counts.
 */
export function isPageAnimated(editor: Editor, id: string = editor.page.value): boolean {
  const record = editor.store.signal(id).value;
  if (record?.typeName !== 'page') return false;
  // the first page has none to turn from, whatever it once had
  if (record.page.animation || (record.page.transition && editor.index.pages.value[0] !== id)) return true;
  return editor.index.objects(id).some((object) => Boolean(editor.object(object)?.animation));
}
