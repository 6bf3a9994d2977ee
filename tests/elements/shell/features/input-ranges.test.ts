import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import type { LitElement } from 'lit';
import { serializeDesign } from '../../../../elements/document/stored/serialize.js';
import type { Editor } from '../../../../elements/editor/editor.js';
import { setShadow } from '../../../../elements/editor/effects/object-shadow.js';
import { setTextEffect } from '../../../../elements/editor/effects/text-effects.js';
import '../../../../elements/panels/shadows/dm-shadows-panel.js';
import '../../../../elements/panels/text-effects/dm-text-effects-panel.js';
import '../../../../elements/toolbars/dm-arrange-toolbar.js';
import '../../../../elements/toolbars/text/dm-text-toolbar.js';
import { shape, words } from '../../canvas/support.js';
import { allInside, inside } from '../../controls/support.js';
import { openSession } from '../support.js';

type Slider = LitElement & { label: string; value: number };
type Range = readonly [least: number, most: number];

const PERCENT: Range = [0, 100];
const TURN: Range = [-180, 180];
const SPACING: Range = [-30, 30];

/** The number fields of the spec, by the element that has them and what is selected: section 5. */
const INPUTS: readonly (readonly [
  tag: string,
  selected: string,
  ranges: Readonly<Record<string, Range>>,
  begin?: (editor: Editor) => void,
])[] = [
  ['dm-arrange-toolbar', 'shape', { Transparency: [1, 100] }],
  ['dm-text-toolbar', 'text', { 'Letter spacing': SPACING, 'Line height': SPACING }],
  [
    'dm-shadows-panel',
    'shape',
    { Offset: PERCENT, Direction: TURN, Blur: PERCENT, Opacity: PERCENT, Size: PERCENT },
    (editor) => setShadow(editor),
  ],
  [
    'dm-text-effects-panel',
    'text',
    {
      Size: PERCENT,
      Intensity: PERCENT,
      Opacity: PERCENT,
      Offset: PERCENT,
      Direction: TURN,
      Blur: PERCENT,
    },
    (editor) => setTextEffect(editor, { stroke: true, glow: true, shadow: true }),
  ],
];

async function show(tag: string, selected: string, begin?: (editor: Editor) => void) {
  const { editor } = openSession([[shape('shape', 20, 20), words('text', 'Words', 20, 200)]]);
  await editor.resources.ensure([editor.object('text')!]);
  editor.selection.set([selected]);
  begin?.(editor);
  const name = unsafeStatic(tag);
  const frame = await fixture(
    html`<div style="container: toolbar / inline-size; width: 1200px; height: 900px">
      ${staticHtml`<${name} .editor=${editor}></${name}>`}
    </div>`,
  );
  const element = frame.firstElementChild as LitElement;
  await element.updateComplete;
  return { element, text: () => serializeDesign(editor.toFile()) };
}

describe('number inputs', () => {
  before(() => setViewport({ width: 1280, height: 900 }));

  it('keep the ranges of the spec and ignore what is beyond: opacity, spacing, shadow, effects [B-041]', async () => {
    for (const [tag, selected, ranges, begin] of INPUTS) {
      const { element, text } = await show(tag, selected, begin);
      const sliders = allInside(element, 'dm-slider') as unknown as Slider[];
      const seen = new Set<string>();
      for (const slider of sliders) {
        const [least, most] = ranges[slider.label]!;
        // those in closed boxes are no less bound
        element.shadowRoot!.querySelectorAll('dm-popover').forEach((popover) => {
          popover.open = popover.contains(slider);
        });
        await element.updateComplete;
        // a toolbar keeps its controls twice, for little room and for much
        if (slider.offsetWidth === 0) continue;
        seen.add(slider.label);
        const type = async (typed: number) => {
          const field = inside<HTMLInputElement>(inside(slider, 'dm-number-field'), 'input');
          field.focus();
          field.select();
          await sendKeys({ type: String(typed) });
          await sendKeys({ press: 'Enter' });
          await element.updateComplete;
        };
        for (const bound of [most, least]) {
          await type(bound);
          expect(slider.value, `${tag} ${slider.label} ${bound}`).to.equal(bound);
        }
        const before = text();
        for (const beyond of [most + 1, least - 1]) {
          await type(beyond);
          expect(text() === before, `${tag} ${slider.label} ${beyond}`).to.equal(true);
        }
      }
      expect([...seen], tag).to.have.members(Object.keys(ranges));
    }
  });
});
