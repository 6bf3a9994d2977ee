import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { readDragPayload } from '../../../elements/panels/shared/drag-payload.js';
import '../../../elements/panels/brand-kit/dm-brand-kit-panel.js';
import type { DmBrandKitPanel } from '../../../elements/panels/brand-kit/dm-brand-kit-panel.js';
import type { BrandKit, BrandPart, BrandSource, FontSet, Palette } from '../../../elements/ports/brand.js';
import { insertBlankPage } from '../../../elements/editor/pages/pages.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { allInside, inside } from '../controls/support.js';
import { openSession, pictureOf } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

const NORTHAM: Palette = { name: 'Northam', colors: ['#12312b', '#b08d57', '#d9c08c', '#7e8f7a', '#fbf8f1'] };

const setOf = (id: string, heading: string, rest: string): FontSet => {
  const font = (name: string, size: number) => ({
    family: { name, category: 'sans' as const, faces: [] },
    ...{ face: null, size },
  });
  return {
    ...{ id, name: `${heading} & ${rest}` },
    fonts: { heading: font(heading, 31), sub_heading: font(rest, 15), paragraph: font(rest, 12) },
  };
};

/** A studio's kit; answers at once unless told to fail. */
class Brand implements BrandSource {
  member = true;
  fault = false;
  signedUp = 0;
  kitHeld: BrandKit | null = {
    palettes: [NORTHAM],
    fontSets: [setOf('kit', 'Fraunces', 'Montserrat')],
    logos: [pictureOf('mark', { kind: 'upload' })],
  };
  /** Tells that another window has changed it. */
  changed = (): void => undefined;
  readonly opened: BrandPart[] = [];
  readonly asked: string[] = [];

  readonly signedIn = (): boolean => this.member;
  readonly signIn = (): void => void (this.signedUp += 1);
  readonly openPage = (part: BrandPart): void => void this.opened.push(part);
  readonly kit = async (): Promise<BrandKit | null> => this.#answer('kit', this.kitHeld);
  readonly onChange = (listener: () => void) => {
    this.changed = listener;
    return () => undefined;
  };
  readonly pairings = async () => this.#answer('pairings', [setOf('pair', 'Montserrat', 'Fraunces')]);
  readonly paletteCategories = async () =>
    this.#answer('categories', [
      { id: 'warm', name: 'Warm' },
      { id: 'cool', name: 'Cool' },
    ]);
  readonly palettes: BrandSource['palettes'] = async ({ category, page, size }) => {
    const count = page === 1 ? size : 5;
    const items = Array.from({ length: count }, (_, i) => ({ ...NORTHAM, name: `${category} ${page}.${i}` }));
    return this.#answer(`${category} ${page} of ${size}`, { items, more: page === 1 });
  };

  #answer<T>(name: string, value: T): T {
    this.asked.push(name);
    if (this.fault) throw new Error('offline');
    return value;
  }
}

const text = (id: string, fontSize: number) => ({
  ...{ id, type: 'text', position: { x: 10, y: fontSize }, width: 300, height: 40 },
  ...{ rotation: 0, opacity: 1, locked: false },
  text_details: {
    ...{ text: id, font: 'Montserrat', bold: false, italic: false, fontSize, fontColor: '#000000' },
    ...{ textAlign: 'left', letterSpacing: 0, lineHeight: 0 },
  },
});

async function show(source: Brand, objects = [text('big', 72), text('small', 20)], design: object = {}) {
  const session = openSession([objects], { brand: source }, design);
  const frame = await fixture<HTMLElement>(
    html`<div style="width: 310px; height: 600px">
      <dm-brand-kit-panel
        .editor=${session.editor}
        .source=${source}
        .fonts=${fakeFonts}
      ></dm-brand-kit-panel>
    </div>`,
  );
  const panel = frame.firstElementChild as DmBrandKitPanel;
  await panel.updateComplete;
  return { ...session, panel };
}

type Shown = Awaited<ReturnType<typeof show>>;

const words = ({ panel }: Shown) => panel.shadowRoot!.textContent!.replaceAll(/\s+/g, ' ');
const palettes = ({ panel }: Shown) => allInside(panel, '.palette');
const says = (shown: Shown, sentence: string) => waitUntil(() => words(shown).includes(sentence), sentence);

async function openTab(shown: Shown, at: number): Promise<void> {
  const tabs = inside(shown.panel, 'dm-segmented');
  allInside(tabs, 'button')[at]!.click();
  await shown.panel.updateComplete;
}

const add = async ({ panel }: Shown): Promise<string> => {
  const button = inside(panel, '.add');
  button.click();
  await panel.updateComplete;
  return button.textContent!.trim();
};

describe('dm-brand-kit-panel', () => {
  it('is accessible in all three tabs', async () => {
    const shown = await show(new Brand());
    await waitUntil(() => palettes(shown).length > 1);
    await expectAccessible(shown.panel);
    await openTab(shown, 1);
    await waitUntil(() => allInside(shown.panel, '.set').length === 2);
    await expectAccessible(shown.panel);
    await openTab(shown, 2);
    await expectAccessible(shown.panel);
  });

  it('offers the colorways of the template first; a press is one step that changes their colors alone', async () => {
    const colorways = [
      { id: 'ink', name: 'Ink', colors: ['#ffffff', '#000000'] },
      { id: 'plum', name: 'Plum', colors: ['#fff4e6', '#2a1030'] },
    ];
    const shown = await show(new Brand(), undefined, { colorways });
    await waitUntil(() => palettes(shown).length > 2);
    const section = inside(shown.panel, 'section[aria-label="Template colorways"]');
    const tiles = [...section.querySelectorAll<HTMLElement>('.palette')];
    expect(tiles.map((tile) => tile.title)).to.deep.equal(['Ink', 'Plum']);
    expect(palettes(shown)[0]).to.equal(tiles[0]);
    tiles[1]!.click();
    const { editor } = shown;
    expect(editor.history.depth).to.equal(1);
    expect(editor.pageRecord('p1').page.background_color).to.equal('#fff4e6');
    expect(editor.object('big')).to.have.nested.property('text_details.fontColor', '#2a1030');
    editor.history.undo();
    expect(editor.pageRecord('p1').page.background_color).to.equal('#ffffff');
    await expectAccessible(shown.panel);
  });

  it('shows the kit, then 60 palettes a page of a category, font sets before pairings, logos [B-020]', async () => {
    const source = new Brand();
    const shown = await show(source);
    await waitUntil(() => palettes(shown).length === 61, 'a page of palettes');
    expect(palettes(shown)[0]!.textContent).to.contain('Northam');
    expect(source.asked).to.include('warm 1 of 60');
    const scroller = inside(inside(shown.panel, 'dm-scroller'), '.scroll-area');
    scroller.scrollTop = scroller.scrollHeight;
    await waitUntil(() => palettes(shown).length === 66, 'the second page');
    await waitUntil(() =>
      inside(shown.panel, 'dm-scroller').shadowRoot!.textContent!.includes('No more results.'),
    );
    const select = inside(shown.panel, 'dm-select');
    select.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'cool' } }));
    await waitUntil(() => palettes(shown)[1]?.textContent?.includes('cool 1.0'), 'another category');
    await openTab(shown, 1);
    await waitUntil(() => allInside(shown.panel, '.set').length === 2);
    expect(allInside(shown.panel, '.set').map((card) => card.textContent!.trim())).to.deep.equal([
      'Fraunces & Montserrat',
      'Montserrat & Fraunces',
    ]);
    await openTab(shown, 2);
    const logos = inside(shown.panel, 'dm-asset-grid') as HTMLElement & { items: { drag: unknown }[] };
    expect(readDragPayload(JSON.stringify(logos.items[0]!.drag))).to.include({ kind: 'upload', id: 'mark' });
    source.kitHeld = { palettes: [], fontSets: [], logos: [] };
    window.dispatchEvent(new Event('focus'));
    await openTab(shown, 0);
    await says(shown, 'You have no color palettes');
    await openTab(shown, 1);
    await says(shown, 'You have no font sets');
    await openTab(shown, 0);
    // another window changes it while this one stays where it is
    source.kitHeld = { palettes: [{ ...NORTHAM, name: 'Dusk' }], fontSets: [], logos: [] };
    source.changed();
    await waitUntil(() => palettes(shown).some((one) => one.textContent!.includes('Dusk')));
  });

  it("'Add new …' of each tab opens the page of the brand kit [D-029]", async () => {
    const source = new Brand();
    const shown = await show(source);
    const names: string[] = [];
    for (const tab of [0, 1, 2]) {
      await openTab(shown, tab);
      names.push(await add(shown));
    }
    expect(names).to.deep.equal(['Add new color palette', 'Add new font set', 'Add new logo']);
    expect(source.opened).to.deep.equal(['colors', 'fonts', 'logos']);
  });

  it('a palette gives the design its colors, by keys too; each press is one step', async () => {
    const shown = await show(new Brand());
    const { editor } = shown;
    await waitUntil(() => palettes(shown).length > 1);
    palettes(shown)[0]!.focus();
    await sendKeys({ press: 'Enter' });
    expect(editor.pageRecord().page.background_color).to.equal('#fbf8f1');
    await sendKeys({ press: 'Enter' });
    expect(editor.pageRecord().page.background_color).to.equal('#12312b');
    expect(editor.history.depth).to.equal(2);
    editor.history.undo();
    editor.history.undo();
    expect(editor.pageRecord().page.background_color).to.equal('#ffffff');
  });

  it('asks which pages a palette recolors where there are several, all of them at first', async () => {
    const shown = await show(new Brand());
    const { editor, panel } = shown;
    await waitUntil(() => palettes(shown).length > 1);
    expect(allInside(panel, '.scope')).to.eql([]);
    insertBlankPage(editor);
    await panel.updateComplete;
    await expectAccessible(panel);
    const [first, second] = editor.index.pages.value as [string, string];
    const colors = () => [first, second].map((id) => editor.pageRecord(id).page.background_color);
    allInside(inside(panel, '.scope'), 'button')[1]!.click();
    await panel.updateComplete;
    palettes(shown)[0]!.click();
    expect(colors()).to.eql(['#ffffff', '#fbf8f1']);
    editor.history.undo();
    allInside(inside(panel, '.scope'), 'button')[0]!.click();
    await panel.updateComplete;
    palettes(shown)[0]!.click();
    expect(colors()).to.eql(['#fbf8f1', '#fbf8f1']);
  });

  it('a font set dresses headings and paragraphs of the design in one step', async () => {
    const shown = await show(new Brand());
    const { editor } = shown;
    await openTab(shown, 1);
    await waitUntil(() => allInside(shown.panel, '.set').length === 2);
    allInside(shown.panel, '.set')[1]!.click();
    const fontOf = (id: string) =>
      (editor.object(id) as unknown as { text_details: { font: string } }).text_details.font;
    await waitUntil(() => fontOf('small') === 'Fraunces');
    expect([fontOf('big'), editor.history.depth]).to.deep.equal(['Montserrat', 1]);
    editor.history.undo();
    expect(fontOf('small')).to.equal('Montserrat');
  });

  it('a press puts a logo on the page', async () => {
    const shown = await show(new Brand(), []);
    await openTab(shown, 2);
    await waitUntil(() => allInside(shown.panel, 'dm-asset-grid').length === 1);
    const grid = inside(shown.panel, 'dm-asset-grid');
    await (grid as DmBrandKitPanel).updateComplete;
    inside(grid, 'button').click();
    await waitUntil(() => shown.editor.index.objects('p1').length === 1, 'the logo');
  });

  it('offers a visitor to sign in, and the built-in palettes and pairings all the same', async () => {
    const source = new Brand();
    source.member = false;
    const shown = await show(source);
    await waitUntil(() => palettes(shown).length === 60);
    expect(words(shown)).to.contain('Please log in to use this feature');
    expect(source.asked).not.to.include('kit');
    inside(shown.panel, 'dm-button').click();
    expect(source.signedUp).to.equal(1);
  });

  it('says what could not be had, and Try again has it', async () => {
    const source = new Brand();
    source.fault = true;
    const shown = await show(source);
    await says(shown, 'Something went wrong');
    source.fault = false;
    inside(shown.panel, '.failed dm-button').click();
    await waitUntil(() => palettes(shown)[0]?.textContent?.includes('Northam'));
    inside(inside(shown.panel, 'dm-scroller'), 'button').click();
    await waitUntil(() => palettes(shown).length === 61);
  });
});
