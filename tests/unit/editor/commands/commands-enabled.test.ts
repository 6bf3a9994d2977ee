import { describe, expect, it } from 'vitest';
import { setBackgroundImage } from '../../../../elements/editor/pages/background.js';
import { commands } from '../../../../elements/editor/commands/commands.js';
import {
  commandFor,
  isBareKey,
  keyLabel,
  matchesKey,
} from '../../../../elements/editor/commands/shortcuts.js';
import { scoreOf } from '../../../../elements/editor/commands/command-search.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { insertImage, insertShape, insertText } from '../../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import { insertBlankPage } from '../../../../elements/editor/pages/pages.js';
import { contextMenuPointOf } from '../../../../elements/editor/view-state/context-menu-target.js';
import { box, crop, open } from '../cropping/crop-support.js';
import { picture, testEditor } from '../../../support/fakes/test-editor.js';

/** Verbs that ask for something; all others can always be used. */
const ASKING = [
  'undo',
  'redo',
  'cut',
  'copy',
  'duplicate',
  'delete',
  'select-all',
  'group',
  'ungroup',
  'lock',
  'hide',
  'copy-style',
  'flip-horizontal',
  'bold',
  'text-align',
  'delete-page',
  'move-page-left',
  'layer-up',
  'layer-down',
] as const;

const can = (editor: Editor): string[] =>
  ASKING.filter((id) => commands.find((command) => command.id === id)!.enabled(editor));

/** A shape, a text and a picture, bottom first, nothing to take back. */
async function page() {
  const { editor } = testEditor();
  await insertShape(editor, 'star', '#336699');
  await insertText(editor, TEXT_PRESETS[0], 'Summer sale');
  await insertImage(editor, picture());
  editor.selection.clear();
  editor.history.clear();
  const [shape, text, photo] = editor.index.objects(editor.page.value) as [string, string, string];
  return { editor, shape, text, photo };
}

describe('commands', () => {
  it('rest on an empty page, and where nothing is selected', async () => {
    expect(can(testEditor().editor)).toEqual([]);
    const { editor } = await page();
    expect(can(editor)).toEqual(['select-all']);
    insertBlankPage(editor);
    expect(can(editor)).toEqual(['undo', 'delete-page', 'move-page-left']);
  });

  it('follow the kind and the place of what is selected', async () => {
    const { editor, shape, text, photo } = await page();
    const any = ['cut', 'copy', 'duplicate', 'delete', 'select-all', 'lock', 'hide'];
    const expected = (more: readonly string[]) =>
      ASKING.filter((id) => any.includes(id) || more.includes(id));
    editor.selection.set([shape]);
    expect(can(editor)).toEqual(expected(['copy-style', 'layer-up']));
    editor.selection.set([text]);
    expect(can(editor)).toEqual(expected(['copy-style', 'bold', 'text-align', 'layer-up', 'layer-down']));
    editor.selection.set([photo]);
    expect(can(editor)).toEqual(expected(['copy-style', 'flip-horizontal', 'layer-down']));
    editor.selection.set([shape, text]);
    expect(can(editor)).toEqual(expected(['group', 'layer-up']));
  });

  it('leave what is locked as it is, but copy it', async () => {
    const { editor, text } = await page();
    editor.run('Lock', () => editor.patch(text, { locked: true }), 'ignore');
    editor.selection.set([text]);
    expect(can(editor)).toEqual(['copy', 'duplicate', 'select-all', 'lock', 'hide', 'copy-style']);
  });

  it('do not stack, double or group the picture behind the page', async () => {
    const { editor } = await page();
    await setBackgroundImage(editor, picture({ kind: 'background' }));
    editor.history.clear();
    editor.selection.set([editor.index.background(editor.page.value)!.id]);
    const enabled = can(editor);
    for (const id of ['duplicate', 'group', 'ungroup', 'layer-up', 'layer-down'])
      expect(enabled).not.toContain(id);
    expect(enabled).toEqual(expect.arrayContaining(['cut', 'copy', 'delete', 'lock', 'flip-horizontal']));
  });

  it('leave alone what is being cropped: only what goes with it or ends it elsewhere can be used', () => {
    const opened = open([box('a', {}), box('b', { layer_index: 1 })]);
    const { editor } = opened;
    editor.selection.set(['b']);
    commands.find(({ id }) => id === 'copy')!.run(editor);
    const cropping = crop(opened);
    cropping.zoomBy(2);
    const usable = () => commands.filter((command) => command.enabled(editor)).map(({ id }) => id);
    for (const id of ['undo', 'zoom-in', 'add-heading', 'add-page', 'show-shortcuts'])
      expect(usable()).toContain(id);
    for (const { id, group } of commands) {
      if (['clipboard', 'object', 'arrange', 'align', 'text'].includes(group ?? 'object'))
        expect(usable()).not.toContain(id);
    }
    for (const id of ['delete', 'duplicate', 'select-all', 'delete-page', 'move-page-left'])
      expect(usable()).not.toContain(id);
    cropping.cancel();
    expect(usable()).toEqual(expect.arrayContaining(['cut', 'paste', 'duplicate', 'delete', 'crop']));
  });

  it('know where to paste only while a menu is open there, and what style only after one was copied', async () => {
    const { editor, shape, photo } = await page();
    const enabled = (id: string) => commands.find((command) => command.id === id)!.enabled(editor);
    const run = (id: string) => commands.find((command) => command.id === id)!.run(editor);
    editor.selection.set([shape]);
    run('copy');
    expect([enabled('paste'), enabled('paste-here')]).toEqual([true, false]);
    contextMenuPointOf(editor).value = { x: 10, y: 10 };
    expect(enabled('paste-here')).toBe(true);
    editor.run('Fade', () => editor.patch(shape, { opacity: 0.4 }));
    run('copy-style');
    editor.selection.set([photo]);
    expect(enabled('paste-style')).toBe(true);
    run('paste-style');
    // looks of every kind are taken over, a star's fill is not
    expect(editor.object(photo)).toMatchObject({ opacity: 0.4, image_details: {} });
    editor.history.undo();
    expect(editor.object(photo)!.opacity).toBe(1);
  });
});

describe('keys', () => {
  const press = (key: string, code: string, more: object = {}) => ({
    ...{ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
    ...more,
  });

  it('are found on layouts of other scripts and under Option, where the letter is another', () => {
    expect(commandFor(press('я', 'KeyZ', { ctrlKey: true }))?.id).toBe('undo');
    expect(matchesKey('Mod+Alt+C', press('ç', 'KeyC', { metaKey: true, altKey: true }), true)).toBe(true);
    expect(matchesKey('Mod+Alt+]', press('‘', 'BracketRight', { metaKey: true, altKey: true }), true)).toBe(
      true,
    );
    // a French keyboard types its own letters in other places: those count
    expect(matchesKey('Mod+A', press('q', 'KeyA', { ctrlKey: true }), false)).toBe(false);
  });

  it('of a bare letter can be left out', () => {
    expect(commandFor(press('t', 'KeyT'))?.id).toBe('add-heading');
    expect(commandFor(press('t', 'KeyT'), { bare: false })).toBeUndefined();
    expect(commandFor(press('k', 'KeyK', { ctrlKey: true }), { bare: false })?.id).toBe('search-commands');
    expect([isBareKey('?'), isBareKey('Shift+H'), isBareKey('Delete'), isBareKey('Alt+1')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are written as on the platform', () => {
    expect([keyLabel('Mod+Alt+]', false), keyLabel('Mod+Alt+]', true)]).toEqual(['Ctrl+Alt+]', '⌘⌥]']);
    expect([keyLabel('Mod++', false), keyLabel('Mod++', true)]).toEqual(['Ctrl++', '⌘+']);
    expect([keyLabel('Alt+ArrowLeft', false), keyLabel('Backspace', true)]).toEqual(['Alt+←', '⌫']);
  });
});

describe('the search of commands', () => {
  it('puts beginnings before parts and parts before scattered letters', () => {
    const labels = ['Select all', 'To front', 'Forward', 'Add line', 'Font'];
    const found = (query: string) =>
      labels
        .map((label) => ({ label, score: scoreOf(query, label) }))
        .filter(({ score }) => score !== null)
        .sort((a, b) => b.score! - a.score!)
        .map(({ label }) => label);
    expect(found('fo')).toEqual(['Font', 'Forward']);
    expect(found('FRONT')).toEqual(['To front']);
    expect(found('frt')).toEqual(['To front']);
    expect(found('zzz')).toEqual([]);
    expect(found('')).toEqual(labels);
  });

  it('leave the key for printing to the browser unless the host makes files', () => {
    const { editor } = testEditor();
    const key = { key: 'p', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
    const command = commandFor(key)!;
    expect(command.id).toBe('download-pdf');
    expect(command.available!(editor)).toBe(false);
    let asked = 0;
    editor.askForPdf.value = () => void asked++;
    expect([command.available!(editor), command.enabled(editor)]).toEqual([true, true]);
    command.run(editor);
    expect(asked).toBe(1);
  });
});
