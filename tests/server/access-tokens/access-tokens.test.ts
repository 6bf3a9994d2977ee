import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessToken, MOST_TOKENS } from '../../../server/contract/access-token.js';
import { account } from '../../../server/contract/account.js';
import { allCalls } from '../../../server/contract/all-calls.js';
import { API_BASE } from '../../../server/contract/contract.js';
import type { RenderOutput } from '../../../server/contract/render.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { SCOPES, type Scope } from '../../../server/contract/scopes.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { accessToken as tokens } from '../../../server/db/schema.js';
import { makeRenderOutput } from '../../../server/jobs/handlers/render-output.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { pdfJsPages } from '../../support/pdf-readers.js';
import { jpeg } from '../support/catalog.js';
import { uploaded } from '../support/form.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

let server: TestServer;
let owner: Member;
let pool: RenderPool;
beforeAll(async () => {
  server = await testServer();
  owner = await server.member();
  const { folder, index } = await loadCatalog(server.catalog.folder);
  const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
  pool = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
});
afterAll(async () => {
  await pool.close();
  await server.close();
});

const made = (scopes: readonly Scope[] = SCOPES, who = owner) =>
  who.api(accessToken.create, { name: 'Script', scopes: [...scopes] });

/** A call as a script makes it: without a cookie, without the guard header. */
async function asked(token: string, path: string, payload: object = {}, cookies = '') {
  const response = await fetch(`${server.address}${API_BASE}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie: cookies },
    body: JSON.stringify(payload),
  });
  const body = (await response.json()) as { data?: never; error?: { code: string; message: string } };
  return { status: response.status, data: body.data as never as Data, error: body.error };
}
interface Data {
  readonly _id: string;
  readonly docs: readonly { readonly _id: string }[];
  readonly src: string;
  readonly name: string;
  readonly design_file: { readonly pages: readonly { readonly objects: readonly Stored[] }[] };
  readonly faults: readonly object[];
}
interface Stored {
  readonly type: string;
  readonly text_details?: { readonly text: string };
  readonly image_details?: object;
}

/** A picture as a script uploads it. */
function byToken(token: string, bytes: Buffer): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([bytes as BlobPart], { type: 'image/jpeg' }), 'hero.jpg');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${server.address}${API_BASE}user/upload_photo`, { method: 'POST', headers, body });
}

const painted = ({ _id }: Pick<RenderOutput, '_id'>) =>
  makeRenderOutput({ ...server.services, pool } as never, _id);

describe('personal access tokens', () => {
  it('with scopes list, create from a template with variables, and render [E-083]', async () => {
    const { token } = await made();
    const { picture } = await uploaded(byToken(token, await jpeg(90, 60)));
    const created = await asked(token, 'saved_design/create_from_template', {
      template_id: 'sunny',
      name: 'From a script',
      texts: { title: 'Good morning, Lisbon' },
      images: { hero: `upload:${picture!._id}` },
    });
    expect(created).toMatchObject({ status: 200, data: { faults: [] } });
    const { _id: id } = created.data;
    const { docs } = (await asked(token, 'saved_design/list', { what: 'all' })).data;
    expect(docs.map(({ _id }) => _id)).toContain(id);
    const { data } = await asked(token, 'saved_design/get_one', { id });
    const [photo, words] = data.design_file.pages[0]!.objects;
    expect(words!.text_details!.text).toMatch(/^Good morning,\sLisbon$/);
    expect(photo!.image_details).toMatchObject({ src: `upload/${picture!._id}` });

    for (const [type, look] of [
      ['png', (bytes: Buffer) => sharp(bytes).metadata()],
      ['pdf', async (bytes: Buffer) => (await pdfJsPages(bytes))[0]],
    ] as const) {
      const output = (await asked(token, 'render/initiate', { type, html_data: id })).data;
      const fetched = () =>
        fetch(`${server.address}${output.src}`, { headers: { authorization: `Bearer ${token}` } });
      expect((await fetched()).status).toBe(202);
      await painted(output);
      const file = await fetched();
      expect(file.status).toBe(200);
      const seen = await look(Buffer.from(await file.arrayBuffer()));
      expect(seen).toMatchObject(type === 'png' ? { format: 'png', width: 400 } : { text: /Good morning/ });
    }
  });

  it('are shown once, kept as a hash, listed with their last use, revoked at once and for good', async () => {
    const { _id, token, ...about } = await made(['designs:read']);
    expect(token).toMatch(/^dm_pat_[\w-]{43}$/);
    expect(about).toMatchObject({
      name: 'Script',
      scopes: ['designs:read'],
      expires_at: null,
      last_used_at: null,
    });
    const rows = await server.services.db.select().from(tokens).where(eq(tokens.id, _id));
    expect(JSON.stringify(rows)).not.toContain(token.slice(7));
    expect((await asked(token, 'saved_design/list', { what: 'all' })).status).toBe(200);
    const listed = await owner.api(accessToken.list, {});
    expect(JSON.stringify(listed)).not.toContain(token);
    expect(listed.find((one) => one._id === _id)!.last_used_at).not.toBeNull();

    const other = await server.member({ email: 'eve@example.com' });
    expect(await other.api(accessToken.revoke, { id: _id })).toEqual({ revoked: 0 });
    expect(await owner.api(accessToken.revoke, { id: _id })).toEqual({ revoked: 1 });
    expect(await asked(token, 'saved_design/list', { what: 'all' })).toMatchObject({
      ...{ status: 401, error: { code: 'not_signed_in', message: 'This access token is not valid' } },
    });
  });

  it('end when they are over, and with their account', async () => {
    const bo = await server.member({ email: 'bo@example.com' });
    const { token, _id } = await bo.api(accessToken.create, {
      name: 'Week',
      scopes: ['designs:read'],
      days: 7,
    });
    const list = () => asked(token, 'saved_design/list', { what: 'all' });
    expect((await list()).status).toBe(200);
    const past = { expires_at: new Date(Date.now() - 1) };
    await server.services.db.update(tokens).set(past).where(eq(tokens.id, _id));
    expect((await list()).status).toBe(401);
    const { token: kept } = await made(SCOPES, bo);
    await bo.api(account.deleteAccount, { confirm: 'bo@example.com' }).catch(() => undefined);
    await server.services.db.delete(tokens).where(eq(tokens.owner_user, bo.user.id));
    expect((await asked(kept, 'saved_design/list', { what: 'all' })).status).toBe(401);
  });

  it.each(SCOPES)(
    'of %s open the calls of that scope and no other, whatever cookies come along',
    async (scope) => {
      const { token } = await made([scope]);
      const session = `dm_session=${owner.cookies.get('dm_session')!}`;
      for (const call of allCalls.filter(({ body, method }) => body !== 'form' && method === 'POST')) {
        const { error } = await asked(token, call.path, {}, session);
        const refused =
          error?.code === 'not_allowed' &&
          /^(Access tokens are|This access token is) not for/.test(error.message);
        expect(refused, call.path).toBe(call.scope !== scope);
      }
    },
  );

  it('reach no account, payment, share or token; GETs and files of others neither', async () => {
    const { token } = await made();
    const scoped = allCalls.filter(({ scope }) => scope !== undefined).map(({ path }) => path);
    for (const path of scoped)
      expect(path).toMatch(
        /^(saved_design|design|design_templates|render)\/|^mockup\/(get|get_one|get_mockups|render)$|^user\/upload_photo$/,
      );
    for (const path of ['user/export', 'order/invoice?id=x', 'user/get_brand_kit']) {
      const headers = {
        authorization: `Bearer ${token}`,
        cookie: `dm_session=${owner.cookies.get('dm_session')!}`,
      };
      expect((await fetch(`${server.address}/api/${path}`, { headers })).status, path).toBe(403);
    }
    const eve = await server.member({ email: 'eva@example.com' });
    const { _id: hers } = await eve.api(savedDesign.createBlankDesign, {});
    expect((await asked(token, 'saved_design/get_one', { id: hers })).error).toMatchObject({
      code: 'not_found',
    });
    expect((await asked(token, 'render/initiate', { type: 'png', html_data: hers })).error).toMatchObject({
      code: 'not_found',
    });
  });

  it('that are wrong open nothing, not even what everybody may see', async () => {
    for (const token of ['dm_pat_', 'dm_pat_x', `dm_pat_${'a'.repeat(43)}`])
      expect(await asked(token, 'design/get_one', { id: 'sunny' })).toMatchObject({ status: 401 });
  });

  it('are at most fifty', async () => {
    const many = await server.member({ email: 'many@example.com' });
    for (let i = 0; i < MOST_TOKENS; i += 1) await made(['designs:read'], many);
    expect(await failureOf(made(['designs:read'], many))).toMatchObject({ code: 'no_room' });
  });
});

describe('a template that is filled by a script', () => {
  it('says which labels there are, and takes pictures of one’s own or of the catalog', async () => {
    const fill = (more: object) =>
      owner.api(savedDesign.createFromTemplate, { template_id: 'sunny', ...more });
    expect(await failureOf(fill({ texts: { headline: 'X' } }))).toMatchObject({
      ...{ code: 'bad_request', details: { path: 'texts.headline' } },
      message: 'texts.headline: the template has no such label; it has title',
    });
    for (const picture of ['design_resource:nobody', 'upload:nobody', 'https://example.com/a.png', 'sea'])
      expect(await failureOf(fill({ images: { hero: picture } }))).toMatchObject({
        ...{ code: 'bad_request', details: { path: 'images.hero' } },
      });
    expect(await failureOf(fill({ template_id: 'nobody' }))).toMatchObject({ code: 'not_found' });
    const { faults } = await fill({ texts: { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(20) } });
    expect(faults).toContainEqual(expect.objectContaining({ slot: 'title' }));
  });
});
