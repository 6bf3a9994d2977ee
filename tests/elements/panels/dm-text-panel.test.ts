import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createAssetSource } from '../../../app/ports/assets/asset-source.js';
import '../../../elements/panels/text/dm-text-panel.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { AssetSource } from '../../../elements/ports/assets.js';
import type { DmScroller } from '../../../elements/controls/lists/dm-scroller.js';
import { drawnPicture, fakeFonts } from '../../support/fakes/fake-ports.js';
import { expectAccessible } from '../../support/axe.js';
import { shape, words } from '../canvas/support.js';
import { allInside, inside, press } from '../controls/support.js';
import { filled, showPanel, thumbnails, type Shown } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const cardOf = (index: number) => ({
  _id: `t${index}`,
  name: `Text ${index}`,
  thumbnail: drawnPicture(40, 40),
  // square thumbnails: twenty of them reach far below what is in sight
  width: 400,
  height: 400,
  object: {
    id: 'group',
    type: 'group',
    layer_index: 0,
    position: { x: 0, y: 0 },
    width: 400,
    height: 200,
    rotation: 0,
    opacity: 1,
    locked: false,
    group_details: {
      object_data: [
        shape('a', 0, 0, 400, 200, { layer_index: 0 }),
        words('b', 'Sale', 20, 20, { layer_index: 1 }),
      ],
    },
  },
});

interface Asked {
  readonly page_no: number;
  readonly size: number;
}

/** The product's own asset source over a server of 45 text templates; what it was asked is noted. */
function fortyFive() {
  const asked: Asked[] = [];
  const api = async (_call: unknown, { page_no, size }: Asked) => {
    asked.push({ page_no, size });
    const docs = Array.from({ length: 45 }, (_, index) => cardOf(index)).slice(
      (page_no - 1) * size,
      page_no * size,
    );
    return { docs, more: page_no * size < 45 };
  };
  const address = (path: string) => path;
  const source = createAssetSource({ api, address, uploads: {} } as never);
  return { asked, parts: { textTemplates: source.textTemplates } };
}

const presets = ({ panel }: Shown) => allInside(panel, '.preset');
const objects = ({ editor }: Shown) =>
  editor.index.objects('p1').map((id) => editor.object(id) as DesignObject);

describe('dm-text-panel', () => {
  it('is accessible', async () => {
    const shown = await showPanel('dm-text-panel', fortyFive().parts);
    await filled(shown, 20);
    await expectAccessible(shown.panel);
  });

  it('adds headings of 72, 36 and 24 in Montserrat, black, centered; lists text templates 20 a page [B-047]', async () => {
    const { asked, parts } = fortyFive();
    const shown = await showPanel('dm-text-panel', parts);
    for (const [index, preset] of presets(shown).entries()) {
      preset.click();
      await waitUntil(() => objects(shown).length === index + 1);
    }
    const details = objects(shown).map((object) => (object.type === 'text' ? object.text_details : null));
    expect(details.map((text) => text?.fontSize)).to.eql([72, 36, 24]);
    for (const text of details)
      expect(text).to.include({ font: 'Montserrat', fontColor: '#000000', textAlign: 'center' });
    await filled(shown, 20);
    const area = shown.panel
      .shadowRoot!.querySelector('dm-scroller')!
      .shadowRoot!.querySelector('.scroll-area')!;
    for (const count of [40, 45]) {
      area.scrollTop = area.scrollHeight;
      await filled(shown, count);
    }
    expect(asked).to.eql([1, 2, 3].map((page_no) => ({ page_no, size: 20 })));
  });

  it('searches text templates 20 a page, warns of an empty result, and the x brings the list back', async () => {
    const asked: unknown[] = [];
    const { parts } = fortyFive();
    const textTemplates: AssetSource['textTemplates'] = async (options) => {
      if (options.query === undefined) return parts.textTemplates(options);
      asked.push([options.query, options.page, options.size]);
      const { query, ...plain } = options;
      const all = query === 'sale' ? (await parts.textTemplates(plain)).items.slice(0, 3) : [];
      return { items: all, more: false };
    };
    const shown = await showPanel('dm-text-panel', { textTemplates });
    await filled(shown, 20);
    const field = inside(shown.panel, 'dm-search-field');
    expect(field.getAttribute('placeholder')).to.equal('Search text templates');
    inside<HTMLInputElement>(field, 'input').focus();
    await sendKeys({ type: 'sale' });
    await sendKeys({ press: 'Enter' });
    const found = () => allInside(shown.panel, 'dm-scroller').at(-1)!;
    await waitUntil(() => found().querySelector('dm-asset-grid')?.items.length === 3);
    await sendKeys({ type: 'zzz' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => asked.length === 2);
    await waitUntil(() => (found() as DmScroller).state === 'empty');
    expect(found().querySelector('.warning')!.textContent).to.include('No results found.');
    expect(asked).to.eql([
      ['sale', 1, 20],
      ['salezzz', 1, 20],
    ]);
    await press(inside(field, '.icon-button'));
    await waitUntil(() => allInside(shown.panel, 'dm-scroller').length === 1);
    await filled(shown, 20);
  });

  it('shows the headings in Montserrat', async () => {
    const shown = await showPanel('dm-text-panel', fortyFive().parts);
    Object.assign(shown.panel, { fonts: fakeFonts });
    const faces = () =>
      presets(shown).map((one) => getComputedStyle(one.querySelector('span')!).fontFamily.split(',')[0]!);
    await waitUntil(() => faces().every((family) => family.startsWith('dm-face')));
    const [heading, subheading, body] = faces();
    // two bold ones and a plain one
    expect(heading).to.equal(subheading);
    expect(heading).not.to.equal(body);
  });

  it('takes a text template apart on the page as one step: half its width, centered, all selected', async () => {
    const shown = await showPanel('dm-text-panel', fortyFive().parts);
    await filled(shown, 20);
    thumbnails(shown)[0]!.click();
    await waitUntil(() => objects(shown).length === 2);
    const [frame] = objects(shown);
    expect(frame).to.deep.include({ width: 250, height: 125, position: { x: 125, y: 137.5 } });
    expect(shown.editor.selection.ids).to.have.length(2);
    shown.editor.history.undo();
    expect(objects(shown)).to.eql([]);
  });
});
