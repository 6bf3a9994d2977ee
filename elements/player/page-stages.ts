import { pageSchedule } from '../editor/animating/page-motion.js';
import type { Editor } from '../editor/editor.js';
import { PageStage } from './page-stage.js';

/** The stages of the page that shows and of those beside it; what lies further away is let go. */
export class PageStages {
  readonly #stages = new Map<string, PageStage>();
  #version = -1;

  clear(): void {
    this.#stages.clear();
  }

  /** What came since the pages were painted belongs on them. */
  forgetOld({ resources }: Editor): void {
    const version = resources.version.peek();
    if (version !== this.#version) this.#stages.clear();
    this.#version = version;
  }

  /** Of the page at a place, `scale` canvas pixels to a page pixel; null where there is none. */
  at(editor: Editor, index: number, scale: number): PageStage | null {
    const pages = editor.index.pages.peek();
    const id = pages[index];
    if (id === undefined) return null;
    const known = this.#stages.get(id);
    if (known) return known;
    const schedule = pageSchedule(editor, id);
    if (!schedule) return null;
    const stage = new PageStage(schedule, scale, editor.resources.paint);
    this.#stages.set(id, stage);
    for (const old of this.#stages.keys())
      if (Math.abs(pages.indexOf(old) - index) > 1) this.#stages.delete(old);
    return stage;
  }
}
