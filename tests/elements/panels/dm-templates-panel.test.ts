import { expect, waitUntil } from '@open-wc/testing';
import '../../../elements/panels/dm-templates-panel.js';
import type { DmTemplatesPanel } from '../../../elements/panels/dm-templates-panel.js';
import type { AssetSource, TemplateCard } from '../../../elements/ports/assets.js';
import { drawnPicture } from '../../support/fake-ports.js';
import { expectAccessible } from '../../support/axe.js';
import { shape } from '../canvas/support.js';
import { inside } from '../controls/support.js';
import { filled, showPanel, thumbnails } from './support.js';

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

/** Templates wait to be let go, by id. */
function host() {
  const waiting = new Map<string, (fault?: Error) => void>();
  const listed: (string | undefined)[] = [];
  const parts: Partial<AssetSource> = {
    templateCategories: async () => [
      { id: 'post', name: 'Instagram Post' },
      { id: 'card', name: 'Business card' },
    ],
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

  it('lists templates when the categories cannot be had', async () => {
    const shown = await show({
      ...host().parts,
      templateCategories: () => Promise.reject(new Error('offline')),
    });
    await filled(shown, 2);
    expect(inside<HTMLElement & { options: unknown[] }>(shown.panel, 'dm-select').options).to.have.length(1);
  });
});
