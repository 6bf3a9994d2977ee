import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../../elements/document/blank-design.js';
import { parseDesignFile, type DesignFile } from '../../../../elements/document/design-file.js';
import { serializeDesign } from '../../../../elements/document/stored/serialize.js';
import { commands } from '../../../../elements/editor/commands/commands.js';
import {
  isDetecting,
  refineRemoval,
  removable,
  removalOf,
  setRemovalEdges,
  toggleRemoval,
} from '../../../../elements/editor/background-removal/removal.js';
import { Editor } from '../../../../elements/editor/editor.js';
import { fillSlot, swapSlots } from '../../../../elements/editor/pictures/fill-slot.js';
import { selectBox } from '../../../../elements/editor/pictures/selected-box.js';
import { ResourceHub } from '../../../../elements/editor/resources/resource-hub.js';
import { maskText } from '../../../../elements/imaging/cutout/mask-text.js';
import type { SubjectMask, SubjectService } from '../../../../elements/ports/subject-service.js';
import { discMask } from '../../../support/cutouts.js';
import { imageOf, textOf } from '../../../support/objects.js';
import { nodeFonts, noAssets, picture } from '../../../support/fakes/test-editor.js';

const disc = discMask(40, 30);

/** Every picture is here, though Node decodes none. */
class LoadedHub extends ResourceHub {
  override file(): Blob {
    return new Blob(['picture']);
  }
}

interface Given {
  readonly find?: SubjectService['find'];
  readonly warnings?: string[];
}

function opened(selected: string, { find = async () => disc, warnings = [] }: Given = {}) {
  const grid = {
    ...imageOf({}, { id: 'grid' }),
    type: 'grid',
    image_details: undefined,
    grid_details: {
      boxes: [
        { x: 0, y: 0, width: 0.5, height: 1, image: { src: 'a' } },
        { x: 0.5, y: 0, width: 0.5, height: 1, image: { src: 'b' } },
      ],
    },
  };
  const objects = [
    imageOf({ src: 'one' }, { id: 'one' }),
    imageOf({ src: 'two' }, { id: 'two' }),
    textOf({}, { id: 'text' }),
    grid,
  ];
  const blank = blankDesign({ id: 'd' });
  const pages = [
    { ...blank.pages[0]!, objects: objects.map((object, layer_index) => ({ ...object, layer_index })) },
  ];
  const file = JSON.parse(JSON.stringify({ ...blank, pages })) as DesignFile;
  const warn = (text: string): void => void warnings.push(text);
  const editor = new Editor(parseDesignFile(file), {
    resources: new LoadedHub(noAssets, nodeFonts, { find }),
    notifier: { success: warn, warning: warn, error: warn },
  });
  editor.selection.set([selected]);
  const text = (): string => serializeDesign(editor.toFile());
  const stored = (id: string) => (editor.object(id) as unknown as { bgremoval?: unknown }).bgremoval;
  return { editor, text, stored };
}

const command = commands.find(({ id }) => id === 'remove-background')!;

describe('removing a background', () => {
  it('toggles with crf 0 and matting 0, is one step each way, and is stored', async () => {
    const { editor, text, stored } = opened('one');
    const before = text();
    expect(command.label(editor)).toBe('Remove background');
    await toggleRemoval(editor);
    const removal = { enabled: true, crf: 0, matting: 0, source: 'src:one', mask: maskText(disc) };
    expect(stored('one')).toEqual(removal);
    expect(command.label(editor)).toBe('Restore background');
    const after = text();
    expect(serializeDesign(parseDesignFile(JSON.parse(after)))).toBe(after);
    editor.history.undo();
    expect(text()).toBe(before);
    editor.history.redo();
    expect(text()).toBe(after);
    await toggleRemoval(editor);
    expect(removalOf(editor)).toBeNull();
    expect(stored('one')).toEqual({ ...removal, enabled: false });
  });

  it('comes back at once, with its edges as they are at first, without looking again', async () => {
    let asked = 0;
    const { editor } = opened('one', { find: async () => (asked++, disc) });
    await toggleRemoval(editor);
    setRemovalEdges(editor, { crf: 40, matting: -30 });
    expect(removalOf(editor)).toMatchObject({ crf: 40, matting: -30 });
    await toggleRemoval(editor);
    await toggleRemoval(editor);
    expect(removalOf(editor)).toMatchObject({ enabled: true, crf: 0, matting: 0 });
    expect(asked).toBe(1);
  });

  it('takes edges of -100 to 100 only; a slide is one step', async () => {
    const { editor, text } = opened('one');
    setRemovalEdges(editor, { crf: 10 });
    await toggleRemoval(editor);
    const before = text();
    [5, 10, 99].forEach((crf, i) => setRemovalEdges(editor, { crf }, i === 0 ? 'record' : 'merge'));
    setRemovalEdges(editor, { crf: 101 });
    setRemovalEdges(editor, { matting: NaN });
    expect(removalOf(editor)).toMatchObject({ crf: 99, matting: 0 });
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('is for one unlocked picture, not while another subject is looked for', async () => {
    const { editor } = opened('text');
    expect(removable(editor)).toBeNull();
    expect(command.enabled(editor)).toBe(false);
    editor.selection.set(['one']);
    expect(command.enabled(editor)).toBe(true);
    const finding = toggleRemoval(editor);
    expect(isDetecting(editor).value).toBe(true);
    expect(command.enabled(editor)).toBe(false);
    await finding;
    expect(command.enabled(editor)).toBe(true);
    editor.selection.set(['one', 'two']);
    expect(command.enabled(editor)).toBe(false);
  });

  it('reaches the picture in the selected box of a grid', async () => {
    const { editor } = opened('grid');
    selectBox(editor, 'grid', 1);
    await toggleRemoval(editor);
    const { boxes } = (editor.object('grid') as unknown as { grid_details: { boxes: object[] } })
      .grid_details;
    expect(boxes[0]).not.toHaveProperty('bgremoval');
    expect(boxes[1]).toMatchObject({ bgremoval: { enabled: true, source: 'src:b' } });
  });

  it('keeps what the user told, and the edges, when the subject is looked for anew', async () => {
    const { editor } = opened('one');
    await toggleRemoval(editor);
    setRemovalEdges(editor, { matting: 20 });
    const strokes = [{ keep: true, radius: 0.02, points: [{ x: 0.5, y: 0.5 }] }];
    await refineRemoval(editor, { strokes });
    expect(removalOf(editor)).toMatchObject({ enabled: true, matting: 20, strokes });
  });
});

describe('what goes wrong', () => {
  const empty: SubjectMask = { width: 4, height: 3, data: new Uint8Array(12) };

  it('leaves the picture as it is when nothing is found', async () => {
    const warnings: string[] = [];
    const { editor, text } = opened('one', { warnings, find: async () => empty });
    const before = text();
    await toggleRemoval(editor);
    expect(text()).toBe(before);
    expect(warnings).toEqual(['No subject was found in this picture. It is unchanged.']);
  });

  it('asks to check what the service is not sure of', async () => {
    const warnings: string[] = [];
    const { editor } = opened('one', { warnings, find: async () => ({ ...disc, score: 0.3 }) });
    await toggleRemoval(editor);
    expect(removalOf(editor)).not.toBeNull();
    expect(warnings).toHaveLength(1);
  });

  it('is told when neither the service nor we can read the picture, and can be tried again', async () => {
    const warnings: string[] = [];
    const { editor, text } = opened('one', { warnings, find: () => Promise.reject(new Error('down')) });
    const before = text();
    await toggleRemoval(editor);
    expect(text()).toBe(before);
    expect(warnings).toEqual(['The background could not be removed. Your picture is unchanged.']);
    expect(command.enabled(editor)).toBe(true);
  });

  it('is dropped when the picture is deleted or exchanged meanwhile', async () => {
    for (const act of [
      (editor: Editor) => editor.run('Delete', () => editor.store.remove('one')),
      (editor: Editor) => editor.patch('one', { image_details: { src: 'other' } } as never),
    ]) {
      let answer: (mask: SubjectMask) => void = () => undefined;
      const { editor, text } = opened('one', { find: () => new Promise((resolve) => (answer = resolve)) });
      const finding = toggleRemoval(editor);
      editor.run('Change', () => act(editor));
      const changed = text();
      answer(disc);
      await finding;
      expect(text()).toBe(changed);
    }
  });
});

describe('a cut-out picture', () => {
  it('takes its cut along when it changes places, and leaves it behind when it is replaced', async () => {
    const { editor, stored } = opened('one');
    await toggleRemoval(editor);
    swapSlots(editor, { id: 'one', box: null }, { id: 'two', box: null });
    expect(stored('one')).toBeNull();
    expect(stored('two')).toMatchObject({ enabled: true, source: 'src:one' });
    await fillSlot(editor, { id: 'two', box: null }, picture());
    expect(stored('two')).toBeNull();
  });
});
