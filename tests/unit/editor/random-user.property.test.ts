import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import type { Editor } from '../../../elements/editor/editor.js';
import { isStyling } from '../../../elements/editor/text-formatting/style-selection.js';
import { seededRandom } from '../../../elements/math/random.js';
import { boxSurface } from '../../support/fakes/box-surface.js';
import { testEditor } from '../../support/fakes/test-editor.js';
import { RandomUser } from './random-user.js';

const EVERYTHING = new URL('../../fixtures/designs/v1-everything.json', import.meta.url);
const ACTS = 150;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

async function openEverything() {
  const file = parseDesignFile(JSON.parse(await readFile(EVERYTHING, 'utf8'))) as DesignFile;
  const { editor, text } = testEditor(file);
  await editor.resources.ensure(
    file.pages.flatMap((page) => page.objects as Parameters<typeof editor.resources.ensure>[0]),
  );
  editor.surface = boxSurface(editor);
  // Node decodes no pictures, and what is not here cannot be cropped
  editor.resources.image = () => ({ width: 1000, height: 700 });
  return { editor, text, waiting: counted(editor) };
}

/** How much is asked for and not here yet: what is added comes with it. */
function counted({ resources }: Editor): () => number {
  const ensure = resources.ensure.bind(resources);
  let waiting = 0;
  resources.ensure = (objects) => {
    waiting++;
    return ensure(objects).finally(() => waiting--);
  };
  return () => waiting;
}

/** Words and styles may wait for a face; what arrives in the middle of the next act would not be that act's. */
async function settled(editor: Editor, waiting: () => number): Promise<void> {
  do await new Promise((resolve) => setImmediate(resolve));
  while (isStyling(editor) || waiting() > 0);
}

describe('every command and every gesture', () => {
  it.each(SEEDS)('can be taken back to the first byte and done again, seed %i', async (seed) => {
    const { editor, text, waiting } = await openEverything();
    const random = seededRandom(seed);
    const user = new RandomUser(editor, random);
    const first = text();
    for (let i = 0; i < ACTS; i++) {
      const before = text();
      const gaveUp = await user.act();
      await settled(editor, waiting);
      if (gaveUp) expect(text(), `act ${i}: ${user.did}`).toBe(before);
      expect(() => parseDesignFile(JSON.parse(text())), `act ${i}: ${user.did}`).not.toThrow();
      if (random() < 0.2) backAndForth();
    }
    user.finish();
    const last = text();
    while (editor.history.undo());
    expect(text()).toBe(first);
    while (editor.history.redo());
    expect(text()).toBe(last);

    function backAndForth(): void {
      editor.history.commit();
      const now = text();
      const steps = Math.floor(random() * 6);
      let taken = 0;
      while (taken < steps && editor.history.undo()) taken++;
      for (let i = 0; i < taken; i++) editor.history.redo();
      expect(text(), `after ${user.did}`).toBe(now);
    }
  });
});
