import { expect, fixture, html } from '@open-wc/testing';
import { createAssetSource } from '../../../../app/ports/assets/asset-source.js';
import { createBrandSource } from '../../../../app/ports/assets/brand-source.js';
import '../../../../elements/panels/backgrounds/dm-backgrounds-panel.js';
import '../../../../elements/panels/brand-kit/dm-brand-kit-panel.js';
import '../../../../elements/panels/elements/dm-elements-panel.js';
import '../../../../elements/panels/photos/dm-photos-panel.js';
import '../../../../elements/panels/templates/dm-templates-panel.js';
import '../../../../elements/panels/text/dm-text-panel.js';
import { allInside, inside } from '../../controls/support.js';
import { drawnPicture } from '../../../support/fakes/fake-ports.js';
import { openSession } from '../../shell/support.js';
import { grid, showPanel, thumbnails, type Shown } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

interface Input {
  readonly size?: number;
  readonly id?: readonly string[];
}

const docOf = (id: string) => ({
  ...{ _id: id, name: id, type: 'image', sub_type: 'icon', thumbnail: '', width: 4, height: 4 },
  ...{ free: true, svg_colors: [], object: {} },
});
const docsOf = (count: number) => Array.from({ length: count }, (_, index) => docOf(`d${index}`));

/** The product's own source over a server of many of each; how many it was asked for is noted by call. */
function counting() {
  const asked: string[] = [];
  const api = async ({ path }: { readonly path: string }, { size, id }: Input) => {
    if (path === 'category/get') return [];
    if (path === 'design_resource/get_icons') return [{ _id: 'g', name: 'Group', data: docsOf(2) }];
    asked.push(`${path} ${id ? `by id ${id.length}` : size}`);
    if (!path.endsWith('_search')) return { docs: id ? id.map(docOf) : docsOf(size!), more: false };
    const hits = docsOf(size!);
    return { hits: { total: { value: 1000 }, hits } };
  };
  const parts = { api, address: () => drawnPicture(4, 4), uploads: {} };
  return { asked, assets: createAssetSource(parts as never) };
}

/** The panel's list, then what its search finds. */
async function askedBy(tag: string) {
  const { asked, assets } = counting();
  const shown = await showPanel(tag, assets);
  await waitUntil(() => asked.length > 0, tag);
  const list = asked.splice(0);
  inside(shown.panel, 'dm-search-field').dispatchEvent(
    new CustomEvent('dm-change', { detail: { value: 'a' } }),
  );
  await waitUntil(() => asked.length >= 2, `${tag} searches`);
  return { list: list[0], search: asked.slice(0, 2) };
}

function openStrip(shown: Shown, at: number): void {
  const strip = allInside(shown.panel, 'dm-element-strip')[at]!;
  strip.dispatchEvent(new CustomEvent('dm-all', { detail: {} }));
}

/** Twenty icons, and forty grids or frames of the open category. */
async function proveElements(): Promise<void> {
  const { asked, assets } = counting();
  const shown = await showPanel('dm-elements-panel', assets);
  await waitUntil(() => allInside(shown.panel, 'dm-element-strip').length === 4);
  openStrip(shown, 3);
  await waitUntil(() => thumbnails(shown).length === 20);
  expect(asked).to.eql(['design_resource/get 20']);
  openStrip(shown, 1);
  // there are more than forty masks
  await waitUntil(() => thumbnails(shown).length === 40);
  expect(grid(shown)!.items[0]!.drag).to.deep.include({ kind: 'frame' });
}

/** Sixty palettes. */
async function provePalettes(): Promise<void> {
  const asked: unknown[] = [];
  const api = async ({ path }: { readonly path: string }, { limit }: { readonly limit?: number }) => {
    if (path !== 'design_resource/get_color_palettes')
      return { category_data: [{ _id: 'warm', name: 'Warm' }] };
    asked.push(limit);
    return [];
  };
  const parts = { api, address: String, signedIn: () => false, families: async () => [] };
  const source = createBrandSource(parts as never);
  const { editor } = openSession([[]], { brand: source });
  await fixture(
    html`<div style="height: 600px">
      <dm-brand-kit-panel .editor=${editor} .source=${source}></dm-brand-kit-panel>
    </div>`,
  );
  await waitUntil(() => asked.length > 0, 'palettes');
  expect(asked[0]).to.equal(60);
}

describe('how much a list asks for at a time', () => {
  it('is what the spec says, of every list and search [D-025]', async () => {
    await proveElements();
    await provePalettes();
    expect(await askedBy('dm-templates-panel')).to.eql({
      list: 'design/get 20',
      search: ['design_templates/_search 100', 'design/get by id 20'],
    });
    expect(await askedBy('dm-text-panel')).to.eql({
      list: 'text_template/get 20',
      search: ['text_templates/_search 20', 'text_template/get by id 20'],
    });
    expect(await askedBy('dm-photos-panel')).to.eql({
      list: 'design_resource/get 100',
      search: ['design_resources/_search 100', 'design_resource/get by id 100'],
    });
    expect(await askedBy('dm-backgrounds-panel')).to.eql({
      list: 'design_resource/get 30',
      search: ['design_resources/_search 20', 'design_resource/get by id 20'],
    });
  });
});
