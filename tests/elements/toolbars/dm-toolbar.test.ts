import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { expectAccessible } from '../../support/axe.js';
import { drawnPicture, fakeAssets, fakeFonts } from '../../support/fakes/fake-ports.js';
import { line, photo, shape, words, type Stored } from '../canvas/support.js';
import { allInside, attached, inside, listen, press } from '../controls/support.js';
import { openSession, type Opened } from '../shell/support.js';

const icon = (id: string, colors: readonly string[]): Stored => ({
  ...photo(id, 300, 20, 80, 80),
  sub_type: 'icon',
  image_details: { src: 'photo', svg_colors: colors.map((color) => ({ color })) },
});

const OBJECTS = [
  words('text', 'Words', 20, 20),
  photo('image', 20, 100),
  icon('icon', ['#112233', '#445566']),
  shape('shape', 20, 200),
  line('line', 200, 200),
];

interface Shown {
  readonly bar: DmToolbar;
  readonly session: Opened;
}

async function show(...selected: string[]): Promise<Shown> {
  const session = openSession([OBJECTS], { assets: fakeAssets({ 'src:photo': drawnPicture() }) });
  session.editor.selection.set(selected, { deep: true });
  const bar = await fixture<DmToolbar>(
    html`<dm-toolbar style="width: 960px" .editor=${session.editor} .fonts=${fakeFonts}></dm-toolbar>`,
  );
  await settled(bar);
  return { bar, session };
}

/** The toolbar and the toolbars in it have rendered. */
async function settled(bar: DmToolbar): Promise<void> {
  await bar.updateComplete;
  for (const part of allInside(bar, '*')) await (part as Partial<DmToolbar>).updateComplete;
}

const own = ({ bar }: Shown): HTMLElement => bar.shadowRoot!.firstElementChild as HTMLElement;
const arrange = ({ bar }: Shown): HTMLElement => inside(bar, 'dm-arrange-toolbar');
const button = (root: HTMLElement, label: string): HTMLElement =>
  inside(root, `dm-icon-button[label="${label}"], dm-button[label="${label}"]`);
const control = (root: HTMLElement, tag: string): HTMLElement => inside(root, tag);
const steps = ({ session }: Shown): number => session.editor.history.depth;

/** What a control sends while it is dragged: moves, and the choice that ends it. */
function slide(target: HTMLElement, values: readonly unknown[]): void {
  values.forEach((value, index) => {
    if (index < values.length - 1 || values.length === 1)
      target.dispatchEvent(new CustomEvent('dm-input', { detail: { value }, bubbles: true }));
    else target.dispatchEvent(new CustomEvent('dm-change', { detail: { value }, bubbles: true }));
  });
}

// all of the text toolbar shows
before(() => setViewport({ width: 1100, height: 700 }));

describe('dm-toolbar', () => {
  it('is accessible for every kind', async () => {
    for (const selected of [[], ['text'], ['image'], ['icon'], ['shape'], ['line'], ['text', 'shape']])
      await expectAccessible((await show(...selected)).bar);
  });

  it('switches by what is selected', async () => {
    const shown = await show();
    const expected: Record<string, string> = {
      '': 'dm-background-toolbar',
      text: 'dm-text-toolbar',
      image: 'dm-image-toolbar',
      icon: 'dm-icon-toolbar',
      shape: 'dm-shape-toolbar',
      line: 'dm-line-toolbar',
    };
    for (const [id, tag] of Object.entries(expected)) {
      shown.session.editor.selection.set(id ? [id] : []);
      await settled(shown.bar);
      expect(own(shown).localName).to.equal(tag);
      expect(arrange(shown).shadowRoot!.children.length > 0).to.equal(id !== '');
    }
    shown.session.editor.selection.set(['text', 'shape'], { deep: true });
    await settled(shown.bar);
    expect(own(shown).localName).to.equal('dm-group-toolbar');
  });

  it('takes its editor before or after it is attached', async () => {
    const bar = await attached(document.createElement('dm-toolbar') as DmToolbar, {});
    expect(bar.shadowRoot!.childElementCount).to.equal(0);
    bar.editor = openSession([OBJECTS]).editor;
    await bar.updateComplete;
    expect(bar.shadowRoot!.firstElementChild!.localName).to.equal('dm-background-toolbar');
    bar.remove();
  });

  it('asks for another picture in the place of the selected one', async () => {
    const shown = await show('image');
    const asked = listen(shown.bar, 'dm-replace');
    await press(button(own(shown), 'Replace'));
    expect(asked).to.eql([{ id: 'image' }]);
  });

  it('rests while what is selected is locked, all but the lock', async () => {
    for (const id of ['text', 'image', 'icon', 'shape', 'line']) {
      const shown = await show(id);
      const { editor } = shown.session;
      editor.run('Lock', () => editor.patch(id, { locked: true }));
      await settled(shown.bar);
      const controls = allInside(
        own(shown),
        ':is(dm-icon-button, dm-button, dm-select, .font):not(dm-popover dm-color-picker *)',
      );
      const free = controls
        .filter((part) => !part.hasAttribute('disabled'))
        .map((part) => part.getAttribute('label'));
      expect(free, id).to.eql([]);
      expect(button(arrange(shown), 'Unlock').hasAttribute('disabled')).to.equal(false);
      expect(button(arrange(shown), 'Delete').hasAttribute('disabled')).to.equal(true);
    }
  });
});

describe('slides of toolbars', () => {
  const picker = (shown: Shown) => control(own(shown), 'dm-color-picker');

  it('make one step of a color drag, and two of two', async () => {
    const shown = await show('shape');
    slide(picker(shown), ['#111111', '#222222', '#333333', '#333333']);
    expect(steps(shown)).to.equal(1);
    slide(picker(shown), ['#444444', '#555555', '#555555']);
    expect(steps(shown)).to.equal(2);
    shown.session.editor.history.undo();
    expect(shown.session.editor.object('shape')).to.have.nested.property('shape_details.fill', '#333333');
  });

  it('make a step of their own even when they begin on the color that is there', async () => {
    const shown = await show('shape');
    slide(picker(shown), ['#111111', '#333333', '#333333']);
    slide(picker(shown), ['#333333', '#444444', '#555555', '#555555']);
    expect(steps(shown)).to.equal(2);
    shown.session.editor.history.undo();
    expect(shown.session.editor.object('shape')).to.have.nested.property('shape_details.fill', '#333333');
  });

  it('make one step of transparency, letter spacing, thickness and an icon color each', async () => {
    const cases: [string, (shown: Shown) => HTMLElement, readonly unknown[]][] = [
      ['text', (shown) => control(arrange(shown), 'dm-slider'), [90, 60, 40, 40]],
      ['text', (shown) => control(own(shown), 'dm-slider'), [3, 6, 9, 9]],
      ['line', (shown) => control(own(shown), 'dm-slider'), [8, 12, 20, 20]],
      ['icon', (shown) => allInside(own(shown), 'dm-color-picker')[1]!, ['#aa0000', '#bb0000', '#bb0000']],
    ];
    for (const [id, find, values] of cases) {
      const shown = await show(id);
      await shown.session.editor.resources.ensure([shown.session.editor.object(id)!]);
      const before = JSON.stringify(shown.session.editor.toFile());
      slide(find(shown), values);
      expect(steps(shown), id).to.equal(1);
      shown.session.editor.history.undo();
      expect(JSON.stringify(shown.session.editor.toFile()), id).to.equal(before);
    }
  });

  it('offer the colors of the page when they open, and keep them in place meanwhile', async () => {
    const shown = await show('shape');
    await press(button(own(shown), 'Fill'));
    const { documentColors } = picker(shown) as unknown as { documentColors: readonly string[] };
    expect(documentColors).to.include.members(['#c4512d', '#112233', '#445566']);
    slide(picker(shown), ['#999999']);
    await settled(shown.bar);
    expect((picker(shown) as unknown as { documentColors: unknown }).documentColors).to.equal(documentColors);
  });
});

describe('dm-arrange-toolbar', () => {
  it('lines one object up with the page and several with each other', async () => {
    const alone = await show('shape');
    button(arrange(alone), 'Align left').click();
    expect(alone.session.editor.object('shape')!.position.x).to.equal(0);
    expect(arrange(alone).shadowRoot!.querySelector('[label="Tidy up"]')).to.equal(null);
    const several = await show('image', 'shape');
    several.session.editor.run('Move', () =>
      several.session.editor.patch('shape', { position: { x: 90, y: 200 } }),
    );
    button(arrange(several), 'Align left').click();
    expect(several.session.editor.object('shape')!.position.x).to.equal(20);
    expect(button(arrange(several), 'Space evenly across').hasAttribute('disabled')).to.equal(true);
    expect(button(arrange(several), 'Tidy up').hasAttribute('disabled')).to.equal(false);
  });

  const orders = (shown: Shown) =>
    allInside(arrange(shown), 'dm-icon-button').filter((one) =>
      /front|back$|ward/.test(one.getAttribute('label')!),
    );
  const rows = (shown: Shown) =>
    orders(shown).map((one) => [one.getAttribute('label'), !one.hasAttribute('disabled')]);

  it('offers no layer above the top and none below the bottom', async () => {
    const shown = await show('line');
    expect(rows(shown)).to.eql([
      ['To front', false],
      ['Forward', false],
      ['Backward', true],
      ['To back', true],
    ]);
    shown.session.editor.selection.set(['text']);
    await settled(shown.bar);
    expect(rows(shown).map(([, enabled]) => enabled)).to.eql([true, true, false, false]);
    shown.session.editor.selection.set(['icon']);
    await settled(shown.bar);
    expect(rows(shown).map(([, enabled]) => enabled)).to.eql([true, true, true, true]);
    orders(shown)[0]!.click();
    await settled(shown.bar);
    expect(shown.session.editor.index.objects('p1').at(-1)).to.equal('icon');
    expect(rows(shown).map(([, enabled]) => enabled)).to.eql([false, false, true, true]);
  });

  it('groups several, takes groups apart, copies and deletes', async () => {
    const shown = await show('text', 'shape');
    const { editor } = shown.session;
    await press(button(own(shown), 'Group'));
    expect(editor.index.groups('p1')).to.have.length(1);
    await settled(shown.bar);
    await press(button(own(shown), 'Ungroup'));
    expect(editor.index.groups('p1')).to.have.length(0);
    await settled(shown.bar);
    await press(button(arrange(shown), 'Duplicate'));
    expect(editor.index.objects('p1')).to.have.length(7);
    await settled(shown.bar);
    await press(button(arrange(shown), 'Delete'));
    expect(editor.index.objects('p1')).to.have.length(5);
  });
});
