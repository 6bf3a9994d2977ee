import { expect } from '@open-wc/testing';
import '../../../elements/panels/style/dm-style-panel.js';
import type { DmStylePanel } from '../../../elements/panels/style/dm-style-panel.js';
import type { DmSegmented } from '../../../elements/controls/buttons/dm-segmented.js';
import type { Gradient } from '../../../elements/objects/gradient.js';
import { setLine } from '../../../elements/editor/styling/shape-style.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { expectAccessible } from '../../support/axe.js';
import { line, photo, shape, words } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { buttonOf, lock, showEffectPanel, slide, sliderOf, steps } from './effect-panel-support.js';

const frame = photo('frame', 20, 300, 100, 80, {
  sub_type: 'frame',
  frame_details: { outline: 'rectangle' },
});
const OBJECTS = [
  photo('photo', 20, 20),
  shape('shape', 20, 200),
  line('line', 20, 400),
  frame,
  words('text', 'Words', 200, 20),
];
const show = (...selected: string[]) =>
  showEffectPanel<DmStylePanel>('dm-style-panel', selected, { objects: OBJECTS });

type Field = HTMLElement & { value: unknown };
const field = (panel: DmStylePanel, tag: string, label: string): Field =>
  inside<Field>(panel, `${tag}[label="${label}"]`);

async function choose(panel: DmStylePanel, tag: string, label: string, value: unknown): Promise<void> {
  field(panel, tag, label).dispatchEvent(new CustomEvent('dm-change', { detail: { value } }));
  await panel.updateComplete;
}

describe('dm-style-panel', () => {
  it('fills a shape with a color, a gradient or nothing, each a step', async () => {
    const { panel, editor, stored } = await show('shape');
    const details = () => stored('shape')['shape_details'] as { gradient: Gradient; fill_opacity?: number };
    await choose(panel, 'dm-segmented', 'Fill', 'linear');
    expect(details()).to.deep.include({ fill: '#c4512d' });
    expect(details().gradient).to.eql({
      type: 'linear',
      angle: 0,
      stops: [
        { offset: 0, color: '#c4512d' },
        { offset: 1, color: '#ffffff' },
      ],
    });
    slide(sliderOf(panel, 'Angle'), [10, 40, 90]);
    expect(details().gradient.angle).to.equal(90);
    expect(steps({ editor } as never)).to.equal(2);
    await panel.updateComplete;
    buttonOf(panel, 'Add color stop')!.click();
    await panel.updateComplete;
    expect(details().gradient.stops.map(({ offset }) => offset)).to.eql([0, 0.5, 1]);
    await choose(panel, 'dm-number-field', 'Position of color stop 2', 30);
    await choose(panel, 'dm-number-field', 'Opacity of color stop 2', 40);
    expect(details().gradient.stops[1]).to.eql({ offset: 0.3, color: '#e2a896', opacity: 0.4 });
    inside(panel, '[label="Remove color stop 1"]').click();
    await panel.updateComplete;
    expect(details().gradient.stops).to.have.length(2);
    await choose(panel, 'dm-segmented', 'Fill', 'radial');
    slide(sliderOf(panel, 'Center across'), [20]);
    expect(details().gradient).to.deep.include({ type: 'radial', center: { x: 0.2, y: 0.5 } });
    slide(sliderOf(panel, 'Fill opacity'), [80, 60]);
    expect(details().fill_opacity).to.equal(0.6);
    await panel.updateComplete;
    await choose(panel, 'dm-segmented', 'Fill', 'none');
    expect(details()).to.not.have.any.keys('fill', 'gradient');
    expect(parseDesignFile(JSON.parse(JSON.stringify(editor.toFile())))).to.be.ok;
    editor.history.undo();
    await panel.updateComplete;
    expect(field(panel, 'dm-segmented', 'Fill').value).to.equal('radial');
  });

  for (const [id, where] of [
    ['shape', 'shape_details'],
    ['photo', 'border_details'],
    ['frame', 'border_details'],
  ] as const)
    it(`outlines a ${id}, its width, side, dashes, ends and corners`, async () => {
      const { panel, editor, stored } = await show(id);
      const details = () => stored(id)[where] as Record<string, unknown>;
      slide(sliderOf(panel, 'Width'), [3, 8]);
      await panel.updateComplete;
      expect(details()).to.deep.include({ stroke: '#000000', stroke_width: 8 });
      expect(editor.history.depth).to.equal(1);
      await choose(panel, 'dm-segmented', 'Position', 'outside');
      slide(sliderOf(panel, 'Dash'), [4, 12]);
      await panel.updateComplete;
      slide(sliderOf(panel, 'Gap'), [6]);
      await panel.updateComplete;
      await choose(panel, 'dm-segmented', 'Ends of dashes', 'round');
      await choose(panel, 'dm-segmented', 'Corners of the outline', 'bevel');
      expect(details()).to.deep.include({
        ...{ stroke_align: 'outside', stroke_dash: [12, 6] },
        ...{ stroke_cap: 'round', stroke_join: 'bevel' },
      });
      slide(sliderOf(panel, 'Dash'), [0]);
      expect(details()).to.not.have.property('stroke_dash');
      slide(sliderOf(panel, 'Corners'), [16]);
      const corners = () => stored(id)[id === 'frame' ? 'frame_details' : where] as Record<string, unknown>;
      expect(corners()['radius']).to.be.closeTo(0.2, 1e-9);
      await panel.updateComplete;
      await choose(panel, 'dm-number-field', 'Bottom right', 40);
      expect(corners()['radii']).to.eql([0.2, 0.2, 0.5, 0.2]);
      expect(corners()).to.not.have.property('radius');
      await expectAccessible(panel);
    });

  it('shows how an outline turns where nothing was chosen', async () => {
    const { panel } = await show('shape');
    slide(sliderOf(panel, 'Width'), [8]);
    await panel.updateComplete;
    expect(field(panel, 'dm-segmented', 'Corners of the outline').value).to.equal('miter');
  });

  it('takes and shows lengths in the unit of the design', async () => {
    const { panel, stored } = await showEffectPanel<DmStylePanel>('dm-style-panel', ['shape'], {
      objects: OBJECTS,
      design: { dimension_units: 'mm' },
    });
    const mm = 3.78;
    slide(sliderOf(panel, 'Width'), [1.5]);
    await panel.updateComplete;
    expect((stored('shape')['shape_details'] as { stroke_width: number }).stroke_width).to.be.closeTo(
      1.5 * mm,
      0.01,
    );
    slide(sliderOf(panel, 'Corners'), [5]);
    await panel.updateComplete;
    const corner = field(panel, 'dm-number-field', 'Top left') as Field & { unit: string };
    expect([sliderOf(panel, 'Width').value, corner.value, corner.unit]).to.eql([1.5, 5, 'mm']);
  });

  it('sets how long the dashes and gaps of a line are, gone with its pattern', async () => {
    const { panel, stored, editor } = await show('line');
    const sliders = () => allInside(panel, 'dm-slider').map((slider) => slider.getAttribute('label'));
    expect(sliders()).to.eql([]);
    const details = () => stored('line')['line_details'] as { dash?: number[] };
    setLine(editor, { pattern: 'dashed' }, 'Line style');
    await panel.updateComplete;
    expect([sliderOf(panel, 'Dash').value, sliderOf(panel, 'Gap').value]).to.eql([12, 8]);
    slide(sliderOf(panel, 'Dash'), [20, 30]);
    await panel.updateComplete;
    slide(sliderOf(panel, 'Gap'), [5]);
    expect(details().dash).to.eql([30, 5]);
    setLine(editor, { pattern: 'dotted', dash: undefined }, 'Line style');
    await panel.updateComplete;
    expect(sliders()).to.eql(['Gap']);
    slide(sliderOf(panel, 'Gap'), [9]);
    expect(details().dash).to.eql([0, 9]);
    await expectAccessible(panel);
  });

  it('gives a line another end, with room for it', async () => {
    const { panel, editor, stored } = await show('line');
    await choose(panel, 'dm-select', 'Start', 'chevron');
    await choose(panel, 'dm-select', 'End', 'diamond');
    expect(stored('line')['line_details']).to.deep.include({ start: 'chevron', end: 'diamond' });
    expect(stored('line')['height']).to.be.closeTo(14.4, 1e-9);
    expect(editor.history.depth).to.equal(2);
    await expectAccessible(panel);
  });

  it('fills a text with a color or a gradient over its box', async () => {
    const { panel, editor, stored } = await show('text');
    const details = () => stored('text')['text_details'] as { gradient?: Gradient; fontColor: string };
    expect((field(panel, 'dm-segmented', 'Fill') as unknown as DmSegmented).options).to.have.length(3);
    await choose(panel, 'dm-segmented', 'Fill', 'linear');
    expect(details().gradient!.stops[0]).to.eql({ offset: 0, color: '#222222' });
    await choose(panel, 'dm-number-field', 'Position of color stop 1', 20);
    expect(details().gradient!.stops[0]!.offset).to.equal(0.2);
    expect(parseDesignFile(JSON.parse(JSON.stringify(editor.toFile())))).to.be.ok;
    await choose(panel, 'dm-segmented', 'Fill', 'solid');
    expect(details()).to.include({ fontColor: '#222222' }).and.not.have.property('gradient');
    expect(editor.history.depth).to.equal(3);
    await expectAccessible(panel);
  });

  it('says what it is for where there is nothing to change, and changes nothing locked', async () => {
    const { panel } = await show();
    expect(allInside(panel, 'dm-empty-state')).to.have.length(1);
    const locked = await show('shape');
    lock(locked, 'shape');
    await locked.panel.updateComplete;
    expect(
      allInside(locked.panel, 'dm-segmented, dm-slider').every((one) => (one as DmSegmented).disabled),
    ).to.equal(true);
  });
});
