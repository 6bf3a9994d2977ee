import { describe, expect, it } from 'vitest';
import { commands } from '../../../../elements/editor/commands/commands.js';
import { insertImage } from '../../../../elements/editor/inserting/insert.js';
import { picture, testEditor, type TestEditor } from '../../../support/fakes/test-editor.js';

const run = ({ editor }: TestEditor, id: string): void =>
  commands.find((command) => command.id === id)!.run(editor);
const selected = ({ editor }: TestEditor) => editor.selection.objects.value;

describe('the clipboard', () => {
  it('pastes 40 px away; an added image is half the page wide, aspect kept [B-035]', async () => {
    const opened = testEditor();
    await insertImage(opened.editor, picture({ width: 1000, height: 500 }));
    const [image] = selected(opened);
    expect(image).toMatchObject({ width: 400, height: 200 });
    run(opened, 'copy');
    run(opened, 'paste');
    const [copy] = selected(opened);
    expect(copy!.id).not.toBe(image!.id);
    expect(copy).toMatchObject({
      width: 400,
      height: 200,
      position: { x: image!.position.x + 40, y: image!.position.y + 40 },
    });
  });

  it('steps on with each paste, so that no copy hides another', async () => {
    const opened = testEditor();
    await insertImage(opened.editor, picture());
    const { x } = selected(opened)[0]!.position;
    run(opened, 'copy');
    run(opened, 'paste');
    run(opened, 'paste');
    expect(selected(opened)[0]!.position.x).toBe(x + 80);
  });

  it('pastes what was copied into another design', async () => {
    const [from, into] = [testEditor(), testEditor()];
    await insertImage(from.editor, picture());
    run(from, 'copy');
    run(into, 'paste');
    expect(selected(into)).toHaveLength(1);
    into.editor.history.undo();
    expect(into.editor.index.objects(into.editor.page.value)).toEqual([]);
  });

  it('takes away what it cuts, and brings it back', async () => {
    const opened = testEditor();
    await insertImage(opened.editor, picture());
    const before = opened.text();
    run(opened, 'cut');
    expect(opened.editor.index.objects(opened.editor.page.value)).toEqual([]);
    run(opened, 'undo');
    expect(opened.text()).toBe(before);
  });
});
