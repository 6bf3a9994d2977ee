import { durationOf } from '../../animation/duration.js';
import { isPageAnimated } from '../../editor/animating/animate.js';
import { soundOf } from '../../editor/animating/sound.js';
import type { EditorSession } from '../create-editor.js';

/** A design as a film. */
export interface PageTimes {
  /** Seconds that each page is shown, in their order. */
  readonly seconds: readonly number[];
  /** Whether anything moves, if only from page to page; it may be heard alone [E-062]. */
  readonly moves: boolean;
}

/** How a design plays; null for one page that neither moves nor is heard [D-033]. */
export function pageTimes({ editor }: EditorSession): PageTimes | null {
  const pages = editor.index.pages.peek();
  const moves = pages.length > 1 || pages.some((id) => isPageAnimated(editor, id));
  if (!moves && !soundOf(editor)) return null;
  return { seconds: pages.map((id) => durationOf(editor.pageRecord(id).page)), moves };
}
