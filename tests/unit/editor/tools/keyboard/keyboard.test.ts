import { describe, expect, it } from 'vitest';
import { insertShape, insertText } from '../../../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../../../elements/editor/inserting/new-objects.js';
import { inReadingOrder, mostlyRightToLeft } from '../../../../../elements/text/reading-order.js';
import { commands } from '../../../../../elements/editor/commands/commands.js';
import { Keyboard } from '../../../../../elements/editor/tools/keyboard/keyboard.js';
import { selectParentGroup } from '../../../../../elements/editor/tools/keyboard/keyboard-selection.js';
import type { ToolKey } from '../../../../../elements/editor/tools/events.js';
import { testEditor } from '../../../../support/fakes/test-editor.js';

const key = (name: string, more: Partial<ToolKey> = {}): ToolKey => ({
  key: name,
  shift: false,
  alt: false,
  mod: false,
  repeat: false,
  ...more,
});

/** Shapes of 100 x 100 px with their top left corners at these points. */
async function shapesAt(...points: readonly (readonly [number, number])[]) {
  const { editor } = testEditor();
  for (const [x, y] of points) {
    await insertShape(editor, 'rectangle', '#336699');
    const [id] = editor.selection.ids;
    editor.run('Place', () => editor.patch(id!, { position: { x, y }, width: 100, height: 100 }), 'ignore');
  }
  editor.selection.clear();
  editor.history.clear();
  return { editor, ids: editor.index.objects(editor.page.value), keyboard: new Keyboard(editor) };
}

describe('reading order', () => {
  const at = (name: string, x: number, y: number, width = 100, height = 40) => ({
    name,
    rect: { x, y, width, height },
  });
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(' ');

  it('goes row by row, and does not take a slightly lower neighbor for another row', () => {
    const page = [
      at('foot', 0, 300),
      at('right', 200, 12),
      at('left', 0, 20),
      at('photo', 400, 10, 200, 400),
    ];
    expect(names(inReadingOrder(page))).toBe('left right photo foot');
    expect(names(inReadingOrder(page, true))).toBe('photo right left foot');
  });

  it('knows a page of right-to-left words by their letters', () => {
    expect(mostlyRightToLeft('שלום עולם sale 20%')).toBe(true);
    expect(mostlyRightToLeft('Summer sale مرحبا')).toBe(false);
    expect(mostlyRightToLeft('2026')).toBe(false);
  });
});

describe('the canvas by keys', () => {
  it('walks in reading order whatever the stacking, and passes hidden objects by', async () => {
    const { editor, ids, keyboard } = await shapesAt([300, 0], [0, 200], [0, 0], [150, 0]);
    const [right, below, left, hidden] = ids;
    editor.run('Hide', () => editor.patch(hidden!, { hidden: true }));
    keyboard.press(key('Enter'));
    const seen = [editor.selection.ids[0]];
    while (keyboard.press(key('Tab'))) seen.push(editor.selection.ids[0]);
    expect(seen).toEqual([left, right, below]);
    keyboard.press(key('Tab', { shift: true }));
    expect(editor.selection.ids).toEqual([right]);
  });

  it('takes a group as one stop, goes into it with Enter and out with Escape', async () => {
    const { editor, ids, keyboard } = await shapesAt([0, 0], [0, 150], [0, 300]);
    editor.selection.set(ids.slice(0, 2));
    commands.find(({ id }) => id === 'group')!.run(editor);
    editor.selection.clear();
    keyboard.press(key('Enter'));
    expect(editor.selection.ids).toHaveLength(2);
    keyboard.press(key('Tab'));
    expect(editor.selection.ids).toEqual([ids[2]]);
    keyboard.press(key('Tab', { shift: true }));
    keyboard.press(key('Enter'));
    expect(editor.selection.ids).toEqual([ids[0]]);
    keyboard.press(key('Tab'));
    expect(editor.selection.ids).toEqual([ids[1]]);
    expect(selectParentGroup(editor)).toBe(true);
    expect(editor.selection.ids).toHaveLength(2);
    expect(selectParentGroup(editor)).toBe(false);
  });

  it('moves by 1 and 10, resizes with Ctrl or Cmd, turns with Alt; a burst is one step', async () => {
    const { editor, ids, keyboard } = await shapesAt([50, 60]);
    const object = () => editor.object(ids[0]!)!;
    editor.selection.set(ids);
    keyboard.press(key('ArrowRight'), 0);
    keyboard.press(key('ArrowDown', { shift: true }), 100);
    expect(object().position).toEqual({ x: 51, y: 70 });
    keyboard.press(key('ArrowRight', { mod: true }), 200);
    keyboard.press(key('ArrowUp', { mod: true, shift: true }), 300);
    expect(object()).toMatchObject({ width: 101, height: 90, position: { x: 51, y: 70 } });
    keyboard.press(key('ArrowRight', { alt: true }), 400);
    keyboard.press(key('ArrowLeft', { alt: true, shift: true }), 500);
    expect(object().rotation).toBe(346);
    const names: (string | null)[] = [];
    for (; editor.history.undoName.value; editor.history.undo()) names.push(editor.history.undoName.value);
    expect(names).toEqual(['Rotate', 'Resize', 'Nudge']);
    expect(object()).toMatchObject({ width: 100, rotation: 0, position: { x: 50, y: 60 } });
  });

  it('keeps the corner of a turned box where it is while it grows', async () => {
    const { editor, ids, keyboard } = await shapesAt([100, 100]);
    editor.run('Turn', () => editor.patch(ids[0]!, { rotation: 90 }));
    editor.selection.set(ids);
    keyboard.press(key('ArrowRight', { mod: true, shift: true }));
    // its own left side is the upper one: that stays at y 100
    const { position, width, height } = editor.object(ids[0]!)!;
    expect(position.y + height / 2 - width / 2).toBeCloseTo(100);
    expect(position.x + width / 2 + height / 2).toBeCloseTo(200);
  });

  it('keeps the top of a text that is made narrower', async () => {
    const { editor } = testEditor();
    await insertText(editor, TEXT_PRESETS[0], 'Summer sale in the garden');
    const keyboard = new Keyboard(editor);
    const [id] = editor.selection.ids;
    const before = editor.object(id!)!;
    for (let i = 0; i < 40; i++) keyboard.press(key('ArrowLeft', { mod: true, shift: true }));
    const now = editor.object(id!)!;
    expect(now.height).toBeGreaterThan(before.height * 1.5);
    expect(now.position.x).toBeCloseTo(before.position.x);
    expect(now.position.y).toBeCloseTo(before.position.y);
  });

  it('grows letters with a text and nothing below four pixels, and leaves locked objects alone', async () => {
    const { editor } = testEditor();
    await insertText(editor, TEXT_PRESETS[0], 'Summer sale');
    const keyboard = new Keyboard(editor);
    const [id] = editor.selection.ids;
    const fontSize = () =>
      (editor.object(id!) as { text_details: { fontSize: number } }).text_details.fontSize;
    const before = fontSize();
    keyboard.press(key('ArrowDown', { mod: true, shift: true }));
    expect(fontSize()).toBeGreaterThan(before);
    for (let i = 0; i < 60; i++) keyboard.press(key('ArrowLeft', { mod: true, shift: true }));
    expect(editor.object(id!)!.width).toBeGreaterThanOrEqual(4);
    editor.run('Lock', () => editor.patch(id!, { locked: true }));
    expect(keyboard.press(key('ArrowLeft', { mod: true }))).toBe(false);
    // the browser would go back in its history
    expect(keyboard.press(key('ArrowLeft', { alt: true }))).toBe(true);
  });
});
