import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { category } from '../../../server/contract/category.js';
import { design } from '../../../server/contract/design.js';
import { designResource } from '../../../server/contract/design-resource.js';
import { textTemplate } from '../../../server/contract/text-template.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;

const ids = (docs: readonly { _id: string }[]) => docs.map(({ _id }) => _id);

describe.each(await anyEngine('lists of the catalog'))('lists, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
  });
  afterAll(() => server.close());

  it('categories come by priority, highest first, without those that have no children', async () => {
    for (const call of [category.getDesignCategories, category.fetchAllDesignCategories]) {
      const tree = await visitor.api(call, {});
      expect(ids(tree)).toEqual(['social', 'print']);
      expect(ids(tree[0]!.children)).toEqual(['post', 'story']);
      const priorities = tree[0]!.children.map(({ priority }) => priority);
      expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
    }
  });

  it('categories are listed with what they belong to, and without empty ones when asked', async () => {
    const named = async (input: object) =>
      (await visitor.api(category.get, { type: 'design', ...input })).map(({ _id, parent }) => [_id, parent]);
    const social = [
      ['social', null],
      ['post', 'social'],
      ['story', 'social'],
    ];
    expect(await named({})).toEqual([['empty', null], ...social, ['print', null], ['poster', 'print']]);
    expect(await named({ filter_empty: true, active: true })).toEqual(social);
    expect(await named({ active: false })).toEqual([]);
    // what holds none is not listed
    expect(await visitor.api(category.get, { type: 'mockup' })).toEqual([
      { _id: 'drinkware', name: 'Drinkware', parent: null, mockup_length: 2 },
      { _id: 'signage', name: 'Signage', parent: null, mockup_length: 1 },
    ]);
  });

  it('a category shows its example template and dimensions', async () => {
    const [social] = await visitor.api(category.getDesignCategories, {});
    expect(social!.children[0]).toMatchObject({
      dimensions: { width: 400, height: 300, unit: 'px' },
      example_template: {
        _id: 'sunny',
        custom_url: 'sunny-url',
        categories: [{ _id: 'post' }, { _id: 'story' }],
      },
    });
    expect(social!.children[1]!.example_template).toBeNull();
  });

  it('templates by id keep the order asked for and leave out unknown ones', async () => {
    const { docs, more } = await visitor.api(design.get, { id: ['rainy', 'nobody', 'sunny'] });
    expect(ids(docs)).toEqual(['rainy', 'sunny']);
    expect(more).toBe(false);
    expect(docs[0]).not.toHaveProperty('design_file');
  });

  it('templates of a category come in pages, the retired ones only when asked for', async () => {
    const first = await visitor.api(design.get, { category_id: 'post', active: true, page_no: 1, size: 1 });
    const second = await visitor.api(design.get, { category_id: 'post', active: true, page_no: 2, size: 1 });
    expect([ids(first.docs), first.more, first.total]).toEqual([['sunny'], true, 2]);
    expect([ids(second.docs), second.more]).toEqual([['rainy'], false]);
    expect(ids((await visitor.api(design.get, { active: false })).docs)).toEqual(['retired']);
    expect((await visitor.api(design.get, { category_id: 'nowhere' })).docs).toEqual([]);
  });

  it('templates of a parent are those of its children, each once', async () => {
    const { docs, total } = await visitor.api(design.get, { category_id: 'social', active: true });
    expect([ids(docs), total]).toEqual([['sunny', 'rainy'], 2]);
  });

  it('a template is found by its public address, with its design', async () => {
    const found = await visitor.api(design.getByCustomUrl, { custom_url: 'sunny-url' });
    expect(found).toMatchObject({ _id: 'sunny', keywords: 'a,b', design_file: { width: 400, pages: [{}] } });
  });

  it('resources are listed by kind and group, and by id in the order asked for', async () => {
    const icons = await visitor.api(designResource.get, {
      type: 'image',
      sub_type: 'icon',
      category_id: 'arrows',
    });
    expect(ids(icons.docs)).toEqual(['left']);
    expect(ids((await visitor.api(designResource.get, { sub_type: 'photo' })).docs)).toEqual(['sea']);
    const some = await visitor.api(designResource.get, { id: ['square', 'sea'] });
    expect(ids(some.docs)).toEqual(['square', 'sea']);
    expect(some.docs[0]).toMatchObject({ free: true, svg_colors: ['#112233'], width: 64, height: 48 });
  });

  it('icon groups come with their first icons', async () => {
    const groups = await visitor.api(designResource.getIcons, {});
    expect(groups.map(({ _id, data }) => [_id, ...ids(data)])).toEqual([
      ['arrows', 'left'],
      ['shapes', 'square'],
    ]);
  });

  it('text templates carry the group that is placed', async () => {
    const { docs } = await visitor.api(textTemplate.get, { page_no: 1, size: 10, priority_sort: true });
    expect(docs).toMatchObject([{ _id: 'quote', width: 200, object: { type: 'group' } }]);
  });
});
