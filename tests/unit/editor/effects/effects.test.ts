import { describe, expect, it } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { groupSelection } from '../../../../elements/editor/layers/grouping.js';
import { setGradient } from '../../../../elements/editor/styling/gradients.js';
import {
  selectedGroups,
  setBlend,
  setGroupBlend,
  setGroupOpacity,
} from '../../../../elements/editor/styling/blending.js';
import { clearShadow, selectedShadow, setShadow } from '../../../../elements/editor/effects/object-shadow.js';
import { putObjects } from '../../../../elements/editor/inserting/add-objects.js';
import {
  applyTextPreset,
  clearTextEffect,
  selectedTextEffect,
  setTextEffect,
} from '../../../../elements/editor/effects/text-effects.js';
import { DEFAULT_SHADOW } from '../../../../elements/objects/shadow.js';
import type { Gradient } from '../../../../elements/objects/gradient.js';
import { DEFAULT_TEXT_EFFECT } from '../../../../elements/objects/text/effect-model.js';
import { TEXT_PRESETS } from '../../../../elements/objects/text/effect-presets.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { shapeOf, textOf } from '../../../support/objects.js';
import { testEditor } from '../../../support/fakes/test-editor.js';

/** Three shapes, all selected. */
function shapes() {
  const { editor, text } = testEditor();
  const ellipses = ['a', 'b', 'c'].map((id) => shapeOf({ outline: 'ellipse', fill: '#336699' }, { id }));
  editor.run('Add', () => putObjects(editor, ellipses, []));
  const ids = editor.index.objects(editor.page.value);
  editor.selection.set(ids);
  return { editor, text, ids };
}

/** One text, selected. */
function aText(details: Partial<TextObject['text_details']> = {}) {
  const { editor, text } = testEditor();
  editor.run('Add', () => putObjects(editor, [textOf(details)], []));
  const [id] = editor.index.objects(editor.page.value);
  editor.selection.set([id!]);
  const details_ = () => (editor.object(id!) as TextObject).text_details;
  return { editor, text, details: details_ };
}

const gradient: Gradient = {
  type: 'radial',
  angle: 0,
  stops: [
    { offset: 0, color: '#ff0000' },
    { offset: 1, color: '#0000ff' },
  ],
};

describe('shadows of the selection', () => {
  it('start with the defaults, take values, and go; each is a step', () => {
    const { editor, text, ids } = shapes();
    const before = text();
    setShadow(editor);
    expect(selectedShadow(editor)).toEqual(DEFAULT_SHADOW);
    expect(ids.every((id) => editor.object(id)!.shadow)).toBe(true);
    setShadow(editor, { direction: -45, color: '#ff0000' });
    expect(selectedShadow(editor)).toEqual({ ...DEFAULT_SHADOW, direction: -45, color: '#ff0000' });
    clearShadow(editor);
    expect(selectedShadow(editor)).toBe(null);
    for (let i = 0; i < 3; i++) editor.history.undo();
    expect(text()).toBe(before);
  });

  it('make one step of a slide, and leave values they do not touch as stored', () => {
    const { editor, text, ids } = shapes();
    const odd = { shadowColor: '#aaaaaa', r: 1 / 3, theta: 116, blur: 2, opacity: 1, size: 4 };
    editor.run('Odd', () => editor.patch(ids[0]!, { shadow: odd }));
    const before = text();
    setShadow(editor, { blur: 10 });
    for (const blur of [20, 30, 40.5]) setShadow(editor, { blur }, 'merge');
    expect(editor.object(ids[0]!)!.shadow).toEqual({ ...odd, blur: 2.025 });
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('ignore what no slider gives, and what is locked', () => {
    const { editor, text, ids } = shapes();
    setShadow(editor);
    const before = text();
    for (const patch of [{ offset: 101 }, { blur: -1 }, { direction: 181 }, { opacity: NaN }])
      setShadow(editor, patch);
    expect(text()).toBe(before);
    editor.run('Lock', () => editor.patch(ids[0]!, { locked: true }));
    const locked = text();
    setShadow(editor, { blur: 3 });
    clearShadow(editor);
    expect(text()).toBe(locked);
  });
});

describe('effects of selected texts', () => {
  it('take values within their sliders and ignore others', () => {
    const { editor, details } = aText();
    expect(selectedTextEffect(editor)).toEqual(DEFAULT_TEXT_EFFECT);
    setTextEffect(editor, { stroke: true, strokeSize: 60 });
    expect(details().text_effect).toMatchObject({ stroke: true, strokeSize: 3, strokeColor: '#0000ff' });
    setTextEffect(editor, { strokeSize: 100.5 });
    setTextEffect(editor, { shadows: [{ ...DEFAULT_TEXT_EFFECT.shadows[0]!, direction: 200 }] });
    expect(selectedTextEffect(editor)).toMatchObject({
      strokeSize: 60,
      shadows: DEFAULT_TEXT_EFFECT.shadows,
    });
  });

  it('come ready-made, survive the file, and go', () => {
    const { editor, text, details } = aText({ fontColor: '#e11d48' });
    const before = text();
    for (const preset of TEXT_PRESETS) {
      applyTextPreset(editor, preset);
      const saved = parseDesignFile(text()).pages[0]!.objects[0] as TextObject;
      expect(saved.text_details.text_effect).toEqual(details().text_effect);
    }
    clearTextEffect(editor);
    expect(selectedTextEffect(editor)).toEqual(DEFAULT_TEXT_EFFECT);
    for (let i = 0; i <= TEXT_PRESETS.length; i++) editor.history.undo();
    expect(text()).toBe(before);
  });

  it('take over the plain fields of designs from elsewhere', () => {
    const { editor, details } = aText({
      ...{ stroke: true, strokeWidth: 2, strokeColor: '#ff0000', shadowType: 'soft', shadowColor: '#000000' },
    });
    expect(selectedTextEffect(editor)).toMatchObject({ stroke: true, strokeColor: '#ff0000', shadow: true });
    setTextEffect(editor, { stroke: false });
    expect(selectedTextEffect(editor)).toMatchObject({ stroke: false, shadow: true });
    clearTextEffect(editor);
    expect(selectedTextEffect(editor)).toEqual(DEFAULT_TEXT_EFFECT);
    expect(details().text_effect).toBe(null);
  });
});

describe('how the selection mixes', () => {
  it('is set for objects each by itself, and for whole groups as one', () => {
    const { editor, text, ids } = shapes();
    setBlend(editor, 'multiply');
    expect(ids.map((id) => editor.object(id)!.blend_mode)).toEqual(['multiply', 'multiply', 'multiply']);
    editor.selection.set(ids.slice(0, 2));
    expect(selectedGroups(editor)).toEqual([]);
    groupSelection(editor);
    const before = text();
    setGroupOpacity(editor, 40);
    setGroupOpacity(editor, 50, 'merge');
    expect(parseDesignFile(text()).pages[0]!.groups).toMatchObject([
      { objects: ids.slice(0, 2), opacity: 0.5 },
    ]);
    expect(ids.map((id) => editor.object(id)!.opacity)).toEqual([1, 1, 1]);
    setGroupBlend(editor, 'screen');
    expect(editor.toFile().pages[0]!.groups).toMatchObject([{ opacity: 0.5, blend_mode: 'screen' }]);
    editor.history.undo();
    editor.history.undo();
    expect(text()).toBe(before);
  });

  it('refuses a file with an opacity no group can have', () => {
    const { editor } = shapes();
    groupSelection(editor);
    const file = editor.toFile();
    const pages = file.pages.map((page) => ({
      ...page,
      groups: page.groups.map((group) => ({ ...group, opacity: 1.5 })),
    }));
    expect(() => parseDesignFile({ ...file, pages })).toThrow(/groups\[0\]\.opacity/);
  });
});

describe('gradients of the selection', () => {
  it('go to shapes and texts, and give the color back', () => {
    const { editor, text, details } = aText();
    editor.run('Add', () =>
      putObjects(editor, [shapeOf({ outline: 'ellipse', fill: '#336699' }, { id: 's' })], []),
    );
    editor.selection.set(editor.index.objects(editor.page.value));
    const before = text();
    setGradient(editor, gradient);
    expect(details().gradient).toEqual(gradient);
    expect(parseDesignFile(text()).pages[0]!.objects[1]).toMatchObject({ shape_details: { gradient } });
    setGradient(editor, null);
    expect(text()).toBe(before);
  });
});
