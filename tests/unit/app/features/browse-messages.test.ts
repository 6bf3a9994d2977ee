// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allNear, category, format, template } from '../support/catalog.js';
import { answers, begin, fails } from '../support/fake-server.js';
import { button, pressInDialog, said, toasted } from '../support/page-queries.js';
import { clear, click, settle, standIn, visit } from '../support/render.js';

vi.mock('../../../../app/api.js', async () => ({ api: (await import('../support/fake-server.js')).api }));

const START = '/designmaker/start';
const JAZZ = template('Jazz nights', 'Poster');

async function open(path: string) {
  const { routes } = await import('../../../../app/routes.js');
  return visit(routes, `${START}${path}`);
}

const main = () => document.querySelector('main');
const shown = (text: string) => settle(() => said(main()).includes(text));
const cards = () => main()?.querySelectorAll<HTMLElement>('a.card[href*="/template/"]') ?? [];

const found = (...names: string[]) => ({
  hits: { total: { value: names.length }, hits: names.map((_id) => ({ _id, _source: { _id } })) },
});

/** Lets the call answer again, and asks once more. */
async function tryAgain(call: string, answer: unknown): Promise<void> {
  answers.set(call, () => answer);
  await click(button('Try again'));
}

describe('messages of browsing', () => {
  beforeAll(async () => {
    standIn();
    allNear();
    // what comes on demand: no wait is for its code
    await import('../../../../app/routes/product.js');
    await import('../../../../app/routes/designmaker.start.js');
    await import('../../../../app/routes/designmaker.start.search.js');
    await import('../../../../app/routes/designmaker.start.template.js');
    await import('../../../../app/features/share/share-box.js');
    await import('../../../../app/ui/feedback/toaster.js');
  });
  beforeEach(() => {
    begin();
    for (const [path, answer] of Object.entries({
      'category/get_design_categories': [category('Print', 5, [format('Poster', 6)])],
      'category/get_design_recommendations': [],
      'design/get': { docs: [JAZZ], total: 1, more: false },
      'design/get_by_custom_url': { ...JAZZ, design_file: { pages: [] } },
      'design_templates/_search': found(JAZZ._id),
    }))
      answers.set(path, () => answer);
  });
  afterEach(clear);

  it('each is said in its situation, in its words [D-013]', async () => {
    // an address that is nobody's
    await open('/nowhere');
    await shown('Not Found');

    // categories and templates that cannot be had leave an empty place with a way out
    answers.set('category/get_design_categories', fails());
    await open('');
    await shown('Something went wrong');
    await tryAgain('category/get_design_categories', [category('Print', 5, [format('Poster', 6)])]);
    await settle(() => cards().length > 0);

    // a template that cannot be copied
    answers.set('design/copy_into_saved_design', fails());
    const home = await open('');
    await settle(() => cards().length > 0);
    await click(cards()[0]);
    await toasted('Something went wrong :/');
    expect(home.state.location.pathname).toBe(START);

    // one that cannot be fetched says so below and on its page
    const jazz = answers.get('design/get_by_custom_url')!({});
    answers.set('design/get_by_custom_url', fails());
    await open('/template/jazz-nights');
    await toasted('Something went wrong :/');
    await shown('Something went wrong :/');
    await tryAgain('design/get_by_custom_url', jazz);
    await settle(() => button('Use this template') !== undefined);

    // its link is copied
    const writeText = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    await click(button('Share this template'));
    await pressInDialog('Copy link');
    await toasted('Link copied to clipboard');
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/template\/jazz-nights$/));

    // results that cannot be had, their end, and none
    answers.set('design_templates/_search', fails());
    await open('/search?query=poster');
    await shown('Oops something went wrong');
    await tryAgain('design_templates/_search', found(JAZZ._id));
    await shown('No more results.');
    answers.set('design_templates/_search', () => found());
    await open('/search?query=qqzzxxy');
    await shown('Oops! Your search for qqzzxxy did not return any results.');
  });
});
