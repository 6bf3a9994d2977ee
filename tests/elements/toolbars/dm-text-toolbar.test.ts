import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { bold } from '../../../elements/editor/commands/text/bold.js';
import { editText } from '../../../elements/editor/text-editing/session.js';
import { setFont } from '../../../elements/editor/text-formatting/fonts.js';
import { restyleText } from '../../../elements/editor/text-formatting/style-selection.js';
import type { DmSelect } from '../../../elements/controls/fields/dm-select.js';
import { textLayout } from '../../../elements/objects/text/layout.js';
import type { TextDetails, TextObject } from '../../../elements/objects/text/model.js';
import { panelOf } from '../../../elements/editor/view-state/open-panel.js';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import type { FontSource } from '../../../elements/ports/fonts.js';
import { drawnPicture, fakeAssets, fakeFonts, fontsWithOneWeight } from '../../support/fakes/fake-ports.js';
import { line, photo, shape, words, type Stored } from '../canvas/support.js';
import { allInside, inside, press } from '../controls/support.js';
import { openSession, type Opened } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

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

const show = (...selected: string[]): Promise<Shown> => showIn({}, {}, ...selected);

/** In a design with further fields, of another host. */
async function showIn(
  design: object,
  host: { readonly fonts?: FontSource },
  ...selected: string[]
): Promise<Shown> {
  const assets = fakeAssets({ 'src:photo': drawnPicture() });
  const session = openSession([OBJECTS], { assets, ...host }, design);
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
const button = (root: HTMLElement, label: string): HTMLElement =>
  inside(root, `dm-icon-button[label="${label}"], dm-button[label="${label}"]`);
const control = (root: HTMLElement, tag: string): HTMLElement => inside(root, tag);
const steps = ({ session }: Shown): number => session.editor.history.depth;

// all of it shows
before(() => setViewport({ width: 1100, height: 700 }));

describe('dm-text-toolbar', () => {
  const select = (shown: Shown, name: string) =>
    inside<HTMLElement & { value: string; options: readonly { value: string }[] }>(
      own(shown),
      `dm-select.${name}`,
    );
  const details = ({ session }: Shown) =>
    (session.editor.object('text') as { text_details: object }).text_details;

  const font = (shown: Shown) => control(own(shown), '.font');
  /** What the list of sizes offers. */
  const sizes = (shown: Shown) => select(shown, 'size').options.map(({ value }) => Number(value));
  /** Types into the list of sizes. */
  async function typeSize(shown: Shown, typed: string): Promise<void> {
    inside<HTMLElement>(select(shown, 'size'), 'input').focus();
    await sendKeys({ press: 'ControlOrMeta+a' });
    await sendKeys({ type: typed });
    await sendKeys({ press: 'Enter' });
    await settled(shown.bar);
  }

  it('opens fonts and effects beside the canvas and closes them, and says that they are open', async () => {
    const shown = await show('text');
    const { editor } = shown.session;
    await press(font(shown));
    expect(panelOf(editor).value).to.equal('fonts');
    await settled(shown.bar);
    expect(font(shown).getAttribute('aria-expanded')).to.equal('true');
    await press(button(own(shown), 'Effects'));
    expect(panelOf(editor).value).to.equal('text_effects');
    await settled(shown.bar);
    expect(font(shown).getAttribute('aria-expanded')).to.equal('false');
    await press(button(own(shown), 'Effects'));
    expect(panelOf(editor).value).to.equal('templates');
  });

  it('shows the family in its own face', async () => {
    const shown = await show('text');
    const name = () => control(own(shown), 'dm-font-name') as HTMLElement & { face: string };
    await waitUntil(() => name().face === 'Montserrat-400');
    await waitUntil(() => getComputedStyle(inside(name(), '.written')).fontFamily.startsWith('dm-face'));
    expect(font(shown).getAttribute('aria-label')).to.equal('Font: Montserrat');
  });

  it('measures letters of a design in millimeters in points, as they are printed', async () => {
    const shown = await showIn({ width: 794, height: 1123, dimension_units: 'mm' }, {}, 'text');
    const { editor } = shown.session;
    await editor.resources.ensure(editor.selection.objects.value);
    const point = ((1123 / 297) * 25.4) / 72;
    await typeSize(shown, '12');
    expect(details(shown))
      .to.have.property('fontSize')
      .that.is.closeTo(12 * point, 1e-9);
    expect(select(shown, 'size').value).to.equal('12');
    await typeSize(shown, '1in/2');
    expect(details(shown))
      .to.have.property('fontSize')
      .that.is.closeTo(36 * point, 1e-9);
    expect(inside(select(shown, 'size'), 'input').getAttribute('aria-label')).to.equal('Font size in pt');
    expect(editor.history.depth).to.equal(2);
  });

  it('offers sizes of 6 to 100 and any that was typed, once; refuses what is no size [B-015]', async () => {
    const shown = await show('text');
    await shown.session.editor.resources.ensure(shown.session.editor.selection.objects.value);
    const before = sizes(shown);
    expect([before[0], before.at(-1)]).to.eql([6, 100]);
    await typeSize(shown, '61.5');
    expect(details(shown)).to.include({ fontSize: 61.5 });
    expect(sizes(shown)).to.eql([...before, 61.5].sort((a, b) => a - b));
    for (const refused of ['0', 'big', '-8', '2001']) {
      await typeSize(shown, refused);
      expect(details(shown), refused).to.include({ fontSize: 61.5 });
    }
    await typeSize(shown, '48');
    expect(details(shown)).to.include({ fontSize: 48 });
    await typeSize(shown, '61.5');
    expect(sizes(shown)).to.have.length(before.length + 1);
    expect(steps(shown)).to.equal(3);
    // also in the list of the next text
    expect(sizes(await show('text'))).to.include(61.5);
    // color, font, bold, italic, alignment and the boxes are proven beside this
    for (const label of ['Text color', 'Bold', 'Italic', 'Alignment', 'Spacing', 'Effects'])
      expect(button(own(shown), label).offsetWidth, label).to.be.above(0);
  });

  it('toggles bold, italic and underline, and walks the alignments', async () => {
    const shown = await show('text');
    await shown.session.editor.resources.ensure([shown.session.editor.object('text')!]);
    for (const [label, key] of [
      ['Bold', 'bold'],
      ['Italic', 'italic'],
      ['Underline', 'underline'],
    ] as const) {
      await press(button(own(shown), label));
      await waitUntil(() => (details(shown) as Record<string, unknown>)[key] === true);
      await settled(shown.bar);
      expect(button(own(shown), label).hasAttribute('pressed')).to.equal(true);
    }
    const seen = [];
    for (let i = 0; i < 3; i++) {
      await press(button(own(shown), 'Alignment'));
      await settled(shown.bar);
      seen.push((details(shown) as { textAlign: string }).textAlign);
    }
    expect(seen).to.eql(['center', 'right', 'left']);
  });

  it('shows no value where the selected texts differ, and the family a host no longer has', async () => {
    const session = openSession([
      [
        words('t', 'One', 0, 0),
        { ...words('u', 'Two', 0, 80), text_details: detailsOf({ font: 'Lost Sans' }) },
      ],
    ]);
    session.editor.selection.set(['t', 'u'], { deep: true });
    const bar = await fixture<DmToolbar>(
      html`<dm-toolbar style="width: 960px" .editor=${session.editor} .fonts=${fakeFonts}></dm-toolbar>`,
    );
    await settled(bar);
    const shown = { bar, session };
    expect(font(shown).textContent).to.include('Mixed');
    session.editor.selection.set(['u']);
    await settled(bar);
    expect(font(shown).getAttribute('aria-label')).to.equal('Font: Lost Sans (not available)');
  });

  it('offers the weights of the family and the bold it has, and tells why there is none', async () => {
    const shown = await showIn({}, { fonts: fontsWithOneWeight }, 'text');
    const { editor } = shown.session;
    const weights = () =>
      inside<HTMLElement & { value: string; options: readonly { label: string }[] }>(
        own(shown),
        '.stack dm-select.weight',
      );
    await editor.resources.ensure(editor.selection.objects.value);
    await settled(shown.bar);
    expect(weights().options.map(({ label }) => label)).to.eql(['Regular', 'Bold']);
    expect(weights().value).to.equal('400');
    setFont(editor, { name: 'Fraunces' });
    await waitUntil(() => weights().options.at(-1)!.label === 'Semibold');
    weights().dispatchEvent(new CustomEvent('dm-change', { detail: { value: '600' }, bubbles: true }));
    await waitUntil(() => weights().value === '600');
    expect(details(shown)).to.include({ weight: 600, bold: true });
    expect(editor.history.undoName.value).to.equal('Weight');
    await press(button(own(shown), 'Bold'));
    await waitUntil(() => weights().value === '400');
    await press(button(own(shown), 'Bold'));
    await waitUntil(() => weights().value === '600');
    expect(details(shown)).to.include({ bold: true }).and.not.have.property('weight');
    // one weight: nothing to choose, no bold to turn on
    setFont(editor, { name: 'Bungee' });
    const why = 'Bold: Bungee has no bold letters';
    await waitUntil(() => own(shown).shadowRoot!.querySelector(`[label="${why}"]`));
    expect(details(shown)).to.include({ font: 'Bungee', bold: false });
    expect(button(own(shown), why).hasAttribute('disabled')).to.equal(true);
    expect(own(shown).shadowRoot!.querySelector('.stack dm-select.weight')).to.equal(null);
    editText(editor, 'text');
    expect(bold.enabled(editor)).to.equal(false);
  });

  it('tells what spacings come to beside their sliders', async () => {
    const shown = await show('text');
    restyleText(shown.session.editor, { lineHeight: 10, letterSpacing: 2 }, 'Spacing');
    const slider = (label: string) => control(own(shown), `dm-slider[label="${label}"]`);
    await waitUntil(() => slider('Line height').getAttribute('reading') === '1.4');
    expect(slider('Letter spacing').getAttribute('reading')).to.equal('2 %');
    await settled(shown.bar);
    expect(inside(slider('Line height'), '.label').textContent).to.equal('Line height1.4');
    expect(inside(slider('Line height'), 'input').getAttribute('aria-valuetext')).to.equal('10, 1.4');
  });

  it('shows the size that letters are drawn at when they shrink to fit', async () => {
    const shown = await show('text');
    const { editor } = shown.session;
    await editor.resources.ensure(editor.selection.objects.value);
    const size = () => select(shown, 'size');
    editor.run('Shrink', () =>
      editor.patch('text', {
        height: 24,
        text_details: { ...(details(shown) as TextDetails), autoHeight: false, autoFit: 'shrink' },
      }),
    );
    await waitUntil(() => Number(size().value) < 24);
    expect(Number(size().value)).to.be.closeTo(20, 0.2);
    expect(inside(size(), 'input').getAttribute('aria-label')).to.equal(
      'Font size: Shrunk from 40 to fit its box',
    );
    editor.run('Grow', () => editor.patch('text', { height: 200 }));
    await waitUntil(() => size().value === '40');
    await settled(shown.bar);
    expect(inside(size(), 'input').getAttribute('aria-label')).to.equal('Font size');
  });

  it('works without a list of families', async () => {
    const session = openSession([OBJECTS]);
    session.editor.selection.set(['text']);
    const fonts = { ...fakeFonts, families: () => Promise.reject(new Error('offline')) };
    const bar = await fixture<DmToolbar>(
      html`<dm-toolbar .editor=${session.editor} .fonts=${fonts}></dm-toolbar>`,
    );
    await settled(bar);
    expect(font({ bar, session }).getAttribute('aria-label')).to.equal('Font: Montserrat');
  });
});

const detailsOf = (more: object): object => ({
  ...(words('x', 'Two', 0, 0) as unknown as { text_details: object }).text_details,
  ...more,
});

describe('dm-text-toolbar: more of a text', () => {
  const details = (shown: Shown, id = 'text') => shown.session.editor.object(id)!['text_details'] as Details;
  type Details = Record<string, unknown> & { fontSize: number };
  const choose = (shown: Shown, label: string, value: string): void => {
    const group = control(own(shown), `dm-segmented[label="${label}"]`);
    group.dispatchEvent(new CustomEvent('dm-change', { detail: { value }, bubbles: true }));
  };

  it('sets case, list and vertical alignment as a step each', async () => {
    const shown = await show('text');
    await shown.session.editor.resources.ensure(shown.session.editor.selection.objects.value);
    choose(shown, 'Letter case', 'upper');
    choose(shown, 'List', 'number');
    choose(shown, 'Vertical alignment', 'bottom');
    expect(details(shown)).to.deep.include({
      text: 'Words',
      textCase: 'upper',
      paragraphs: [{ list: 'number' }],
      verticalAlign: 'bottom',
    });
    expect(steps(shown)).to.equal(3);
  });

  it('shrinks words to a box that keeps its height, and lets it grow again', async () => {
    const shown = await show('text');
    const flip = (checked: boolean) =>
      control(own(shown), 'dm-switch').dispatchEvent(
        new CustomEvent('dm-change', { detail: { checked }, bubbles: true }),
      );
    await shown.session.editor.resources.ensure(shown.session.editor.selection.objects.value);
    flip(true);
    expect(details(shown)).to.include({ autoFit: 'shrink', autoHeight: false });
    flip(false);
    expect(details(shown)['autoFit']).to.equal('none');
  });

  it('breaks words with hyphens, in the language they seem to be in or one that is chosen, and undoes each', async () => {
    const shown = await show('text');
    const { editor } = shown.session;
    const words = 'Donaudampfschifffahrtsgesellschaft und Wirtschaftsverantwortung';
    editor.run('Write', () =>
      editor.patch('text', { width: 200, text_details: { ...(details(shown) as TextDetails), text: words } }),
    );
    await editor.resources.ensure(editor.selection.objects.value);
    const before = structuredClone(editor.object('text'));
    const flip = (checked: boolean) =>
      control(own(shown), 'dm-switch.hyphens').dispatchEvent(
        new CustomEvent('dm-change', { detail: { checked }, bubbles: true }),
      );
    expect(own(shown).querySelector('.language')).to.equal(null);
    flip(true);
    await waitUntil(() => details(shown)['hyphens'] === true);
    const hyphens = () =>
      textLayout(editor.object('text') as unknown as TextObject, editor.resources.env).lines.filter(
        ({ runs }) => runs.some(({ hyphen }) => hyphen),
      ).length;
    expect(hyphens()).to.be.greaterThan(1);
    await settled(shown.bar);
    const language = control(own(shown), 'dm-select.language') as DmSelect;
    expect(language.options[0]!.label).to.equal('Automatic (German)');
    language.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'sv' }, bubbles: true }));
    await waitUntil(() => details(shown)['language'] === 'sv');
    expect(hyphens()).to.equal(0);
    language.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'auto' }, bubbles: true }));
    await waitUntil(() => !('language' in details(shown)));
    expect(hyphens()).to.be.greaterThan(1);
    flip(false);
    await waitUntil(() => details(shown)['hyphens'] === false);
    expect(hyphens()).to.equal(0);
    for (let i = 0; i < 4; i++) editor.history.undo();
    expect(editor.object('text')).to.deep.equal(before);
  });

  it('cycles through bullets, numbers and none, and shows what texts have in common', async () => {
    const shown = await show('text');
    const { editor } = shown.session;
    await press(button(own(shown), 'List'));
    expect(details(shown)['paragraphs']).to.eql([{ list: 'bullet' }]);
    await settled(shown.bar);
    expect(button(own(shown), 'List').hasAttribute('pressed')).to.equal(true);
    editor.run('Part', () =>
      editor.patch('text', {
        text_details: { ...details(shown), runs: [{ start: 0, end: 2, fontSize: 99, strike: true }] },
      } as object),
    );
    await settled(shown.bar);
    expect((control(own(shown), 'dm-select.size') as HTMLElement & { value: string }).value).to.equal('');
    expect(button(own(shown), 'Strikethrough').hasAttribute('pressed')).to.equal(false);
  });
});
