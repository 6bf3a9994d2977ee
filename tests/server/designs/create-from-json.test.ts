import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { MAX_DESIGN_BYTES, savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

let server: TestServer;

describe.each(await anyEngine('designs made from JSON'))('a design made from JSON, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
  });
  afterAll(() => server.close());

  it('is its maker’s own, under new ids, and the same otherwise', async () => {
    const member = await server.member();
    const sent = {
      ...blankDesign({ width: 300, height: 200 }),
      category_id: 'post',
      of_a_later_version: [1],
    };
    for (const design_file of [sent, JSON.stringify(sent)]) {
      const { _id: id } = await member.api(savedDesign.createFromJson, { design_file, name: 'From a file' });
      const made = await member.api(savedDesign.getOne, { id });
      expect(made).toMatchObject({ name: 'From a file', rev: 0, owned: true, role: 'edit' });
      const stored = made.design_file as typeof sent;
      expect(stored).toMatchObject({ id, width: 300, category_id: 'post', of_a_later_version: [1] });
      expect(stored.pages[0]!.id).not.toBe(sent.pages[0]!.id);
    }
    expect(await member.api(user.fetchOwnedDesigns, {})).toHaveLength(2);
  });

  it('of a visitor is that browser’s, and nobody else’s', async () => {
    const visitor = server.visitor();
    const { _id: id } = await visitor.api(savedDesign.createFromJson, { design_file: blankDesign() });
    expect(await visitor.api(savedDesign.getOne, { id })).toMatchObject({
      name: 'Untitled design',
      owned: true,
    });
    const other = server.visitor().api(savedDesign.getOne, { id });
    expect(await failureOf(other)).toMatchObject({ code: 'not_found' });
  });

  it('is refused when it is no design, with the place of the fault, or too large', async () => {
    const visitor = server.visitor();
    const make = (design_file: object | string) =>
      failureOf(visitor.api(savedDesign.createFromJson, { design_file: design_file as string }));
    expect(await make({ ...blankDesign(), pages: [] })).toMatchObject({
      ...{ code: 'bad_request', status: 400, details: { path: 'pages' } },
    });
    const linked = blankDesign();
    const shape = {
      ...{
        id: 'a',
        type: 'image',
        sub_type: 'shape',
        layer_index: 0,
        position: { x: 0, y: 0 },
        width: 10,
        height: 10,
      },
      ...{ rotation: 0, opacity: 1, locked: false, shape_details: { outline: 'rectangle', fill: '#000000' } },
    };
    const withLink = (link: string) => ({
      ...linked,
      pages: [{ ...linked.pages[0]!, objects: [{ ...shape, link }] }],
    });
    expect(await make(withLink('javascript:alert(1)'))).toMatchObject({
      ...{ code: 'bad_request', status: 400, details: { path: 'pages[0].objects[0].link' } },
    });
    await visitor.api(savedDesign.createFromJson, { design_file: withLink('https://example.com/') });
    expect(await make('<svg/>')).toMatchObject({ code: 'bad_request' });
    const large = { ...blankDesign(), note: 'x'.repeat(MAX_DESIGN_BYTES) };
    expect(await make(large)).toMatchObject({ code: 'too_large', status: 413 });
  });
});
