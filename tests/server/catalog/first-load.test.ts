import { afterAll, beforeAll, expect, it } from 'vitest';
import { category } from '../../../server/contract/category.js';
import { addressOf, GUARD_HEADER, type Call } from '../../../server/contract/contract.js';
import { design } from '../../../server/contract/design.js';
import { designResource } from '../../../server/contract/design-resource.js';
import { textTemplate } from '../../../server/contract/text-template.js';
import * as schema from '../../../server/db/schema.js';
import { testServer, type TestServer } from '../support/server.js';

/** What pages ask for before anybody scrolls. */
const FIRST_CALLS: readonly (readonly [Call, object])[] = [
  [category.getDesignCategories, {}],
  [design.get, { category_id: 'post', active: true }],
  [designResource.get, { sub_type: 'photo' }],
  [designResource.get, { sub_type: 'icon', category_id: 'shapes' }],
  [designResource.getIcons, {}],
  [textTemplate.get, { size: 20 }],
];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** More of everything, from number `from` on. */
async function grow(from: number, count: number): Promise<void> {
  const { db } = server.services;
  const numbers = Array.from({ length: count }, (_, i) => String(from + i).padStart(6, '0'));
  const [template] = await db.select().from(schema.template).limit(1);
  const [text] = await db.select().from(schema.textTemplate).limit(1);
  const [resource] = await db.select().from(schema.designResource).limit(1);
  await db.insert(schema.template).values(numbers.map((id) => ({ ...template!, id, custom_url: id })));
  await db
    .insert(schema.templateCategory)
    .values(numbers.map((id) => ({ template_id: id, category_id: 'post', position: 0 })));
  await db.insert(schema.textTemplate).values(numbers.map((id) => ({ ...text!, id })));
  for (const [sub_type, group_id] of [
    ['photo', null],
    ['icon', 'shapes'],
  ] as const)
    await db
      .insert(schema.designResource)
      .values(numbers.map((id) => ({ ...resource!, id: `${sub_type}-${id}`, sub_type, group_id })));
}

const bytesOf = async ([call, payload]: (typeof FIRST_CALLS)[number]): Promise<number> => {
  const headers = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };
  const response = await (call.method === 'GET'
    ? server.visitor().fetch(addressOf(call))
    : server.visitor().fetch(addressOf(call), { method: 'POST', headers, body: JSON.stringify(payload) }));
  return (await response.arrayBuffer()).byteLength;
};

it('a first load weighs the same with a catalog ten times as large', async () => {
  await grow(0, 110);
  const small = await Promise.all(FIRST_CALLS.map(bytesOf));
  await grow(1000, 1000);
  const large = await Promise.all(FIRST_CALLS.map(bytesOf));
  // the number of all that there are may have another digit
  large.forEach((bytes, i) => expect(Math.abs(bytes - small[i]!)).toBeLessThanOrEqual(4));
});
