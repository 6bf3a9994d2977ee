import { describe, expect, it } from 'vitest';
import { insertImage } from '../../../elements/editor/inserting/insert.js';
import { LiveEdit } from '../../../elements/editor/live-edit.js';
import { setAdjustment } from '../../../elements/editor/effects/picture-effects.js';
import type { Adjustment } from '../../../elements/imaging/effect.js';
import { picture, testEditor } from '../../support/fakes/test-editor.js';

/** Controls beside a page with a picture; `pass` lets time go by, ms. */
async function beside() {
  const { editor, text } = testEditor();
  await insertImage(editor, picture());
  const controls = { contrast: new LiveEdit(), blur: new LiveEdit() };
  const begun = editor.history.depth;
  let now = 5000;
  const send = (type: string, name: keyof typeof controls, value: number, byKey = false): void => {
    const event = new CustomEvent(type, { detail: byKey ? { value, byKey } : { value } });
    Object.defineProperty(event, 'timeStamp', { value: now });
    setAdjustment(editor, name as Adjustment, value, controls[name].mode(event, editor));
  };
  return {
    editor,
    text,
    steps: () => editor.history.depth - begun,
    pass: (time: number) => (now += time),
    input: (value: number, name: keyof typeof controls = 'contrast') => send('dm-input', name, value),
    change: (value: number, name: keyof typeof controls = 'contrast') => send('dm-change', name, value),
    press: (value: number, name: keyof typeof controls = 'contrast') => {
      send('dm-input', name, value, true);
      send('dm-change', name, value, true);
    },
  };
}

describe('a slide as one step', () => {
  it('takes arrow keys pressed within a second of each other for one, on one control', async () => {
    const { press, pass, steps, editor, text } = await beside();
    const before = text();
    for (const value of [1, 2, 3, 4]) {
      press(value);
      pass(600);
    }
    expect(steps()).toBe(1);
    pass(500);
    press(5);
    expect(steps()).toBe(2);
    press(1, 'blur');
    press(6);
    expect(steps()).toBe(4);
    for (let i = 0; i < 4; i++) editor.history.undo();
    expect(text()).toBe(before);
  });

  it('begins anew after undo, and where something else is selected', async () => {
    const { press, steps, editor } = await beside();
    press(1);
    editor.history.undo();
    press(1);
    press(2);
    expect(steps()).toBe(1);
    const [first] = editor.selection.ids;
    await insertImage(editor, picture());
    editor.selection.set([first!]);
    press(3);
    const [, second] = editor.index.objects(editor.page.peek());
    editor.selection.set([second!]);
    press(4);
    editor.history.undo();
    expect(editor.object(first!)).toMatchObject({ filter: { contrast: 3 } });
  });

  it('keeps two drags, and two typed numbers, two', async () => {
    const { input, change, steps } = await beside();
    for (const value of [4, 9]) input(value);
    change(9);
    for (const value of [12, 20]) input(value);
    change(20);
    change(30);
    change(40);
    expect(steps()).toBe(4);
  });

  it('leaves nothing of a slide that was given up, and what follows does not join an earlier step', async () => {
    const { input, change, steps, editor } = await beside();
    input(10);
    change(10);
    // Escape: back, and never settled
    for (const value of [20, 30, 10]) input(value);
    expect(steps()).toBe(1);
    for (const value of [40, 50]) input(value);
    change(50);
    expect(steps()).toBe(2);
    for (const value of [60, 50]) input(value);
    editor.run('Adjust', () => editor.patch(editor.selection.ids[0]!, { opacity: 0.5 }));
    input(70);
    change(70);
    expect(steps()).toBe(4);
  });

  it('is one step also where a drag comes by its beginning', async () => {
    const { input, change, steps } = await beside();
    for (const value of [5, 0, 3, 0, -4, -9]) input(value);
    change(-9);
    expect(steps()).toBe(1);
  });
});
