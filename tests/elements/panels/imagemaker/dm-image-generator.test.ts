import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../../../elements/panels/imagemaker/dm-image-generator.js';
import '../../../../elements/panels/backgrounds/dm-backgrounds-panel.js';
import type { DmBackgroundsPanel } from '../../../../elements/panels/backgrounds/dm-backgrounds-panel.js';
import type { DmImageGenerator } from '../../../../elements/panels/imagemaker/dm-image-generator.js';
import type { ImageMaker, MadePicture, PictureWish } from '../../../../elements/ports/imagemaker.js';
import { expectAccessible } from '../../../support/axe.js';
import { drawnPicture } from '../../../support/fakes/fake-ports.js';
import { allInside, inside } from '../../controls/support.js';
import { showPanel } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const made = (name: string): MadePicture => ({
  ...{ id: name, name, kind: 'background', width: 60, height: 60, colors: [], free: true },
  ...{ source: `imagemaker:${name}`, thumbnail: drawnPicture(40, 40), address: '/static/imagemaker/x' },
});

function maker(parts: Partial<ImageMaker> = {}) {
  const wishes: PictureWish[] = [];
  const source: ImageMaker = {
    signedIn: () => true,
    balance: async () => ({ credits: 5, illustrated: true }),
    make: async (wish) => {
      wishes.push(wish);
      return { pictures: [made(wish.prompt)], note: 'Not drawn: zeitgeist' };
    },
    history: async () => ({ items: [made('a fox')], more: false }),
    onChange: () => () => undefined,
    ...parts,
  };
  return { wishes, source };
}

async function show(parts: Partial<ImageMaker> = {}) {
  const { wishes, source } = maker(parts);
  const element = await fixture<DmImageGenerator>(
    html`<dm-image-generator style="width: 280px" .source=${source}></dm-image-generator>`,
  );
  await waitUntil(() => !source.signedIn() || inside(element, '.heading').textContent!.includes('credit'));
  const field = inside(element, 'textarea') as HTMLTextAreaElement;
  const write = async (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input'));
    await element.updateComplete;
  };
  const enter = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const alert = () =>
    element.shadowRoot!.querySelector('[role=alert]')?.textContent?.replace(/\s+/g, ' ').trim() ?? null;
  const button = () =>
    element.shadowRoot!.querySelector<HTMLElement & { disabled: boolean }>('dm-button[kind=primary]');
  return { element, wishes, write, enter, alert, button };
}

describe('dm-image-generator', () => {
  it('makes one picture or four, tells what that costs, what is left, and what it is', async () => {
    const { element, wishes, write, button } = await show();
    const text = () => element.shadowRoot!.textContent!.replace(/\s+/g, ' ');
    expect(text()).to.contain('5 credits').and.contain('Costs 1 credit.');
    expect(text()).to.contain('Makes illustrations, no photos.');
    expect(button()!.disabled).to.equal(true);
    await write('  a fox ');
    expect(button()!.disabled).to.equal(false);
    setTimeout(() => button()!.click());
    const { detail } = await oneEvent(element, 'dm-made');
    expect(detail.pictures).to.have.length(1);
    expect(wishes).to.deep.equal([{ prompt: 'a fox', count: 1, shape: 'square' }]);
    await waitUntil(() => text().includes('Not drawn: zeitgeist'));
    await expectAccessible(element);
  });

  it('tells what is missing in the words of the specs, and waits until it is mended [D-017]', async () => {
    const empty = await show();
    empty.enter();
    await empty.element.updateComplete;
    expect(empty.alert()).to.equal('Please provide some description of your desired image');
    const poor = await show({ balance: async () => ({ credits: 0, illustrated: false }) });
    await poor.write('a fox');
    poor.enter();
    await poor.element.updateComplete;
    expect(poor.alert()).to.contain("It seems you're out of credit").and.contain('Update your plan');
    expect(poor.button()!.disabled).to.equal(true);
    await poor.write('two foxes');
    expect([poor.alert(), poor.button()!.disabled]).to.deep.equal([null, false]);
    const visitor = await show({ signedIn: () => false, signIn: () => undefined });
    await visitor.write('a fox');
    visitor.enter();
    await visitor.element.updateComplete;
    expect(visitor.alert()).to.contain('Login to continue').and.contain('Please login to enjoy this feature');
    const failing = await show({ make: () => Promise.reject(new Error('It will not')) });
    await failing.write('a fox');
    failing.enter();
    await waitUntil(() => failing.alert() !== null);
    expect(failing.alert()).to.contain('Error generating your image').and.contain('It will not');
  });

  it('can be canceled, and then says nothing of a failure', async () => {
    let ended = false;
    const { element, write, enter, alert } = await show({
      make: (_wish, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            ended = true;
            reject(new Error('canceled'));
          });
        }),
    });
    await write('a fox');
    enter();
    await element.updateComplete;
    (inside(element, '.making dm-button') as HTMLElement).click();
    await waitUntil(() => element.shadowRoot!.querySelector('.making') === null);
    expect([ended, alert()]).to.deep.equal([true, null]);
  });
});

describe('the Imagemaker tab of the backgrounds', () => {
  it('lists the pictures that were made; a press puts one behind the page [D-048]', async () => {
    const shown = await showPanel<DmBackgroundsPanel>('dm-backgrounds-panel', {
      resolve: async () => drawnPicture(60, 60),
    });
    shown.panel.imageMaker = maker().source;
    await shown.panel.updateComplete;
    const tabs = allInside(inside(shown.panel, 'dm-tabs'), '[role=tab]') as HTMLElement[];
    expect(tabs.map((tab) => tab.textContent!.trim())).to.deep.equal(['Common', 'Imagemaker']);
    tabs[1]!.click();
    const grid = () => shown.panel.shadowRoot!.querySelector('[slot=imagemaker] dm-asset-grid');
    await waitUntil(() => grid() !== null);
    (grid()!.shadowRoot!.querySelector('button') as HTMLElement).click();
    const { editor } = shown;
    await waitUntil(() => editor.index.background(editor.page.value) !== undefined);
    const { object } = editor.index.background(editor.page.value)!;
    expect(object).to.have.nested.property('image_details.id_imagemaker', 'a fox');
  });
});
