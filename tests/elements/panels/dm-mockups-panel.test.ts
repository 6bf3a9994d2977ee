import { expect } from '@open-wc/testing';
import { mockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import '../../../elements/panels/mockups/dm-mockups-panel.js';
import type { DmMockupsPanel } from '../../../elements/panels/mockups/dm-mockups-panel.js';
import type { SearchOptions } from '../../../elements/ports/assets.js';
import type { MockupCard, MockupSource, SavedMockupCard } from '../../../elements/ports/mockups.js';
import { expectAccessible } from '../../support/axe.js';
import { drawnPicture } from '../../support/fakes/fake-ports.js';
import { allInside, inside } from '../controls/support.js';
import { filled, showPanel, thumbnails, type Shown } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const card = (id: string): MockupCard => ({
  ...{ id, name: `Mockup ${id}`, thumbnail: drawnPicture(40, 40) },
  ...{ width: 1200, height: 1200 },
});

const inputs = mockupInputs.parse({ user_images: [{ src: 'upload/a' }] });
const SAVED: SavedMockupCard = { ...card('saved-1'), filled: { id: 'mug', inputs } };

type Asked = SearchOptions & { readonly category?: string };

function source(parts: Partial<MockupSource> = {}) {
  const asked: Asked[] = [];
  const mockups: MockupSource = {
    categories: async () => [{ id: 'drinkware', name: 'Drinkware' }],
    mockups: async (options) => {
      asked.push(options);
      const ids = options.query ? ['found'] : options.category ? ['mug'] : ['mug', 'poster'];
      return { items: ids.map(card), more: false };
    },
    signedIn: () => true,
    saved: async () => [SAVED],
    packageOf: async (id) => `/static/mockups/${id}/mockup.json`,
    pictures: { resolve: () => Promise.reject(new Error('no pictures here')) },
    keep: async (src) => src,
    ...parts,
  };
  return { asked, mockups };
}

async function show(parts: Partial<MockupSource> = {}): Promise<Shown<DmMockupsPanel> & { asked: Asked[] }> {
  const { asked, mockups } = source(parts);
  const resolve = async () => drawnPicture(60, 60);
  const shown = await showPanel<DmMockupsPanel>('dm-mockups-panel', { resolve });
  shown.panel.source = mockups;
  await shown.panel.updateComplete;
  return { ...shown, asked };
}

const tab = ({ panel }: Shown, index: number) => allInside(inside(panel, 'dm-tabs'), '[role=tab]')[index]!;
const savedGrid = ({ panel }: Shown) =>
  panel.shadowRoot!.querySelector<HTMLElement>('[slot=saved] dm-asset-grid');

describe('dm-mockups-panel', () => {
  it('explores mockups by category and by words, and shows the saved ones [B-012]', async () => {
    const shown = await show();
    await filled(shown, 2);
    const { panel, asked } = shown;
    expect(allInside(inside(panel, 'dm-tabs'), '[role=tab]').map((one) => one.textContent!.trim())).to.eql([
      'Explore',
      'Saved Mockups',
    ]);
    const select = inside<HTMLElement & { placeholder: string; options: { label: string }[] }>(
      panel,
      'dm-select',
    );
    expect(select.placeholder).to.equal('Select Category');
    expect(select.options.map(({ label }) => label)).to.eql(['All', 'Drinkware']);
    select.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'drinkware' } }));
    await filled(shown, 1);
    inside(panel, 'dm-search-field').dispatchEvent(
      new CustomEvent('dm-change', { detail: { value: 'cup' } }),
    );
    await waitUntil(() => asked.at(-1)!.query === 'cup');
    expect(asked.map(({ size, query, category }) => [size, query, category])).to.eql([
      [30, undefined, undefined],
      [30, undefined, 'drinkware'],
      [30, 'cup', 'drinkware'],
    ]);
    tab(shown, 1).click();
    await waitUntil(() => savedGrid(shown) !== null);
  });

  it('puts a mockup on the page, and a saved one with what was put into it', async () => {
    const shown = await show();
    await filled(shown, 2);
    const { editor } = shown;
    const placed = () =>
      editor.toFile().pages[0]!.objects as unknown as { sub_type?: string; mockup_details?: unknown }[];
    thumbnails(shown)[0]!.click();
    await waitUntil(() => placed().length === 1);
    tab(shown, 1).click();
    await waitUntil(() => savedGrid(shown) !== null);
    await waitUntil(() => allInside(savedGrid(shown)!, '.thumbnail').length === 1);
    allInside(savedGrid(shown)!, '.thumbnail')[0]!.click();
    await waitUntil(() => placed().length === 2);
    expect(placed().map(({ sub_type, mockup_details }) => [sub_type, mockup_details])).to.eql([
      ['mockup', { id: 'mug', inputs: { hue_values: [], user_images: [] } }],
      ['mockup', { id: 'mug', inputs }],
    ]);
    editor.history.undo();
    expect(placed().length).to.equal(1);
  });

  it('asks visitors to sign in for the saved ones', async () => {
    let asked = 0;
    const saved = () => Promise.reject(new Error('must not be asked'));
    const shown = await show({ signedIn: () => false, signIn: () => asked++, saved });
    tab(shown, 1).click();
    await shown.panel.updateComplete;
    const empty = inside(shown.panel, '[slot=saved] dm-empty-state');
    expect(empty.getAttribute('heading')).to.equal('Sign in to see your mockups');
    inside(shown.panel, '[slot=saved] dm-button').click();
    expect(asked).to.equal(1);
  });

  it('is accessible', async () => {
    const shown = await show();
    await filled(shown, 2);
    await expectAccessible(shown.panel);
    tab(shown, 1).click();
    await waitUntil(() => savedGrid(shown) !== null);
    await expectAccessible(shown.panel);
  });
});
