// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sortCategories } from '../../../../../app/features/home/sort-categories.js';
import { allNear, category, format, template } from '../../support/catalog.js';
import { clear, click, settle, standIn, type, visit } from '../../support/render.js';

const call = vi.fn<(about: { path: string }, input: { category_id?: string }) => unknown>();
vi.mock('../../../../../app/api.js', () => ({
  api: async (...args: Parameters<typeof call>) => call(...args),
}));

const TREE = [
  category('Empty', 9, []),
  category('Social media', 1, [format('Instagram Story', 3), format('Instagram Post', 7)]),
  category('Business', 5, [format('Business Card', 6, [1050, 600])]),
];
const START = '/designmaker/start';

const answers: Record<string, (input: { category_id?: string }) => unknown> = {
  'user/check_session': () => ({ tag: null }),
  'category/get_design_categories': () => TREE,
  'design/get': ({ category_id: of }) => ({ docs: of === 'business' ? [template('Northam')] : [] }),
  'design/copy_into_saved_design': () => ({ _id: 'new' }),
};

const sliders = () => [...document.querySelectorAll<HTMLElement>('.carousel')];
const titles = () => sliders().map((slider) => slider.querySelector('h2')?.textContent);
const slider = (title: string) => sliders().find((each) => each.querySelector('h2')?.textContent === title);
const cardsOf = (title: string) => [...(slider(title)?.querySelectorAll<HTMLElement>('.card') ?? [])];
const hrefs = (title: string) => cardsOf(title).map((card) => card.getAttribute('href'));
const customDimensions = () =>
  [...document.querySelectorAll('main button')].filter((b) => b.textContent === 'Custom Dimensions');

async function open(address: string) {
  const { routes } = await import('../../../../../app/routes.js');
  return visit(routes, address);
}
async function openFilled(address: string) {
  const router = await open(address);
  await settle(() => cardsOf('Business').some((card) => card.matches('a')));
  return router;
}

describe('the dashboard home', () => {
  beforeAll(() => {
    standIn();
    allNear();
  });
  beforeEach(() => {
    call.mockReset().mockImplementation(({ path }, input) => {
      const answer = answers[path];
      return answer ? answer(input) : new Promise(() => undefined);
    });
  });
  afterEach(clear);

  it('[A-013] 20 placeholders stand in for each slider while it loads', async () => {
    call.mockImplementation(({ path }) =>
      path === 'user/check_session' ? { tag: null } : new Promise(() => undefined),
    );
    await open(START);
    await settle(() => sliders().length > 0);
    expect(sliders().map((each) => each.querySelectorAll('.card .skeleton:first-child').length)).toEqual([
      20, 20,
    ]);
    expect(sliders().every((each) => each.getAttribute('aria-busy') === 'true')).toBe(true);
  });

  it('[A-010] the popular slider has every format, and a format leads to its templates', async () => {
    await openFilled(START);
    expect(titles()[0]).toBe('Popular formats');
    expect(cardsOf('Popular formats').map((card) => card.querySelector('.card-name')?.textContent)).toEqual([
      ...['Instagram Post', 'Business Card', 'Instagram Story'],
    ]);
    expect(hrefs('Popular formats')[1]).toBe(`${START}/search?query=Business+Card&category=business-card`);
  });

  it('[A-012] a slider for each category by priority, children too, and none for one without children', async () => {
    expect(
      sortCategories(TREE).map(({ name, children }) => [name, ...children.map((child) => child.name)]),
    ).toEqual([
      ['Business', 'Business Card'],
      ['Social media', 'Instagram Post', 'Instagram Story'],
    ]);
    await openFilled(START);
    expect(titles().slice(1)).toEqual(['Business', 'Social media']);
    const all = slider('Business')?.querySelector('header a');
    expect(all?.textContent).toBe('View All Business');
    expect(all?.getAttribute('href')).toBe(`${START}/search?query=Business&category=business`);
    expect(slider('Social media')?.textContent).toContain('No templates here yet.');
  });

  it('[A-023] asks what one would like to design, with the example and suggestions', async () => {
    await openFilled(START);
    expect(document.querySelector('h1')?.textContent).toBe('WHAT WOULD YOU LIKE TO DESIGN?');
    const field = document.querySelector<HTMLInputElement>('main input[role=combobox]')!;
    expect(field.placeholder).toBe('Try "Business Card"');
    await type(field, 'bus');
    expect(document.querySelectorAll('[role=listbox] [role=option]')).toHaveLength(3);
  });

  it('a click on a template opens a copy of it in the editor', async () => {
    const router = await openFilled(START);
    expect(customDimensions()).toHaveLength(1);
    await click(cardsOf('Business')[0]);
    await settle(() => router.state.location.pathname !== START);
    expect(router.state.location.pathname).toBe(`${START}/designs/new/edit`);
    expect(router.state.location.search).toBe('?category=business-card');
  });

  it('[A-006] in templates mode a click previews, and there is no custom-dimension button', async () => {
    const router = await openFilled(`${START}/templates`);
    expect(document.title).toBe('Templates - Design Maker');
    expect(titles()).toEqual(['Popular formats', 'Business', 'Social media']);
    expect(document.querySelector('h1')?.textContent).toBe('WHAT WOULD YOU LIKE TO DESIGN?');
    expect(customDimensions()).toHaveLength(0);
    await click(cardsOf('Business')[0]);
    await settle(() => router.state.location.pathname === `${START}/template/northam`);
    expect(call.mock.calls.some(([{ path }]) => path === 'design/copy_into_saved_design')).toBe(false);
  });

  it('a slider that failed says so and is asked for again', async () => {
    let fails = true;
    call.mockImplementation(({ path }, input) => {
      if (path === 'design/get' && fails) throw new Error('offline');
      return answers[path]?.(input) ?? new Promise(() => undefined);
    });
    await open(START);
    await settle(() => slider('Business')?.querySelector('[role=alert]') != null);
    expect(slider('Business')?.textContent).toContain('Something went wrong');
    fails = false;
    await click(slider('Business')?.querySelector('[role=alert] button'));
    await settle(() => cardsOf('Business').length === 1);
  });
});
