import { describe, expect, it } from 'vitest';
import { insertText } from '../../../../elements/editor/inserting/insert.js';
import { spotBelow } from '../../../../elements/editor/inserting/free-spot.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

const box = (y: number, height: number, x = 300) => ({ x, y, width: 200, height });
const AT = { x: 400, y: 400 };

describe('where a text is added', () => {
  it('is the middle of the page while nothing stands there', () => {
    expect(spotBelow([], AT, 40, 800)).toEqual(AT);
    expect(spotBelow([box(380, 40, 0)], AT, 40, 800), 'another column').toEqual(AT);
    expect(spotBelow([box(100, 40)], AT, 40, 800), 'far above').toEqual(AT);
  });

  it('is below what stands there, also below what was added there', () => {
    expect(spotBelow([box(380, 40)], AT, 40, 800)).toEqual({ x: 400, y: 450 });
    expect(spotBelow([box(430, 40), box(380, 40)], AT, 40, 800)).toEqual({ x: 400, y: 500 });
  });

  it('is the middle again when the page ends', () => {
    expect(spotBelow([box(380, 400)], AT, 40, 800)).toEqual(AT);
  });

  it('keeps a heading and a subheading apart', async () => {
    const { editor } = testEditor();
    await insertText(editor, TEXT_PRESETS[0], 'Open day');
    await insertText(editor, TEXT_PRESETS[1], 'In the garden');
    const [heading, sub] = editor.index.objects(editor.page.value).map((id) => editor.object(id)!);
    expect(sub!.position.y).toBeGreaterThanOrEqual(heading!.position.y + heading!.height);
  });
});
