import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { insertShape } from '../../../elements/editor/inserting/insert.js';
import { insertBlankPage } from '../../../elements/editor/pages/pages.js';
import type { DmTemplateChoice } from '../../../elements/panels/templates/dm-template-choice.js';
import '../../../elements/panels/templates/dm-templates-panel.js';
import type { DmTemplatesPanel } from '../../../elements/panels/templates/dm-templates-panel.js';
import type {
  AssetSource,
  CategoryChoice,
  SearchOptions,
  TemplateCard,
} from '../../../elements/ports/assets.js';
import { drawnPicture } from '../../support/fakes/fake-ports.js';
import { expectAccessible } from '../../support/axe.js';
import { shape } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { filled, scroller, showPanel, thumbnails } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const card = (id: string): TemplateCard => ({
  id,
  name: `Template ${id}`,
  thumbnail: drawnPicture(40, 40),
  width: 300,
  height: 200,
});

const fileOf = (id: string) => ({
  version: 1,
  id,
  width: 300,
  height: 200,
  pages: [
    {
      id: 'page',
      background_color: '#ffffff',
      background_image: null,
      groups: [],
      objects: [{ layer_index: 0, ...shape('a', 0, 0), name: id }],
    },
  ],
});

const CATEGORIES: readonly CategoryChoice[] = [
  { id: 'post', name: 'Instagram Post', parent: 'Social media' },
  { id: 'card', name: 'Business card', parent: 'Office' },
];

/** Templates wait to be let go, by id. */
function host() {
  const waiting = new Map<string, (fault?: Error) => void>();
  const listed: (string | undefined)[] = [];
  const parts: Partial<AssetSource> = {
    templateCategories: async () => CATEGORIES,
    templates: async ({ category }) => {
      listed.push(category);
      return { items: category === 'card' ? [card('one')] : [card('one'), card('two')], more: false };
    },
    template: (id) =>
      new Promise((resolve, reject) =>
        waiting.set(id, (fault) => (fault ? reject(fault) : resolve(fileOf(id)))),
      ),
  };
  return { waiting, listed, parts };
}

const show = (parts: Partial<AssetSource>) => showPanel<DmTemplatesPanel>('dm-templates-panel', parts);

/** The ways that are offered, once they are: their code comes with the first of them. */
async function optionsOf({ panel }: { readonly panel: DmTemplatesPanel }): Promise<HTMLElement[]> {
  const choice = inside<DmTemplateChoice>(panel, 'dm-template-choice');
  await waitUntil(() => choice.shadowRoot?.querySelector('dialog')?.open, 'a choice');
  return allInside(choice, '.option');
}

describe('dm-templates-panel', () => {
  it('is accessible', async () => {
    const shown = await show(host().parts);
    await filled(shown, 2);
    await expectAccessible(shown.panel);
  });

  it('lists all, then the category chosen or given', async () => {
    const { listed, parts } = host();
    const shown = await show(parts);
    await filled(shown, 2);
    const select = inside<HTMLElement & { options: { label: string }[] }>(shown.panel, 'dm-select');
    expect(select.options.map(({ label }) => label)).to.eql(['All', 'Instagram Post', 'Business card']);
    select.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'card' } }));
    await filled(shown, 1);
    shown.panel.category = 'post';
    await filled(shown, 2);
    expect(listed).to.eql([undefined, 'card', 'post']);
  });

  it('loads a template over the open design as one step, and takes the category listed', async () => {
    const { waiting, parts } = host();
    const shown = await show(parts);
    shown.panel.category = 'card';
    await filled(shown, 1);
    const { editor } = shown;
    const before = JSON.stringify(editor.toFile());
    thumbnails(shown)[0]!.click();
    await waitUntil(() => waiting.size === 1);
    waiting.get('one')!();
    await waitUntil(() => editor.size.width === 300);
    expect(editor.design.category_id).to.equal('card');
    editor.history.undo();
    expect(JSON.stringify(editor.toFile())).to.equal(before);
  });

  it('asks first where the design has something on it: this page, new pages, or all [E-047]', async () => {
    const { waiting, parts } = host();
    const shown = await show(parts);
    await filled(shown, 2);
    const { editor } = shown;
    await insertShape(editor, 'star', '#112233');
    insertBlankPage(editor);
    const before = JSON.stringify(editor.toFile());
    const choice = inside<DmTemplateChoice>(shown.panel, 'dm-template-choice');
    const dialog = () => inside<HTMLDialogElement>(choice, 'dialog');
    const use = async (option: number) => {
      waiting.clear();
      thumbnails(shown)[0]!.click();
      const options = await optionsOf(shown);
      expect(JSON.stringify(editor.toFile())).to.equal(before);
      options[option]!.click();
      await waitUntil(() => waiting.size === 1 && !dialog().open);
      waiting.get('one')!();
      await waitUntil(() => JSON.stringify(editor.toFile()) !== before);
      const { pages, width } = editor.toFile();
      const found = [width, ...pages.map(({ objects }) => objects.map(({ name }) => name ?? 'mine'))];
      editor.history.undo();
      expect(JSON.stringify(editor.toFile())).to.equal(before);
      return found;
    };
    const { width } = editor.size;
    expect(await use(0)).to.eql([width, ['mine'], ['one']]);
    expect(await use(1)).to.eql([width, ['mine'], [], ['one']]);
    editor.goToPage(editor.index.pages.value[1]!);
    expect(await use(2)).to.eql([300, ['one']]);
    thumbnails(shown)[1]!.click();
    await optionsOf(shown);
    await expectAccessible(choice);
    expect(allInside(choice, '.label').map(({ textContent }) => textContent)).to.eql([
      'Fill this page',
      'Add as new pages',
      'Replace the design',
    ]);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog().open);
    expect(JSON.stringify(editor.toFile())).to.equal(before);
  });

  it('searches for templates, chooses among categories by what they belong to, twenty a page', async () => {
    const asked: (SearchOptions & { category?: string })[] = [];
    const templates = async (options: SearchOptions & { category?: string }) => {
      asked.push(options);
      const { page, size, query } = options;
      const from = (page - 1) * size;
      const all = Array.from({ length: query ? 30 : 45 }, (_, index) => card(`${query ?? ''}${index}`));
      return { items: all.slice(from, from + size), more: from + size < all.length };
    };
    const shown = await show({ ...host().parts, templates });
    await filled(shown, 20);
    const search = inside<HTMLElement & { placeholder: string }>(shown.panel, 'dm-search-field');
    const select = inside<
      HTMLElement & { value: string; placeholder: string; options: { label: string; group?: string }[] }
    >(shown.panel, 'dm-select');
    expect([search.placeholder, select.placeholder, select.value]).to.eql([
      'Search templates',
      'Select Category',
      '',
    ]);
    expect(select.options.map(({ label, group }) => [label, group])).to.eql([
      ['All', undefined],
      ['Instagram Post', 'Social media'],
      ['Business card', 'Office'],
    ]);
    inside(scroller(shown), '.scroll-area').scrollTop = 1e5;
    await filled(shown, 40);
    inside(scroller(shown), '.scroll-area').scrollTop = 1e5;
    await filled(shown, 45);
    await waitUntil(() => scroller(shown).shadowRoot!.textContent!.includes('No more results.'));
    select.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'post' } }));
    await filled(shown, 20);
    search.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'sale' } }));
    await waitUntil(() => asked.at(-1)!.query === 'sale');
    expect(asked.map(({ page, size, query, category }) => [page, size, query, category])).to.eql([
      [1, 20, undefined, undefined],
      [2, 20, undefined, undefined],
      [3, 20, undefined, undefined],
      [1, 20, undefined, 'post'],
      [1, 20, 'sale', 'post'],
    ]);
    select.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'all' } }));
    await waitUntil(() => asked.length === 6);
    expect([asked[5]!.query, asked[5]!.category]).to.eql(['sale', undefined]);
    await shown.panel.updateComplete;
    expect(select.value).to.equal('all');
  });

  for (const [given, means] of [
    ['card', 'card'],
    ['Business card', 'card'],
    ['INSTAGRAM post ', 'post'],
    ['no such one', undefined],
    ['', undefined],
  ] as const)
    it(`lists ${means ?? 'all'} when the category given is "${given}"`, async () => {
      const { listed, parts } = host();
      const shown = await showPanel<DmTemplatesPanel>('dm-templates-panel');
      Object.assign(shown.panel, { category: given, assets: { ...shown.host.assets, ...parts } });
      await filled(shown, means === 'card' ? 1 : 2);
      expect(listed).to.eql([means]);
      await waitUntil(
        () => inside<HTMLElement & { value: string }>(shown.panel, 'dm-select').value === (means ?? ''),
      );
    });

  it('says that the page has another size now', async () => {
    const { waiting, parts } = host();
    const shown = await show(parts);
    await filled(shown, 2);
    for (const [nth, id] of ['one', 'two'].entries()) {
      thumbnails(shown)[nth]!.click();
      if (nth > 0) (await optionsOf(shown))[2]!.click();
      await waitUntil(() => waiting.has(id));
      waiting.get(id)!();
      await waitUntil(() => shown.editor.history.depth === nth + 1);
    }
    await waitUntil(() => shown.notifier.messages.length > 0);
    expect(shown.notifier.messages).to.eql([{ kind: 'success', text: 'The page is now 300 × 200 px' }]);
  });

  it('takes the template pressed last, whichever comes first', async () => {
    const { waiting, parts } = host();
    const shown = await show(parts);
    await filled(shown, 2);
    thumbnails(shown)[0]!.click();
    thumbnails(shown)[1]!.click();
    await waitUntil(() => waiting.size === 2);
    waiting.get('two')!();
    await waitUntil(() => shown.editor.size.width === 300);
    waiting.get('one')!();
    await shown.panel.updateComplete;
    expect(JSON.stringify(shown.editor.toFile())).to.contain('"two"').and.not.contain('"one"');
    expect(shown.editor.history.depth).to.equal(1);
  });

  it('leaves the design alone when a template cannot be had, and says so', async () => {
    const { waiting, parts } = host();
    const shown = await show(parts);
    await filled(shown, 2);
    thumbnails(shown)[0]!.click();
    await waitUntil(() => waiting.size === 1);
    waiting.get('one')!(new Error('You are offline.'));
    await waitUntil(() => shown.notifier.messages.length === 1);
    expect(shown.notifier.messages).to.eql([{ kind: 'error', text: 'You are offline.' }]);
    expect(shown.editor.size.width).to.equal(500);
  });

  it('lists templates when the categories cannot be had, and asks for those again with the next page', async () => {
    let fail = true;
    const shown = await show({
      ...host().parts,
      templateCategories: async () => {
        if (fail) throw new Error('offline');
        return CATEGORIES;
      },
    });
    await filled(shown, 2);
    const select = inside<HTMLElement & { options: unknown[] }>(shown.panel, 'dm-select');
    expect(select.options).to.have.length(1);
    fail = false;
    shown.panel.category = 'card';
    await filled(shown, 1);
    await waitUntil(() => select.options.length === 3);
  });

  it('does not list another category than the one given: it says that it could not be had', async () => {
    const { listed, parts } = host();
    const shown = await show(parts);
    await filled(shown, 2);
    shown.panel.category = 'card';
    shown.panel.assets = {
      ...shown.host.assets,
      ...parts,
      templateCategories: () => Promise.reject(new Error('offline')),
    };
    await waitUntil(() => scroller(shown).state === 'failed');
    expect(listed).to.eql([undefined]);
  });
});
