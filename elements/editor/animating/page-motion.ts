import { beginsOn, designTimeline, leavesPage } from '../../animation/design-timeline.js';
import { schedulePage, type AnimatedPage, type Schedule } from '../../animation/schedule.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';
import { drawnOps, drawnPage } from '../pages/page-picture.js';

/** What a page says of its motion, as it is now; null when it is gone. */
export function animatedPage(editor: Editor, id: string): AnimatedPage | null {
  const record = editor.store.get(id);
  if (record?.typeName !== 'page') return null;
  const { animation, animation_options } = record.page;
  return { animation, animation_options, objects: objectsOf(editor, id) };
}

const objectsOf = (editor: Editor, page: string): readonly DesignObject[] =>
  editor.index.objects(page).flatMap((id) => editor.object(id) ?? []);

/** Who comes when on a page, with what is loaded by now; what is on it leaves unless it is the last or turns as a whole. Null when it is gone. */
export function pageSchedule(editor: Editor, id: string): Schedule | null {
  const [page, drawn] = [animatedPage(editor, id), drawnPage(editor, id)];
  if (!page || !drawn) return null;
  const pages = editor.index.pages.peek();
  const timeline = designTimeline(pages.map((one) => editor.pageRecord(one).page));
  const index = pages.indexOf(id);
  const { duration } = timeline.spans[index]!;
  return schedulePage(page, drawnOps(editor, drawn), {
    duration,
    leaves: leavesPage(timeline, index),
    begins: beginsOn(timeline, index),
  });
}
