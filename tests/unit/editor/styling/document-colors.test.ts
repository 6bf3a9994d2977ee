import { describe, expect, it } from 'vitest';
import { setBackgroundColor } from '../../../../elements/editor/pages/background.js';
import { documentColors } from '../../../../elements/editor/styling/document-colors.js';
import { insertShape, insertText } from '../../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import { renameLayer } from '../../../../elements/editor/layers/layer-name.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

describe('the colors of a page', () => {
  it('are its ground’s and its objects’, the most used first, each once and in small letters', async () => {
    const { editor } = testEditor();
    setBackgroundColor(editor, '#AABBCC');
    await insertShape(editor, 'star', '#C4512D');
    await insertShape(editor, 'star', '#c4512d');
    expect(documentColors(editor)).toEqual(['#c4512d', '#aabbcc']);
  });

  it('are not what a text says or an object is called', async () => {
    const { editor } = testEditor();
    await insertText(editor, TEXT_PRESETS[0], '#123456');
    await insertShape(editor, 'star', '#c4512d');
    renameLayer(editor, editor.selection.ids[0]!, '#654321');
    expect([...documentColors(editor)].sort()).toEqual(['#000000', '#c4512d', '#ffffff']);
  });
});
