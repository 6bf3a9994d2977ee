import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { GUARD_HEADER } from '../../../server/contract/contract.js';
import { MAX_DESIGN_BYTES, savedDesign } from '../../../server/contract/saved-design.js';
import { anyEngine } from '../support/engines.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let visitor: Visitor;
let id: string;

const post = (path: string, body: string, headers: Record<string, string> = { [GUARD_HEADER]: '1' }) =>
  visitor.fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const save = (design_file: string | Record<string, unknown>, rev = 0) =>
  visitor.api(savedDesign.saveBackend, { id, design_file, rev });

const withObject = (object: object) => {
  const blank = blankDesign();
  return { ...blank, pages: [{ ...blank.pages[0], objects: [object] }] };
};

const image = {
  ...{ id: 'a', type: 'image', layer_index: 0, position: { x: 0, y: 0 }, width: 10, height: 10, rotation: 0 },
  ...{ opacity: 1, locked: false, image_details: { src: 'data:,' } },
};

describe.each(await anyEngine('bad input'))('what cannot be accepted, on %s', (engine) => {
  beforeAll(async () => {
    server = await testServer({ engine });
    visitor = server.visitor();
    ({ _id: id } = await visitor.api(savedDesign.createBlankDesign, {}));
  });
  afterAll(() => server.close());

  it('malformed JSON is a 400 in the envelope', async () => {
    const response = await post('saved_design/update', '{"id":');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ response_code: -1, error: { code: 'bad_request' } });
  });

  it('another kind of body is a 400, an unknown call a 404, both in the envelope', async () => {
    const form = await post('saved_design/update', 'id=1', {
      'content-type': 'text/plain',
      [GUARD_HEADER]: '1',
    });
    expect([form.status, ((await form.json()) as { response_code: number }).response_code]).toEqual([
      400, -1,
    ]);
    const unknown = await post('saved_design/explode', '{}');
    expect([unknown.status, ((await unknown.json()) as { response_code: number }).response_code]).toEqual([
      404, -1,
    ]);
  });

  it('a field of the wrong type is named', async () => {
    expect(await failureOf(visitor.api(savedDesign.update, { id, name: '' }))).toMatchObject({
      code: 'bad_request',
      details: { path: 'name' },
    });
  });

  it('a NUL, which the database cannot keep, is refused and not a failure', async () => {
    for (const body of [{ id: 'a\0' }, { id, name: 'a\0b' }, { custom_url: '\0' }]) {
      const path = 'custom_url' in body ? 'design/get_by_custom_url' : 'saved_design/update';
      const response = await post(path, JSON.stringify({ name: 'x', ...body }));
      expect(await response.json()).toMatchObject({ error: { code: 'bad_request' } });
    }
  });

  it('a revision beyond what the database counts is refused and not a failure', async () => {
    for (const rev of [2 ** 31, Number.MAX_SAFE_INTEGER])
      expect(await failureOf(visitor.api(savedDesign.getRevision, { id, rev }))).toMatchObject({
        code: 'bad_request',
      });
  });

  it('a page that would be NaN, zero or negative never reaches the store', async () => {
    for (const width of [Number.NaN, Infinity]) {
      const failure = await failureOf(visitor.api(savedDesign.createBlankDesign, { width, height: 100 }));
      expect(failure).toMatchObject({ code: 'bad_request', status: 400 });
    }
    const failure = await failureOf(save({ ...blankDesign(), width: Number.NaN }));
    expect(failure).toMatchObject({ code: 'bad_request', details: { path: 'width' } });
  });

  it.each([
    ['px', 39.9, 'Dimensions must be greater than 40px and smaller than 8000px'],
    ['px', 8001, 'Dimensions must be greater than 40px and smaller than 8000px'],
    ['mm', 10.5, 'Dimensions must be greater than 10.583mm and smaller than 2116.664mm'],
    ['cm', 211.7, 'Dimensions must be greater than 1.058cm and smaller than 211.664cm'],
    ['in', 0.4, 'Dimensions must be greater than 0.417in and smaller than 83.328in'],
  ] as const)('%s %s is out of bounds, in the words of the form', async (dimension_units, side, message) => {
    const sizes = { width: side, height: side, dimension_units };
    const failure = await failureOf(visitor.api(savedDesign.createBlankDesign, sizes));
    expect(failure).toMatchObject({ code: 'invalid_dimensions', status: 200, message });
  });

  it('an unknown kind, a broken field and text that is no design are refused with the place of the fault', async () => {
    expect(await failureOf(save(withObject({ ...image, sub_type: 'hologram' })))).toMatchObject({
      code: 'bad_request',
      details: { path: 'pages[0].objects[0].sub_type' },
    });
    expect(await failureOf(save(withObject({ ...image, opacity: 7 })))).toMatchObject({
      details: { path: 'pages[0].objects[0].opacity' },
    });
    expect(await failureOf(save('not a design'))).toMatchObject({ code: 'bad_request' });
  });

  it('groups without end are refused, not a crash', async () => {
    let text = JSON.stringify(image);
    for (let depth = 0; depth < 20_000; depth += 1) {
      text = `{"id":"g","type":"group","layer_index":0,"position":{"x":0,"y":0},"width":1,"height":1,"rotation":0,"opacity":1,"locked":false,"group_details":{"object_data":[${text}]}}`;
    }
    const file = JSON.stringify(blankDesign()).replace('"objects":[]', () => `"objects":[${text}]`);
    expect(await failureOf(save(file))).toMatchObject({ code: 'bad_request' });
  });

  it('a design over the limit and a body over the limit are 413', async () => {
    const large = withObject({ ...image, name: 'x'.repeat(MAX_DESIGN_BYTES) });
    expect(await failureOf(save(large))).toMatchObject({ code: 'too_large', status: 413 });
    const huge = await post('saved_design/update', JSON.stringify({ id, name: 'x'.repeat(300_000) }));
    expect(huge.status).toBe(413);
    expect(await huge.json()).toMatchObject({ error: { code: 'too_large' } });
  });

  it('a thumbnail that is not an image, or too large a one, is refused', async () => {
    const send = (bytes: Buffer) =>
      visitor.api(savedDesign.updateThumbnail, {
        id,
        thumbnail_data: `data:image/png;base64,${bytes.toString('base64')}`,
      });
    expect(await failureOf(send(Buffer.from('<html>hello</html>')))).toMatchObject({ code: 'invalid_image' });
    expect(await failureOf(send(Buffer.alloc(2_500_000, 1)))).toMatchObject({ code: 'too_large' });
  });

  it('after all that the design is as it was', async () => {
    const stored = await visitor.api(savedDesign.getOne, { id });
    expect(stored).toMatchObject({
      rev: 0,
      name: 'Untitled design',
      design_file: { width: 800, height: 800 },
    });
  });
});
