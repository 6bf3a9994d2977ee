import { durationOf } from '../../animation/duration.js';
import { isPageAnimated } from '../../editor/animating/animate.js';
import type { EditorSession } from '../create-editor.js';

/** Seconds that each page is shown, in their order; null for a design of which nothing moves [D-033]. */
export function pageSeconds({ editor }: EditorSession): readonly number[] | null {
  const pages = editor.index.pages.peek();
  if (!pages.some((id) => isPageAnimated(editor, id))) return null;
  return pages.map((id) => durationOf(editor.pageRecord(id).page));
}
