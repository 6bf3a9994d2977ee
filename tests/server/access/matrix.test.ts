import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../../server/contract/all-calls.js';
import { addressOf, GUARD_HEADER, type Call } from '../../../server/contract/contract.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { sendForm } from '../support/form.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';
import { MATRIX, type Outcome } from './matrix.js';
import { ROLES, world, type World } from './roles.js';
import { NO_FOLDER } from './test-folder.js';

describe.each(await anyEngine('who may make which call'))('who may make which call, on %s', (engine) => {
  let server: TestServer;
  let all: World;
  let fresh: Promise<World> | undefined;

  beforeAll(async () => {
    const picture = await jpeg(20, 10);
    server = await testServer({ engine, fetchRemote: () => Promise.resolve(picture) });
    all = await world(server);
  });
  afterAll(() => server.close());

  it('every call of the contract has its row', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(allCalls.map(({ path }) => path).sort());
  });

  it.each(Object.keys(MATRIX))('%s [A-057]', async (path) => {
    const call = allCalls.find((known) => known.path === path)!;
    const { row, payload } = MATRIX[path]!;
    const found: Partial<Record<string, Outcome>> = {};
    for (const role of ROLES) {
      // an account has only so many folders
      const folder = path.startsWith('folder/') && path !== 'folder/create' ? await all.folder() : NO_FOLDER;
      // most calls are about no design at all
      const sent = payload(payload.length > 0 ? await all.design(role) : '', folder);
      found[role] = await outcomeOf(all.browsers[role], call, sent);
    }
    expect(found).toEqual(row);
  });

  it.each(ROLES)('what a design that does not exist answers is told to nobody, %s', async (role) => {
    // the calls above have signed out and deleted some of those
    fresh ??= world(server);
    const browser = (await fresh).browsers[role];
    for (const [path, { payload }] of Object.entries(MATRIX)) {
      if (!/^(saved_design|permission)\//.test(path) || WITHOUT_ONE.includes(path)) continue;
      const call = allCalls.find((known) => known.path === path)!;
      const unknown = await outcomeOf(browser, call, payload('nosuchdesign', NO_FOLDER));
      expect([path, unknown]).toEqual([
        path,
        MATRIX[path]!.row[role] === 'not_signed_in' ? 'not_signed_in' : 'not_found',
      ]);
    }
  });
});

/** Calls about designs that a design which does not exist is no fault of. */
const WITHOUT_ONE = [
  ...['create_blank_design', 'create_from_json', 'create_from_template', 'get', 'get_unclaimed', 'list'].map(
    (name) => `saved_design/${name}`,
  ),
  // answers what it answers for one that is there
  'permission/request_access',
];

async function outcomeOf(browser: Visitor, call: Call, payload: object): Promise<Outcome> {
  const headers = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };
  const response =
    call.body === 'form'
      ? await sendForm(browser, call, payload as Record<string, unknown>, [
          { bytes: await jpeg(8, 8), ...('names' in call && { field: 'mockup_file' }) },
        ])
      : call.method === 'GET'
        ? await browser.fetch(addressOf(call, payload as Record<string, string>))
        : await browser.fetch(addressOf(call), { method: 'POST', headers, body: JSON.stringify(payload) });
  if (call.form === 'bytes' && response.ok) return 'ok';
  const body = (await response.json()) as { response_code: number; data: unknown; error?: { code: Outcome } };
  // a failure of the business itself has status 200 and the wrapper
  if (call.form === 'bare' && body.response_code !== -1) {
    expect(z.safeParse(call.response, body).error).toBeUndefined();
    return 'ok';
  }
  if (body.response_code !== 1) return body.error!.code;
  // what is allowed must also be readable for whoever asked
  expect(z.safeParse(call.response, body.data).error).toBeUndefined();
  return 'ok';
}
