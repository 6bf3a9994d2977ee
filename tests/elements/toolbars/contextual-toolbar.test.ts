import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { setBackgroundImage } from '../../../elements/editor/pages/background.js';
import { groupSelection } from '../../../elements/editor/layers/grouping.js';
import type { Editor } from '../../../elements/editor/editor.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { line, photo, shape, words, type Stored } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { openSession, pictureOf } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const ofKind = (id: string, at: number, more: object): Stored => ({ ...photo(id, at, 300, 80, 60), ...more });

const OBJECTS: readonly Stored[] = [
  words('text', 'Words', 20, 20),
  words('more', 'More words', 20, 80),
  photo('image', 300, 20),
  shape('shape', 20, 150),
  line('line', 200, 200),
  ofKind('icon', 20, {
    sub_type: 'icon',
    image_details: { src: 'photo', svg_colors: [{ color: '#112233' }] },
  }),
  ofKind('frame', 120, { sub_type: 'frame', frame_details: { outline: 'ellipse' } }),
  ofKind('qr', 320, {
    sub_type: 'qr',
    image_details: undefined,
    qr_details: { text: 'https://northam.example', color: '#000000' },
  }),
  ofKind('grid', 220, {
    type: 'grid',
    image_details: undefined,
    grid_details: { boxes: [{ x: 0, y: 0, width: 1, height: 1 }], gap: 4 },
  }),
];

async function show(): Promise<{ bar: DmToolbar; editor: Editor }> {
  const { editor } = openSession([OBJECTS]);
  const bar = await fixture<DmToolbar>(
    html`<dm-toolbar style="width: 960px" .editor=${editor} .fonts=${fakeFonts}></dm-toolbar>`,
  );
  await bar.updateComplete;
  return { bar, editor };
}

async function settled(bar: DmToolbar): Promise<void> {
  await bar.updateComplete;
  for (const part of allInside(bar, '*')) await (part as Partial<DmToolbar>).updateComplete;
}

const partsOf = (bar: DmToolbar): Element[] => [...bar.shadowRoot!.children];

/** The toolbars on show, and whether the right half offers anything. */
async function seen(bar: DmToolbar): Promise<[string, boolean]> {
  await settled(bar);
  const [own, ...others] = partsOf(bar).filter(({ localName }) => localName.startsWith('dm-'));
  return [own!.localName, others.some((other) => other.shadowRoot!.childElementCount > 0)];
}

describe('the contextual toolbar', () => {
  before(() => setViewport({ width: 1000, height: 700 }));

  it('switches by what is selected: text, image, background, grid, group, crop, blank [B-008]', async () => {
    const { bar, editor } = await show();
    const select = (...ids: string[]) => editor.selection.set(ids, { deep: true });

    // blank: the page's own color, and nothing of an object's
    expect(await seen(bar)).to.eql(['dm-background-toolbar', false]);

    const ofKinds: readonly (readonly [string, string])[] = [
      ['text', 'dm-text-toolbar'],
      ['image', 'dm-image-toolbar'],
      ['frame', 'dm-image-toolbar'],
      ['grid', 'dm-grid-toolbar'],
      ['icon', 'dm-icon-toolbar'],
      ['shape', 'dm-shape-toolbar'],
      ['line', 'dm-line-toolbar'],
      ['qr', 'dm-qr-toolbar'],
    ];
    for (const [id, tag] of ofKinds) {
      select(id);
      expect(await seen(bar), id).to.eql([tag, true]);
    }
    // several of one kind keep its toolbar
    select('text', 'more');
    expect(await seen(bar)).to.eql(['dm-text-toolbar', true]);

    // several kinds, chosen together and as a group
    select('text', 'shape', 'line');
    expect(await seen(bar)).to.eql(['dm-group-toolbar', true]);
    const group = () => inside(bar, 'dm-group-toolbar');
    const words = () =>
      [...group().shadowRoot!.querySelectorAll('.count, dm-button')].map((part) => part.textContent!.trim());
    expect(words()).to.eql(['3 objects', 'Group']);
    await expectAccessible(bar);
    inside(group(), 'dm-button').click();
    await settled(bar);
    expect(words()).to.eql(['Group of 3', 'Ungroup']);
    expect(editor.index.groups('p1')).to.have.length(1);
    inside(group(), 'dm-button').click();
    await settled(bar);
    expect(editor.index.groups('p1')).to.eql([]);
    expect(words()).to.eql(['3 objects', 'Group']);

    // the background's picture
    await setBackgroundImage(editor, pictureOf('behind', { kind: 'background' }));
    select(editor.index.background('p1')!.id);
    expect((await seen(bar))[0]).to.equal('dm-background-toolbar');

    // crop: Done and Cancel, and no other toolbar
    select('image');
    await editor.resources.ensure([editor.object('image')!]);
    await settled(bar);
    for (const end of ['Done', 'Cancel']) {
      inside(inside(bar, 'dm-image-toolbar'), '[label="Crop"]').click();
      await waitUntil(() => bar.shadowRoot!.querySelector('dm-crop-toolbar'));
      await settled(bar);
      expect(partsOf(bar).map(({ localName }) => localName)).to.eql(['dm-crop-toolbar']);
      const buttons = allInside(inside(bar, 'dm-crop-toolbar'), 'dm-button');
      expect(buttons.map((one) => one.textContent!.trim())).to.eql(['Cancel', 'Done']);
      buttons.find((one) => one.textContent!.trim() === end)!.click();
      await waitUntil(() => !bar.shadowRoot!.querySelector('dm-crop-toolbar'));
      select('image');
      expect(await seen(bar)).to.eql(['dm-image-toolbar', true]);
    }

    editor.selection.clear();
    expect(await seen(bar)).to.eql(['dm-background-toolbar', false]);
  });

  it('says how many lie in groups within a selection, and groups those too', async () => {
    const { bar, editor } = await show();
    editor.selection.set(['text', 'shape'], { deep: true });
    groupSelection(editor);
    editor.selection.set(['text', 'image']);
    await settled(bar);
    const part = inside(bar, 'dm-group-toolbar');
    const words = [...part.shadowRoot!.querySelectorAll('.count, dm-button')].map((one) =>
      one.textContent!.trim(),
    );
    expect(words).to.eql(['3 objects', 'Group', 'Ungroup']);
  });

  it('takes its editor before or after it is attached', async () => {
    const part = document.createElement('dm-group-toolbar');
    document.body.append(part);
    await part.updateComplete;
    expect(part.shadowRoot!.childElementCount).to.equal(0);
    const { editor } = openSession([OBJECTS]);
    editor.selection.set(['text', 'shape'], { deep: true });
    part.editor = editor;
    await part.updateComplete;
    expect(part.shadowRoot!.querySelectorAll('dm-button')).to.have.length(1);
    part.remove();
  });
});
