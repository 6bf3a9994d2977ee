import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { DmColorPicker } from '../../../../elements/controls/color/dm-color-picker.js';
import { insertText } from '../../../../elements/editor/inserting/insert.js';
import { TEXT_PRESETS } from '../../../../elements/editor/inserting/new-objects.js';
import { editText, textEditingOf } from '../../../../elements/editor/text-editing/session.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import type { BrandSource } from '../../../../elements/ports/brand.js';
import { inside } from '../../controls/support.js';
import { openSession, pictureOf } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const PALETTE = { name: 'Northam', colors: ['#12312b', '#b08d57', '#d9c08c', '#7e8f7a', '#fbf8f1'] };
const none = async () => ({ items: [], more: false });

function sourceOf(kit: BrandSource['kit'], member = true): BrandSource {
  return {
    ...{ kit, signedIn: () => member, palettes: none, openPage: () => undefined },
    ...{ paletteCategories: async () => [], pairings: async () => [] },
  };
}

async function show(brand?: BrandSource) {
  const session = openSession([[]], brand ? { brand } : {});
  const frame = await fixture<HTMLElement>(
    html`<div style="width: 1300px; height: 800px">
      <dm-editor-shell .session=${session}></dm-editor-shell>
    </div>`,
  );
  const element = frame.firstElementChild as DmEditorShell;
  await element.updateComplete;
  const bar = inside<HTMLElement & DmEditorShell>(element, 'dm-side-bar');
  await bar.updateComplete;
  return { ...session, element, bar };
}

const tabs = ({ bar }: Awaited<ReturnType<typeof show>>) =>
  [...bar.shadowRoot!.querySelectorAll<HTMLElement>('[data-tab]')].map((tab) => tab.dataset['tab']);

describe('the brand kit in the editor', () => {
  before(() => setViewport({ width: 1320, height: 820 }));

  it('has its tab after Elements and before Uploads; hosts without brand kits have none', async () => {
    const shown = tabs(await show(sourceOf(async () => null)));
    const inOrder = ['elements', 'brand_kit', 'uploads'];
    expect(shown.filter((id) => inOrder.includes(id!))).to.eql(inOrder);
    expect(tabs(await show())).not.to.include('brand_kit');
  });

  it('is asked for when the first color picker opens, once for all of them', async () => {
    let asked = 0;
    let answer: (() => void) | undefined;
    const shown = await show(
      sourceOf(async () => {
        asked += 1;
        await new Promise<void>((resolve) => (answer = resolve));
        return { palettes: [PALETTE], fontSets: [], logos: [] };
      }),
    );
    expect(asked).to.equal(0);
    const toolbar = inside(inside(shown.element, 'dm-toolbar'), 'dm-background-toolbar');
    const popover = inside(toolbar, 'dm-popover');
    const picker = inside<DmColorPicker>(toolbar, 'dm-color-picker');
    const open = () => popover.dispatchEvent(new CustomEvent('dm-open'));
    open();
    expect(asked).to.equal(1);
    expect(picker.palettes).to.equal('loading');
    answer!();
    await waitUntil(() => Array.isArray(picker.palettes) && picker.palettes.length === 1, 'the palettes');
    open();
    expect(asked).to.equal(1);
  });

  it('its logos lead the elements; without any they are left out', async () => {
    const logos = [pictureOf('mark', { kind: 'upload' })];
    const headings = async (kit: BrandSource['kit']) => {
      const shown = await show(sourceOf(kit));
      inside(shown.bar, '[data-tab=elements]').click();
      await shown.bar.updateComplete;
      const panel = inside<DmEditorShell>(shown.bar, 'dm-elements-panel');
      await waitUntil(() => panel.shadowRoot!.querySelector('dm-element-strip'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return [...panel.shadowRoot!.querySelectorAll('dm-element-strip')].map(({ heading }) => heading);
    };
    expect((await headings(async () => ({ palettes: [], fontSets: [], logos })))[0]).to.equal('Brand Kit');
    expect(await headings(async () => null)).not.to.include('Brand Kit');
  });

  it('leaves the keyboard in the words that are being typed', async () => {
    const shown = await show(sourceOf(async () => ({ palettes: [PALETTE], fontSets: [], logos: [] })));
    await insertText(shown.editor, TEXT_PRESETS[0], 'Open day');
    editText(shown.editor, shown.editor.selection.ids[0]!);
    inside(shown.bar, '[data-tab=brand_kit]').click();
    await shown.bar.updateComplete;
    const panel = inside<DmEditorShell>(shown.bar, 'dm-brand-kit-panel');
    await waitUntil(() => panel.shadowRoot!.querySelector('.palette'), 'the palette');
    textEditingOf(shown.editor).peek()!.takeKeyboard();
    await sendMouse({ type: 'click', position: middleOf(inside(panel, '.palette')) });
    await sendKeys({ type: ' now' });
    const [text] = shown.editor.selection.objects.peek() as unknown as { text_details: { text: string } }[];
    expect(text!.text_details.text).to.contain(' now');
    await resetMouse();
  });
});

function middleOf(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}
