import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { design } from '../../../server/contract/design.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { template } from '../../../server/db/schema.js';
import { failureOf, testServer, type TestServer, type Visitor } from '../support/server.js';

const colorways = [
  { id: 'slate', name: 'Slate', colors: ['#112233', '#ffffff'] },
  { id: 'coral', name: 'Coral', colors: ['#c4512d', '#fff5ea'] },
];

let server: TestServer;
let visitor: Visitor;

beforeAll(async () => {
  server = await testServer({ engine: 'embedded' });
  visitor = server.visitor();
  const { db } = server.services.database;
  const file = (await visitor.api(design.getOne, { id: 'sunny' })).design_file as DesignFile;
  const design_file = JSON.stringify({ ...file, colorways });
  await db.update(template).set({ design_file }).where(eq(template.id, 'sunny'));
});
afterAll(() => server.close());

const fileOf = async (id: string) =>
  (await visitor.api(savedDesign.getOne, { id })).design_file as DesignFile;
const looks = ({ pages }: DesignFile) => {
  const [page] = pages;
  const heading = page!.objects.find(({ type }) => type === 'text') as {
    text_details?: { fontColor: string };
  };
  return [page!.background_color, heading.text_details!.fontColor];
};

describe('a design made of a template', () => {
  it('has the colors of the colorway that was asked for, and brings all of them', async () => {
    const plain = await visitor.api(design.copyIntoSavedDesign, { id: 'sunny' });
    expect(looks(await fileOf(plain._id))).toEqual(['#ffffff', '#112233']);
    const coral = await visitor.api(design.copyIntoSavedDesign, { id: 'sunny', colorway: 'coral' });
    const copy = await fileOf(coral._id);
    expect(looks(copy)).toEqual(['#fff5ea', '#c4512d']);
    expect(copy.colorways).toEqual(colorways);
  });

  it('has them with words of its own too', async () => {
    const filled = await visitor.api(savedDesign.createFromTemplate, {
      ...{ template_id: 'sunny', colorway: 'coral', texts: { title: 'Hi' } },
    });
    expect(looks(await fileOf(filled._id))).toEqual(['#fff5ea', '#c4512d']);
  });

  it('is refused in a colorway that the template has not, and told which it has', async () => {
    const refused = {
      ...{ code: 'bad_request', details: { path: 'colorway' } },
      message: 'colorway: the template has no colorway noon; it has slate, coral',
    };
    const colorway = 'noon';
    expect(await failureOf(visitor.api(design.copyIntoSavedDesign, { id: 'sunny', colorway }))).toMatchObject(
      refused,
    );
    expect(
      await failureOf(visitor.api(savedDesign.createFromTemplate, { template_id: 'sunny', colorway })),
    ).toMatchObject(refused);
    expect(await failureOf(visitor.api(design.copyIntoSavedDesign, { id: 'rainy', colorway }))).toMatchObject(
      {
        message: 'colorway: the template has no colorway noon; it has none',
      },
    );
  });
});
