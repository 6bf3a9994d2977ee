// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, click, settle, standIn } from '../../support/render.js';
import { answers, begin, fails, signedIn } from '../../support/fake-server.js';
import { said } from '../../support/page-queries.js';
import { found, mockupOf, open, pageOf, savedOf, START } from './mockup-pages.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const MUG = mockupOf('Mug');

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const grid = () => one('section[aria-label="Mockups"]');
const carousel = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('.carousel')].find(
    (each) => each.querySelector('h2')?.textContent === title,
  );

interface List {
  readonly name: string;
  readonly at: string;
  readonly call: string;
  readonly place: () => Element | null | undefined;
  /** What stands in while it is on its way. */
  readonly loading: string;
  /** What is said when there is nothing. */
  readonly nothing: string;
  readonly none: unknown;
  readonly some: unknown;
  /** What is there when there is something; the mug unless told. */
  readonly shown?: string;
}

const LISTS: readonly List[] = [
  {
    ...{ name: 'the grid of the home', at: START, call: 'mockup/get_mockups', place: grid },
    ...{
      loading: '.card .skeleton',
      nothing: 'There are no mockups yet.',
      none: pageOf([]),
      some: pageOf([MUG]),
    },
  },
  {
    ...{ name: 'the grid of a search', at: `${START}?q=mug`, call: 'mockups/_search', place: grid },
    ...{ loading: '.card .skeleton', none: found([]), some: found([MUG]) },
    nothing: 'Oops! Your search for mug did not return any results.',
  },
  {
    ...{ name: 'the categories', at: START, call: 'category/get', place: () => one('.mockup-categories') },
    ...{ loading: '.skeleton', none: [], nothing: 'All', shown: 'Drinkware' },
    some: [{ _id: 'drinkware', name: 'Drinkware', parent: null, mockup_length: 3 }],
  },
  {
    ...{ name: 'the table of a category', at: `${START}/category/drinkware`, call: 'category/get_mockups' },
    ...{ place: () => one('main'), loading: '.mockup-row-skeleton', nothing: 'There are no mockups yet.' },
    ...{ none: [], some: [MUG] },
  },
  {
    ...{ name: 'other mockups', at: `${START}/mockups/mug`, call: 'category/get_recommendations', none: [] },
    ...{ place: () => carousel('Try your design on other mockups'), loading: '.card .skeleton', some: [MUG] },
    nothing: 'There are no mockups yet.',
  },
  {
    ...{ name: 'saved mockups', at: `${START}/mockups/mug`, call: 'mockup/get_all_saved', none: [] },
    ...{ place: () => carousel('Your saved mockups'), loading: '.card .skeleton', some: [savedOf(MUG)] },
    nothing: 'Mockups you save appear here.',
  },
];

describe('lists of mockups', () => {
  beforeAll(standIn);
  beforeEach(() => {
    begin();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no package here')));
    answers.set('mockup/get_one', () => MUG);
    answers.set('mockup/get', () => [MUG]);
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });

  it.each(LISTS)(
    '$name: on its way, nothing, a failure that is asked again, and what is there',
    async ({ at, call, place, loading, nothing, none, some, shown = 'Mug' }: List) => {
      signedIn();
      answers.set('category/get', () => []);
      answers.delete(call);
      await open(at);
      await settle(() => (place()?.querySelectorAll(loading).length ?? 0) > 0);

      answers.set(call, () => none);
      await open(at);
      await settle(() => said(place()).includes(nothing));
      expect(place()?.querySelector('[role=alert]')).toBeNull();
      expect(said(place())).not.toContain(shown);

      answers.set(call, fails());
      await open(at);
      await settle(() => place()?.querySelector('[role=alert]') != null);
      expect(said(place())).toContain('Something went wrong');
      answers.set(call, () => some);
      await click(place()?.querySelector('[role=alert] button'));
      await settle(() => place()?.querySelector('[role=alert]') == null && said(place()).includes(shown));
    },
  );

  it('a mockup that there is not is told as such, one that failed is asked for again', async () => {
    answers.set('mockup/get_one', fails('No such mockup', 'not_found'));
    await open(`${START}/mockups/nothing`);
    await settle(() => said(one('main')).includes('There is no such mockup.'));
    answers.set('mockup/get_one', fails());
    await open(`${START}/mockups/mug`);
    await settle(() => one('main [role=alert]') !== null);
    answers.set('mockup/get_one', () => MUG);
    await click(one('main [role=alert] button'));
    await settle(() => one('h1')?.textContent === 'Mug');
  });
});
