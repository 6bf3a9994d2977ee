import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmSlider } from '../../../elements/controls/fields/dm-slider.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { line, photo, shape, type Stored } from '../canvas/support.js';
import { allInside } from '../controls/support.js';
import { openSession } from '../shell/support.js';

/** What the factor comes to of a page that is a whole number of millimeters. */
const MM = 3.78;

const OBJECTS: readonly Stored[] = [
  line('line', 20, 20),
  shape('shape', 20, 100),
  {
    ...photo('grid', 20, 300, 300, 200),
    type: 'grid',
    image_details: undefined,
    grid_details: {
      boxes: [
        { x: 0, y: 0, width: 0.5, height: 1 },
        { x: 0.5, y: 0, width: 0.5, height: 1 },
      ],
    },
  },
] as unknown as readonly Stored[];

async function slidersOf(id: string, dimension_units: string) {
  const { editor } = openSession([OBJECTS], {}, { dimension_units, width: 378, height: 378 });
  editor.selection.set([id]);
  const bar = await fixture<DmToolbar>(
    html`<dm-toolbar style="width: 1000px" .editor=${editor} .fonts=${fakeFonts}></dm-toolbar>`,
  );
  await bar.updateComplete;
  const own = bar.shadowRoot!.firstElementChild as DmToolbar;
  await own.updateComplete;
  const slider = (label: string) => allInside(own, `dm-slider[label="${label}"]`)[0] as unknown as DmSlider;
  const set = (label: string, value: number): void =>
    void slider(label).dispatchEvent(new CustomEvent('dm-change', { detail: { value } }));
  const stored = (name: string) =>
    (editor.object(id) as unknown as Record<string, Record<string, number>>)[name]!;
  return { slider, set, stored, editor };
}

describe('lengths in the contextual toolbar', () => {
  const CASES = [
    ['line', 'Thickness', 'line_details', 'thickness'],
    ['shape', 'Outline width', 'shape_details', 'stroke_width'],
    ['grid', 'Spacing', 'grid_details', 'gap'],
    ['grid', 'Rounded corners', 'grid_details', 'radius'],
  ] as const;

  for (const [id, label, details, field] of CASES)
    it(`${label} of a ${id} is in millimeters where the design is, and in whole pixels else`, async () => {
      const print = await slidersOf(id, 'mm');
      expect([print.slider(label).unit, print.slider(label).decimals]).to.eql(['mm', 2]);
      print.set(label, 1.25);
      expect(print.stored(details)[field]).to.be.closeTo(1.25 * MM, 1e-6);
      const screen = await slidersOf(id, 'px');
      expect([screen.slider(label).unit, screen.slider(label).step]).to.eql(['px', 1]);
      screen.set(label, 7);
      expect(screen.stored(details)[field]).to.equal(7);
      expect(screen.editor.history.depth).to.equal(1);
    });
});
