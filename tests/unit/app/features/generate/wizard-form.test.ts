// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, asked, begin, fails, signedIn } from '../../support/fake-server.js';
import { button, dialog, field, said } from '../../support/page-queries.js';
import { clear, click, press, settle, standIn, type } from '../../support/render.js';
import {
  FakeStudio,
  format,
  formatCards,
  hasDesigns,
  openWizard,
  previewed,
  side,
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

const photo = (id: string) => ({
  ...{ _id: id, name: id, type: 'image', sub_type: 'photo', src: `/static/design_resource/${id}?v=1` },
  ...{ thumbnail: `/static/thumbs/${id}.webp`, width: 40, height: 30, free: true, svg_colors: [] },
});
const own = {
  _id: 'own',
  name: 'own.jpg',
  path: 'upload/own',
  low_path: 'upload/own-low',
  width: 8,
  height: 6,
};
const folder = (resources: object[]) => ({
  ...{ role: 'edit', ownership: 'owned', shared_by: '' },
  folder: { _id: 'f2', name: 'My Photos', type: 'photo', own: 'my_photos', count: 1, resources },
});

const generate = () => side().querySelector<HTMLButtonElement>('.button.primary')!;
const tiles = () => [...document.querySelectorAll<HTMLElement>('.wizard-tile[aria-pressed]')];
const ready = () => settle(() => previewed() && side().querySelector('[aria-busy]') === null);

async function choose(name = 'Post'): Promise<void> {
  await settle(() => formatCards().length > 0);
  await click(formatCards().find(({ textContent }) => textContent === name));
}

describe('the form of the wizard', () => {
  beforeAll(async () => {
    standIn();
    withoutCanvas();
    await import('../../../../../app/routes/product.js');
    await import('../../../../../app/routes/designmaker.start.wizard.js');
  });
  beforeEach(() => {
    begin();
    studio = new FakeStudio();
    answers.set('tag/get_all', () => [format('Story', -2), format('Post', -1)]);
    answers.set('design_resource/get', () => ({
      docs: [photo('sea'), photo('hill')],
      total: 2,
      more: false,
    }));
    hasDesigns(8);
  });
  afterEach(clear);

  it("[A-035] 'Pick a format' is a slider of the tags with their pictures, at both addresses", async () => {
    for (const path of ['wizard', 'generate-designs']) {
      await openWizard(path);
      await settle(() => formatCards().length > 0);
      const slider = document.querySelector('.carousel:has(.wizard-format)')!;
      expect(slider.querySelector('h2')?.textContent).toBe('Pick a format');
      expect(formatCards().map(({ textContent }) => textContent)).toEqual(['Post', 'Story']);
      expect(formatCards()[0]?.querySelector('img')?.src).toMatch(/\/static\/thumbs\/Post\.webp$/);
      const here = document.querySelector('nav a[aria-current=page]');
      expect(here?.textContent).toBe('Generate designs');
      await clear();
    }
  });

  it('the slider is one stop of the Tab key, and arrows lead from format to format', async () => {
    await openWizard();
    await settle(() => formatCards().length > 0);
    expect(formatCards().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    formatCards()[0]!.focus();
    await press(formatCards()[0]!, 'ArrowRight');
    expect(document.activeElement).toBe(formatCards()[1]);
  });

  it("[A-036] 'Input variables' has a dropdown per filter and a picture per image label, then come the copy's inputs", async () => {
    await openWizard();
    await choose();
    await ready();
    const headings = [...document.querySelectorAll('.wizard-form h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Pick a format', 'Input variables', 'Fill in copywriting']);
    const filters = [...document.querySelectorAll('.wizard-fields .select')];
    expect(filters.map((one) => one.textContent)).toEqual(['IndustryAny', 'StyleAny']);
    expect(field('Title').placeholder).toBe('Their title');
    expect(field('Date')).toBeTruthy();
    const image = document.querySelector('.wizard-image')!;
    expect(image.getAttribute('aria-label')).toBe('Picture');
    expect(button('Upload a picture for Picture')).toBeTruthy();
    const fit = image.querySelector('dm-segmented')!;
    expect(fit.options.map(({ label }) => label)).toEqual(['Cover', 'Contain']);
    await click(tiles()[0]);
    await act(
      async () => void fit.dispatchEvent(new CustomEvent('dm-change', { detail: { value: 'contain' } })),
    );
    await click(image.querySelector('[role=checkbox]'));
    await ready();
    expect(studio.last.input.images).toEqual([
      {
        ...{ label_id: 'hero', image_fit: 'contain', remove_bg: true },
        src: expect.stringMatching(/^design_resource:/) as string,
        size: { width: 40, height: 30 },
      },
    ]);
  });

  it('a picture that is pressed again is let go, and one that cannot be shown says so', async () => {
    await openWizard();
    await choose();
    await ready();
    await click(tiles()[0]);
    await click(tiles()[0]);
    await ready();
    expect(studio.last.input.images).toEqual([]);
    await act(async () => void tiles()[1]!.querySelector('img')!.dispatchEvent(new Event('error')));
    expect(tiles()[1]!.textContent).toBe('Image box failed');
  });

  it('[A-037] the live preview is 280 wide, asks for a format first, and follows typing after a pause of 300 ms', async () => {
    await openWizard();
    await settle(() => formatCards().length > 0);
    expect(said(side())).toContain('Please choose a format to preview');
    await choose();
    await ready();
    expect(side().querySelector<HTMLElement>('.wizard-preview')!.style.width).toBe('280px');
    const before = studio.making.length;
    vi.useFakeTimers();
    await type(field('Title'), 'Taste');
    await act(() => vi.advanceTimersByTimeAsync(200));
    await type(field('Title'), 'Taste the long road');
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(studio.making.length).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(studio.making.length).toBe(before + 1);
    expect(studio.last.input.texts).toEqual([{ label_id: 'title', text: 'Taste the long road' }]);
  });

  it('the former preview stays while the next is made, and what failed is made again', async () => {
    studio.atOnce = false;
    await openWizard();
    await choose();
    await settle(() => studio.making.length === 1);
    expect(generate().disabled).toBe(true);
    studio.making[0]!.end();
    await ready();
    await click(tiles()[0]);
    await settle(() => studio.making.length === 2);
    expect(previewed()).toBe(true);
    await act(async () => studio.making[1]!.fail());
    await settle(() => said(side()).includes('Something went wrong while trying to preview the designs'));
    expect(generate().disabled).toBe(true);
    studio.atOnce = true;
    await click(button('Try again'));
    await ready();
    expect(studio.retry).toHaveBeenCalledOnce();
  });

  it("[A-038] 'Generate designs' waits for a format and its preview, asks a visitor to sign in, and keeps the inputs", async () => {
    studio.atOnce = false;
    await openWizard();
    await settle(() => formatCards().length > 0);
    expect(generate().disabled).toBe(true);
    await choose();
    await settle(() => studio.making.length === 1);
    expect(generate().disabled).toBe(true);
    await act(async () => studio.making[0]!.end());
    studio.atOnce = true;
    expect(generate().disabled).toBe(false);
    await type(field('Title'), 'Taste the long road');
    await type(field('Date'), '  ');
    await click(generate());
    await settle(() => dialog() !== null);
    expect(said(dialog())).toContain('Sign in to generate designs.');
    expect(document.querySelector('.wizard-results')).toBeNull();
    await clear();
    // back from the account provider
    signedIn();
    await openWizard();
    await settle(() => field('Title').value === 'Taste the long road');
    await ready();
    await click(generate());
    await settle(() => document.querySelectorAll('.wizard-result-open').length === 6);
    expect(studio.last.input).toEqual({
      texts: [{ label_id: 'title', text: 'Taste the long road' }],
      images: [],
    });
  });

  it('the upload tile asks a visitor to sign in; a member finds photos, folders and logos of their own', async () => {
    await openWizard();
    await choose();
    await ready();
    await click(button('Upload a picture for Picture'));
    await settle(() => said(dialog()).includes('Sign in to upload pictures.'));
    await clear();
    signedIn();
    answers.set('folder/get', () => [folder([own])]);
    await openWizard();
    await choose();
    await settle(() => tiles()[0]?.title === 'own.jpg');
    await click(button('More pictures for Picture'));
    await settle(() => dialog()?.querySelector('.choice') != null);
    const tabs = [...dialog()!.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Photos', 'Your photos', 'Folders', 'Brand logos']);
    await click(dialog()!.querySelector('.choice'));
    await settle(() => dialog() === null);
    await ready();
    expect(studio.last.input.images[0]?.src).toBe('src:upload/own');
  });

  it('a filter that is chosen is asked for with the format', async () => {
    sessionStorage.setItem(
      'design-maker.mine.wizard',
      JSON.stringify({ format: 'post', tags: { Style: 'bold' }, texts: {}, images: {} }),
    );
    await openWizard();
    await ready();
    expect(asked('design/get_by_tag_id')).toEqual([{ tag_id: ['post', 'bold'], page_no: 1, size: 24 }]);
  });

  it('names the fields whose words are too long, pictures that did not come, and backgrounds that stayed', async () => {
    studio.atOnce = false;
    await openWizard();
    await choose();
    await settle(() => studio.making.length === 1);
    const fault = { slot: 'title', kind: 'too-long', page: 'p', object: 'o' } as const;
    await act(async () =>
      studio.making[0]!.end({ faults: [fault], missing: ['src:x'], uncut: { hero: 'nothing' } }),
    );
    await settle(() => said(side()).includes('Too long for some designs: Title.'));
    expect(said(side())).toContain('A picture could not be loaded.');
    expect(said(side())).toContain('Picture: No subject found. The whole picture is shown.');
  });

  it('a format without designs says so, one whose designs cannot be had is asked for again', async () => {
    hasDesigns(0);
    await openWizard();
    await choose();
    await settle(() => said(side()).includes('This format has no designs yet. Pick another one.'));
    expect(generate().disabled).toBe(true);
    answers.set('design/get_by_tag_id', fails());
    await choose('Story');
    await settle(() => said(side()).includes('Something went wrong while trying to preview the designs'));
    hasDesigns(2);
    await click(button('Try again'));
    await ready();
  });

  it('formats are on their way, failed, or none', async () => {
    answers.delete('tag/get_all');
    await openWizard();
    expect(document.querySelectorAll('.carousel[aria-busy] .skeleton').length).toBeGreaterThan(0);
    answers.set('tag/get_all', fails());
    await openWizard();
    await settle(() => said(document.querySelector('main')).includes('Something went wrong'));
    answers.set('tag/get_all', () => []);
    await click(button('Try again'));
    await settle(() => said(document.querySelector('main')).includes('There are no formats yet.'));
  });
});
