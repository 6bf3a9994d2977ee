import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/shell/suggesting/dm-suggest-dialog.js';
import type { DmSuggestDialog } from '../../../../elements/shell/suggesting/dm-suggest-dialog.js';
import type { DesignFile } from '../../../../elements/document/design-file.js';
import { colorsByPlace } from '../../../../elements/generate/palette-variations.js';
import { isText } from '../../../../elements/generate/suggest/fonts/text-slots.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { BrandSource, FontSet, SetFont } from '../../../../elements/ports/brand.js';
import type { FontFamily } from '../../../../elements/ports/fonts.js';
import { generatorOf } from '../../../../elements/shell/generating/create-generator.js';
import { expectAccessible } from '../../../support/axe.js';
import { drawnPicture, fakeAssets, fakeFonts } from '../../../support/fakes/fake-ports.js';
import { photo, shape, words, type Stored } from '../../canvas/support.js';
import { allInside, focused, inside, listen } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const family = (name: string, category: FontFamily['category'], ...weights: number[]): FontFamily => ({
  name,
  category,
  faces: weights.map((weight) => {
    const id = `${name.replaceAll(' ', '')}-${weight}`;
    const src = `/catalog/source/fonts/${name.toLowerCase().replaceAll(' ', '-')}/${id}.woff2`;
    return { id, weight, italic: false, src };
  }),
});

const LORA = family('Lora', 'serif', 400, 700);
const INTER = family('Inter', 'sans', 400, 700);
const HEADINGS = [
  LORA,
  INTER,
  family('Anton', 'display', 400),
  family('Oswald', 'sans', 400, 600),
  family('Zilla Slab', 'slab', 400, 700),
];

const setFont = (of: FontFamily, at: number): SetFont => ({ family: of, face: of.faces[at]!, size: 20 });
const PAIRINGS: readonly FontSet[] = HEADINGS.flatMap((heading) =>
  [LORA, INTER].map((body) => ({
    id: `${heading.name}-${body.name}`.toLowerCase().replaceAll(' ', ''),
    name: `${heading.name} & ${body.name}`,
    fonts: {
      heading: setFont(heading, heading.faces.length - 1),
      sub_heading: setFont(body, 1),
      paragraph: setFont(body, 0),
    },
  })),
);

const brand: BrandSource = {
  signedIn: () => false,
  kit: async () => null,
  paletteCategories: async () => [],
  palettes: async () => ({ items: [], more: false }),
  pairings: async () => PAIRINGS,
  openPage: () => undefined,
};

const fonts = { ...fakeFonts, families: async () => [...(await fakeFonts.families()), ...HEADINGS] };
const assets = fakeAssets({ 'src:photo': drawnPicture(60, 40, '#2f7d4f') });

const set = (text: Stored, fontSize: number): Stored => ({
  ...text,
  width: 220,
  text_details: { ...(text['text_details'] as object), fontSize, fontColor: '#2b1a12' },
});

const PAGE = [
  shape('panel', 260, 0, 240, 400),
  photo('photo', 300, 40, 160, 200),
  set(words('title', 'Harbour walk', 30, 40), 48),
  set(words('body', 'Two slow hours along the quays', 30, 260), 18),
];

const openDesign = (host: object = {}): Opened => openSession([PAGE, []], { fonts, brand, assets, ...host });

/** One generator serves most tests: its fonts stay. */
const shared = openDesign();

const tiles = (dialog: DmSuggestDialog) => allInside(dialog, 'button.tile');
const button = (dialog: DmSuggestDialog, words: string) =>
  allInside(dialog, 'dm-button').find(({ textContent }) => textContent.trim() === words)!;
const lock = (dialog: DmSuggestDialog, label: string) => {
  inside(dialog, `dm-icon-button[label="${label}"]`).click();
  return dialog.updateComplete;
};
const isComputing = (dialog: DmSuggestDialog) => button(dialog, 'Apply Changes').hasAttribute('disabled');
const settled = (dialog: DmSuggestDialog) =>
  waitUntil(() => !isComputing(dialog), 'the variations are there');

async function show(session = shared): Promise<DmSuggestDialog> {
  const dialog = await fixture<DmSuggestDialog>(
    html`<dm-suggest-dialog .session=${session} open></dm-suggest-dialog>`,
  );
  await settled(dialog);
  return dialog;
}

async function apply(dialog: DmSuggestDialog): Promise<void> {
  button(dialog, 'Apply Changes').click();
  await dialog.updateComplete;
  await settled(dialog);
}

/** Gives the design a variation; answers the design with it, and takes it back as one step. */
async function chosen(dialog: DmSuggestDialog, at: number): Promise<DesignFile> {
  const { editor } = dialog.session!;
  const before = editor.toFile();
  const closed = listen(dialog, 'dm-close');
  tiles(dialog)[at]!.click();
  await waitUntil(() => closed.length === 1, 'it closes');
  const after = editor.toFile();
  expect(editor.history.undoName.value).to.equal('Auto Suggest');
  editor.history.undo();
  expect(editor.toFile(), 'one step').to.eql(before);
  return after;
}

const objectsOf = ({ pages }: DesignFile) => pages[0]!.objects as readonly DesignObject[];
const fontsOf = (file: DesignFile) =>
  objectsOf(file)
    .filter(isText)
    .map(({ text_details: { font, weight, fontSize } }) => [font, weight, fontSize].join(' '));
const colorsOf = (file: DesignFile) => [
  ...colorsByPlace({
    ...{ width: file.width, height: file.height },
    pages: file.pages.map(({ id, background_color }) => ({
      ...{ id, background_color, background: null },
      objects: file.pages.find((page) => page.id === id)!.objects as readonly DesignObject[],
    })),
  }),
];

describe('dm-suggest-dialog', () => {
  it('[B-019] makes 29 variations, obeys the locks, and gives the design the chosen one as one step', async () => {
    const { editor } = shared;
    const before = editor.toFile();
    const ids = objectsOf(before).map(({ id }) => id);
    const dialog = await show();
    expect(inside(dialog, 'h2').textContent).to.equal('Auto Suggest');
    expect(tiles(dialog)).to.have.length(29);
    expect(allInside(dialog, 'button.tile canvas')).to.have.length(29);
    const both = await chosen(dialog, 0);
    expect(objectsOf(both).map(({ id }) => id)).to.eql(ids);
    expect(fontsOf(both)).not.to.eql(fontsOf(before));
    expect(colorsOf(both)).not.to.eql(colorsOf(before));

    dialog.open = true;
    await dialog.updateComplete;
    expect(tiles(dialog), 'results are cleared on opening').to.have.length(0);
    expect(isComputing(dialog)).to.equal(true);
    await settled(dialog);
    await lock(dialog, 'Lock font');
    await apply(dialog);
    expect(tiles(dialog)).to.have.length(29);
    const recolored = await chosen(dialog, 28);
    expect(fontsOf(recolored)).to.eql(fontsOf(before));
    expect(colorsOf(recolored)).not.to.eql(colorsOf(before));

    dialog.open = true;
    await dialog.updateComplete;
    await settled(dialog);
    await lock(dialog, 'Lock colors');
    expect(allInside(dialog, '.seed:disabled'), 'seeds have no say then').to.have.length(2);
    await apply(dialog);
    const redressed = await chosen(dialog, tiles(dialog).length - 1);
    expect(colorsOf(redressed)).to.eql(colorsOf(before));
    expect(fontsOf(redressed)).not.to.eql(fontsOf(before));
  });

  it('begins with the colors of the page as seeds; others give other variations', async () => {
    const dialog = await show();
    const seeds = allInside(dialog, '.seed').map((seed) => seed.getAttribute('aria-label')!);
    expect(seeds).to.have.length(2);
    expect(seeds[0]).to.match(/^Seed color 1: #C[45]/);
    const keys = () => tiles(dialog).map((tile) => tile.dataset['key']!.replace(/^\d+ /, ''));
    const first = keys();
    await apply(dialog);
    expect(keys(), 'the same again').to.eql(first);
    inside(dialog, 'dm-color-picker').dispatchEvent(
      new CustomEvent('dm-change', { detail: { value: '#6c4ce0' }, bubbles: true }),
    );
    await dialog.updateComplete;
    expect(inside(dialog, '.seed').getAttribute('aria-label')).to.equal('Seed color 1: #6C4CE0');
    await apply(dialog);
    expect(keys()).not.to.eql(first);
  });

  it('says that nothing is left to vary when both are locked', async () => {
    const dialog = await show();
    await lock(dialog, 'Lock font');
    await lock(dialog, 'Lock colors');
    await apply(dialog);
    expect(tiles(dialog)).to.have.length(0);
    expect(inside(dialog, 'dm-empty-state').getAttribute('heading')).to.equal('Font and colors are locked');
    await lock(dialog, 'Lock font');
    await apply(dialog);
    expect(tiles(dialog).length).to.be.greaterThan(0);
  });

  it('is accessible, walked with the arrow keys, closed with Escape, and gives way to the wall', async () => {
    const dialog = await show();
    await expectAccessible(dialog);
    tiles(dialog)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(focused()).to.equal(tiles(dialog)[1]);
    await sendKeys({ press: 'End' });
    expect(focused()).to.equal(tiles(dialog)[28]);
    expect(tiles(dialog).filter((tile) => tile.tabIndex === 0)).to.eql([tiles(dialog)[28]]);
    const closed = listen(dialog, 'dm-close');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => closed.length === 1);
    expect(dialog.open).to.equal(false);
    const before = shared.editor.toFile();
    let walls = 0;
    dialog.subscriptionWall = () => void walls++;
    dialog.open = true;
    await dialog.updateComplete;
    await settled(dialog);
    tiles(dialog)[0]!.click();
    await dialog.updateComplete;
    expect([walls, dialog.open]).to.eql([1, false]);
    expect(shared.editor.toFile()).to.eql(before);
  });

  it('offers another try when it fails, and lets go of what runs when it is closed', async () => {
    let tries = 0;
    const failing = {
      ...brand,
      pairings: () => (++tries === 1 ? Promise.reject(new Error('offline')) : brand.pairings()),
    };
    const session = openDesign({ brand: failing });
    const dialog = await show(session);
    expect(inside(dialog, 'dm-empty-state').getAttribute('heading')).to.equal('Something went wrong');
    await expectAccessible(dialog);
    button(dialog, 'Try again').click();
    await dialog.updateComplete;
    await settled(dialog);
    expect(tiles(dialog)).to.have.length(29);
    const generator = generatorOf(session);
    const { run } = generator;
    const signals: AbortSignal[] = [];
    generator.run = (task, input, options) => {
      signals.push(options!.signal!);
      return run.call(generator, task, input, options) as never;
    };
    button(dialog, 'Apply Changes').click();
    await waitUntil(() => signals.length > 0);
    dialog.open = false;
    await dialog.updateComplete;
    expect(signals.every(({ aborted }) => aborted)).to.equal(true);
  });
});
