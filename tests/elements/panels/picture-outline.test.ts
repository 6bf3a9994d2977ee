import { expect } from '@open-wc/testing';
import '../../../elements/panels/shadows/dm-shadows-panel.js';
import type { DmShadowsPanel } from '../../../elements/panels/shadows/dm-shadows-panel.js';
import { setOutline } from '../../../elements/editor/effects/picture-outline.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeAssets } from '../../support/fakes/fake-ports.js';
import { photo } from '../canvas/support.js';
import { inside } from '../controls/support.js';
import { lock, showEffectPanel, slide, sliderOf, steps, until } from './effect-panel-support.js';

/** A red disc on nothing, and a picture without holes. */
function pictures(): Record<string, string> {
  const drawn = (through: boolean): string => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 100, height: 100 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#c02020';
    if (through) context.arc(50, 50, 30, 0, 7);
    else context.rect(0, 0, 100, 100);
    context.fill();
    return canvas.toDataURL();
  };
  return { 'src:disc': drawn(true), 'src:photo': drawn(false) };
}

const objects = [
  photo('disc', 20, 20, 100, 100, { image_details: { src: 'disc' } }),
  photo('photo', 200, 20, 100, 100, { image_details: { src: 'photo' } }),
];

async function show(id: string) {
  const shown = await showEffectPanel<DmShadowsPanel>('dm-shadows-panel', [id], {
    objects,
    assets: fakeAssets(pictures()),
  });
  await shown.editor.resources.ensure([shown.editor.object('disc')!, shown.editor.object('photo')!]);
  await shown.panel.updateComplete;
  const part = () => shown.panel.renderRoot.querySelector('.outline');
  return { ...shown, part, toggle: () => inside(part()!.querySelector('dm-switch')!, 'button') };
}

describe('the outline of a picture in its panel', () => {
  it('is offered where the page shows through, slides in one step, and comes back as it was', async () => {
    const { panel, editor, part, toggle, stored, ...shown } = await show('disc');
    await until(part, 'the outline is offered');
    const width = () => sliderOf(panel, 'Width');
    expect([width().disabled, width().value]).to.eql([true, 20]);
    toggle().click();
    await panel.updateComplete;
    expect(stored('disc')['outline_details']).to.eql({ width: 20, color: '#ffffff' });
    slide(width(), [30, 45, 60]);
    const picker = part()!.querySelector('dm-color-picker')!;
    picker.dispatchEvent(new CustomEvent('dm-change', { detail: { value: '#ffcc00' } }));
    expect(stored('disc')['outline_details']).to.eql({ width: 60, color: '#ffcc00' });
    expect(steps({ editor, ...shown } as never)).to.equal(3);
    await panel.updateComplete;
    await expectAccessible(panel);
    toggle().click();
    await panel.updateComplete;
    expect(stored('disc')['outline_details']).to.equal(null);
    toggle().click();
    expect(stored('disc')['outline_details']).to.eql({ width: 60, color: '#ffcc00' });
    for (let i = 0; i < 5; i++) editor.history.undo();
    expect(stored('disc')['outline_details'] ?? null).to.equal(null);
  });

  it('is not offered for a photo that fills its box; locked, it stays', async () => {
    const { panel, editor, part, stored, ...shown } = await show('photo');
    expect(part()).to.equal(null);
    setOutline(editor, { width: 10 });
    expect(stored('photo')['outline_details']).to.equal(undefined);
    editor.selection.set(['disc']);
    await panel.updateComplete;
    setOutline(editor, { width: 10 });
    setOutline(editor, { width: 500 });
    expect(stored('disc')['outline_details']).to.include({ width: 10 });
    lock({ editor, ...shown } as never, 'disc');
    await panel.updateComplete;
    expect(sliderOf(panel, 'Width').disabled).to.equal(true);
    setOutline(editor, { width: 20 });
    expect(stored('disc')['outline_details']).to.include({ width: 10 });
  });
});
