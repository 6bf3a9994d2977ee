// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_COLORS } from '../../../../../app/features/generate/results/use-swap-colors.js';
import { answers, asked, begin, fails, signedIn } from '../../support/fake-server.js';
import { button, dialog, field, said, toasted } from '../../support/page-queries.js';
import { clear, click, settle, standIn, type } from '../../support/render.js';
import {
  FakeStudio,
  format,
  formatCards,
  hasDesigns,
  opened,
  openWizard,
  previewed,
  results,
  withoutCanvas,
} from './wizard-support.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));
let studio: FakeStudio;
vi.mock('../../../../../app/features/generate/making/create-studio.js', () => ({
  createStudio: () => ({
    make: (...args: Parameters<FakeStudio['make']>) => studio.make(...args),
    retry: () => studio.retry(),
    close: () => studio.close(),
  }),
}));

const main = () => document.querySelector('main');
const swapping = () => document.querySelectorAll('.wizard-swapping').length;
const PAIR = DEFAULT_COLORS;
const categories = ['#111111', '#222222'].map((color) => ({
  palettes: [{ colors: ['#fff1f1', '#f1ffff'] }, { colors: [color, '#ffffff'] }],
}));
const tab = { location: { replace: vi.fn() }, close: vi.fn(), opener: {} as unknown };

/** Signed in, with words filled in, at the results. */
async function atResults(): Promise<void> {
  signedIn();
  await openWizard();
  await settle(() => formatCards().length > 0);
  await click(formatCards()[0]);
  await settle(previewed);
  await type(field('Title'), 'Taste the long road');
  await click(button('Generate designs'));
  await settle(() => said(main()).includes('Choose design to edit'));
}

const all = (count: number) =>
  settle(() => opened().length === count && !document.querySelector('[aria-busy=true]'));

describe('the results of the wizard', () => {
  beforeAll(async () => {
    standIn();
    withoutCanvas();
    vi.spyOn(globalThis, 'open').mockImplementation(() => tab as unknown as Window);
    globalThis.OffscreenCanvas = class {
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = () => Promise.resolve(new Blob(['picture'], { type: 'image/webp' }));
    } as never;
    await import('../../../../../app/routes/product.js');
    await import('../../../../../app/routes/designmaker.start.wizard.js');
  });
  beforeEach(() => {
    begin();
    vi.mocked(globalThis.open).mockClear();
    tab.location.replace.mockClear();
    tab.close.mockClear();
    studio = new FakeStudio();
    answers.set('tag/get_all', () => [format()]);
    answers.set('design_resource/get', () => ({ docs: [], total: 0, more: false }));
    answers.set('folder/get', () => []);
    answers.set('design_resource/get_display_color_palettes', () => ({ category_data: categories }));
    answers.set('saved_design/create_from_json', () => ({ _id: 'new' }));
    answers.set('saved_design/update_thumbnail', () => ({ thumbnail: 'x' }));
    hasDesigns(8);
  });
  afterEach(clear);

  it("[A-039] 'Choose design to edit' is a grid with Swap for each; 'Show more' adds 6; a click saves and opens a new tab", async () => {
    await atResults();
    expect(document.querySelector('h1')?.textContent).toBe('Choose design to edit');
    await all(6);
    expect(results().map((one) => one.querySelector('.wizard-result-foot')?.textContent)).toEqual(
      Array(6).fill('Swap'),
    );
    await click(button('Show more'));
    await all(12);
    const made = studio.making
      .slice(-12)
      .map(({ request: { design, palette } }) => `${design.id} ${String(palette)}`);
    expect(new Set(made).size).toBe(12);
    await click(opened()[1]);
    // in the click itself, or the browser would take it for a popup
    expect(globalThis.open).toHaveBeenCalledWith('', '_blank');
    await toasted('The design opened in a new tab.');
    expect(asked('saved_design/create_from_json')).toEqual([
      { design_file: expect.objectContaining({ id: 'd2' }) as object, name: 'Taste the long road' },
    ]);
    expect(asked('saved_design/update_thumbnail')).toEqual([
      { id: 'new', thumbnail_data: expect.stringMatching(/^data:image\/webp/) as string },
    ]);
    expect(String(tab.location.replace.mock.calls[0]?.[0])).toMatch(
      /\/designmaker\/start\/designs\/new\/edit$/,
    );
  });

  it("[A-040] Style Swap: two color dots, a lock, Clear and Apply; each result says 'Swapping Style...' meanwhile", async () => {
    await atResults();
    await all(6);
    const dots = [...document.querySelectorAll('.wizard-dot')].map((dot) => dot.getAttribute('aria-label'));
    expect(dots).toEqual([`Background color, ${PAIR[0]}`, `Accent color, ${PAIR[1]}`]);
    studio.atOnce = false;
    const before = studio.making.length;
    await click(button('Apply'));
    expect(swapping()).toBe(6);
    expect(document.querySelector('.wizard-swapping')?.textContent).toBe('Swapping Style...');
    await act(async () => studio.making.slice(before).forEach(({ end }) => end()));
    expect(swapping()).toBe(0);
    expect(studio.last.colors).toEqual(PAIR);
    studio.atOnce = true;
    await click(button('Clear'));
    expect(studio.making.slice(-6).map(({ request }) => request.colors)).toEqual(Array(6).fill(null));
    const cleared = studio.making.length;
    await click(button('Swap the style of design 3'));
    expect(said(document.querySelector('.wizard-swap'))).toContain('Design 3');
    await click(button('Apply'));
    expect(studio.making.slice(cleared).map(({ request }) => request.design.id)).toEqual(['d3']);
    await click(button('Lock colors'));
    await click(button('Show more'));
    await all(8);
    expect(studio.making.slice(-2).map(({ request }) => request.colors)).toEqual([PAIR, PAIR]);
    expect(said(main())).toContain('No more results.');
  });

  it('the dots open a picker with the palettes of the brand kit: on their way, none, or not to be had', async () => {
    await atResults();
    await all(6);
    const picker = () => document.querySelector('dm-color-picker');
    await click(document.querySelector('.wizard-dot'));
    await settle(() => picker() !== null);
    expect(picker()!.palettes).toBe('loading');
    await act(
      async () =>
        void picker()!.dispatchEvent(new CustomEvent('dm-change', { detail: { value: '#ffeedd' } })),
    );
    await clear();
    await atResults();
    await all(6);
    answers.set('user/fetch_teams', fails());
    await click(document.querySelector('.wizard-dot'));
    await settle(() => said(picker()).includes('something went wrong'));
    answers.set('user/fetch_teams', () => ({ own_teams: [], member_teams: [] }));
    await click(button('Try again'));
    await settle(() => Array.isArray(picker()?.palettes) && picker()!.palettes!.length === 0);
  });

  it('[A-042] the back arrow returns to the form with the inputs, and swap changes are gone', async () => {
    await atResults();
    await all(6);
    await click(button('Lock colors'));
    await click(button('Apply'));
    await all(6);
    await click(button('Back to the form'));
    await settle(() => said(main()).includes('Fill in copywriting'));
    expect(field('Title').value).toBe('Taste the long road');
    const before = studio.making.length;
    await settle(previewed);
    await click(button('Generate designs'));
    await all(6);
    const colors = studio.making.slice(before).map(({ request }) => request.colors);
    expect(colors.slice(-6)).toEqual(Array(6).fill(null));
    expect(button('Lock colors')?.getAttribute('aria-pressed')).toBe('false');
  });

  it('one that fails says so in its place; when all fail the list does, and both are made again', async () => {
    studio.atOnce = false;
    await openFailing([0, 1, 2, 3, 4, 5]);
    await settle(() => said(main()).includes('Something went wrong while trying to preview the designs'));
    studio.atOnce = true;
    await click(button('Try again'));
    await all(6);
    expect(studio.retry).toHaveBeenCalled();
  });

  it('a design that cannot be saved closes its tab and offers another try', async () => {
    await atResults();
    await all(6);
    answers.set('saved_design/create_from_json', fails());
    await click(opened()[0]);
    await toasted('The design could not be saved');
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('who was signed out meanwhile keeps the results, and is asked to sign in to save one', async () => {
    await atResults();
    await all(6);
    answers.set('saved_design/create_from_json', fails('Sign in first', 'not_signed_in'));
    await click(opened()[0]);
    await settle(() => dialog() !== null);
    expect(said(dialog())).toContain('Sign in to save a design.');
    expect(opened()).toHaveLength(6);
  });

  /** At the results, where those of the first six fail. */
  async function openFailing(which: readonly number[]): Promise<void> {
    studio.atOnce = true;
    signedIn();
    await openWizard();
    await settle(() => formatCards().length > 0);
    await click(formatCards()[0]);
    await settle(previewed);
    studio.atOnce = false;
    const before = studio.making.length;
    await click(button('Generate designs'));
    await settle(() => studio.making.length === before + 6);
    await act(async () =>
      studio.making.slice(before).forEach(({ end, fail }, i) => (which.includes(i) ? fail() : end())),
    );
  }
});
