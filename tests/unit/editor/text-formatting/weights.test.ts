import { describe, expect, it } from 'vitest';
import { bold } from '../../../../elements/editor/commands/text/bold.js';
import { insertText } from '../../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import { setTextStyle } from '../../../../elements/editor/styling/text-style.js';
import { setFont } from '../../../../elements/editor/text-formatting/fonts.js';
import { isStyling } from '../../../../elements/editor/text-formatting/style-selection.js';
import {
  offeredWeights,
  selectedWeight,
  setWeight,
} from '../../../../elements/editor/text-formatting/weights.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

/** DM Sans comes in one weight here, Fraunces in 400 and 600. */
async function heading() {
  const { editor, text } = testEditor();
  await insertText(editor, TEXT_PRESETS[2], 'Open day');
  const [id] = editor.selection.ids;
  const settled = async (): Promise<void> => {
    while (isStyling(editor)) await new Promise((resolve) => setImmediate(resolve));
  };
  return { editor, text, settled, details: () => (editor.object(id!) as TextObject).text_details };
}

describe('weights', () => {
  it('are those of the family; its bold is the nearest to 700', async () => {
    const { editor, details, settled } = await heading();
    setFont(editor, { name: 'Fraunces' });
    await settled();
    expect(offeredWeights(editor)).toEqual([400, 600]);
    bold.run(editor);
    await settled();
    expect(details()).toMatchObject({ bold: true });
    expect(selectedWeight(editor)).toBe(600);
    setWeight(editor, 400);
    expect(details()).toMatchObject({ bold: false, weight: 400 });
  });

  it('that are not there are not made up, neither by Bold nor by another font', async () => {
    const { editor, details, settled, text } = await heading();
    bold.run(editor);
    await settled();
    setFont(editor, { name: 'DM Sans' });
    await settled();
    expect(details()).toMatchObject({ font: 'DM Sans', bold: false });
    expect(offeredWeights(editor)).toEqual([400]);
    expect(bold.enabled(editor)).toBe(false);
    const before = text();
    bold.run(editor);
    await settled();
    expect(text()).toBe(before);
  });

  it('made up in an older design can be taken off', async () => {
    const { editor, details, settled } = await heading();
    setTextStyle(editor, { font: 'DM Sans', bold: true }, 'Old');
    expect(bold.enabled(editor)).toBe(true);
    bold.run(editor);
    await settled();
    expect(details().bold).toBe(false);
    expect(bold.enabled(editor)).toBe(false);
  });

  it('of several families: those that have a bold take it', async () => {
    const { editor, details, settled, text } = await heading();
    editor.run('Mix', () =>
      editor.patch(editor.selection.ids[0]!, {
        text_details: { ...details(), runs: [{ start: 5, end: 8, font: 'DM Sans' }] },
      }),
    );
    const before = text();
    expect(bold.enabled(editor)).toBe(true);
    bold.run(editor);
    await settled();
    expect(details()).toMatchObject({
      runs: [{ start: 0, end: 5, weight: 700, bold: true }, { font: 'DM Sans' }],
    });
    expect(details().runs![1]).not.toHaveProperty('bold');
    editor.history.undo();
    expect(text()).toBe(before);
  });
});
