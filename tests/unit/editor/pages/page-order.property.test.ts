import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { renamePage } from '../../../../elements/editor/pages/page-names.js';
import {
  copyPages,
  insertBlankPage,
  movedOrder,
  movePage,
  movePages,
  removePages,
} from '../../../../elements/editor/pages/pages.js';
import { seededRandom } from '../../../../elements/math/random.js';
import { runs } from '../../../support/soak.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

describe('the order of pages', () => {
  it('is what was moved, copied and deleted made it, and comes back step by step to the byte', () => {
    const { editor, text } = testEditor();
    const random = seededRandom(20);
    const below = (count: number): number => Math.floor(random() * count);
    const pages = () => editor.index.pages.value;
    const some = () => pages().filter(() => random() < 0.3);
    const moves = [
      () => insertBlankPage(editor, below(pages().length + 1)),
      () => void copyPages(editor, some().slice(0, 2)),
      () => removePages(editor, some().slice(0, 2)),
      () => void movePages(editor, some(), below(pages().length + 1)),
      () => movePage(editor, pages()[below(pages().length)]!, below(9) - 4),
      () => renamePage(editor, pages()[below(pages().length)]!, ['', 'Cover', 'End'][below(3)]!),
      () => editor.goToPage(pages()[below(pages().length)]!),
    ];
    const states = [text()];
    for (let i = 0; i < runs(300); i++) {
      const depth = editor.history.depth;
      moves[below(moves.length)]!();
      // one step each, or none where nothing was to be done
      expect(editor.history.depth - depth).toBeLessThanOrEqual(1);
      if (editor.history.depth > depth) states.push(text());
      else expect(text()).toBe(states.at(-1));
      expect(pages().map((id) => editor.pageRecord(id).index)).toEqual(pages().map((_, index) => index));
      expect(pages()).toContain(editor.page.value);
      expect(new Set(pages()).size).toBe(pages().length);
    }
    parseDesignFile(JSON.parse(text()));
    for (const state of states.toReversed()) {
      expect(text()).toBe(state);
      expect(pages()).toContain(editor.page.value);
      if (editor.history.depth === 0) break;
      editor.history.undo();
    }
  });

  it('keeps every page once, the moved ones together and in order, the others as they were', () => {
    const random = seededRandom(7);
    for (let i = 0; i < runs(500); i++) {
      const order = Array.from({ length: 1 + Math.floor(random() * 9) }, (_, at) => `p${at}`);
      const ids = order.filter(() => random() < 0.4);
      const place = Math.floor(random() * (order.length + 1));
      const moved = movedOrder(order, ids, place);
      expect(moved.toSorted()).toEqual(order.toSorted());
      expect(moved.filter((id) => ids.includes(id))).toEqual(ids);
      expect(moved.filter((id) => !ids.includes(id))).toEqual(order.filter((id) => !ids.includes(id)));
      const first = moved.indexOf(ids[0]!);
      if (ids.length > 0) expect(moved.slice(first, first + ids.length)).toEqual(ids);
      // it came in front of the page that stood there
      const target = order.slice(place).find((id) => !ids.includes(id));
      if (ids.length > 0 && target) expect(moved.indexOf(ids.at(-1)!)).toBe(moved.indexOf(target) - 1);
    }
  });
});
