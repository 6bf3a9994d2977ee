import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import { savedDesign, template } from '../../../server/db/schema.js';
import { jpeg } from '../support/catalog.js';
import type { TestServer } from '../support/server.js';
import { serverWithPage } from './page-server.js';

let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, close } = await serverWithPage());
});
afterAll(() => close());

/** As a messenger asks, which has no cookies. */
const pageAt = async (path: string, cookie = '') =>
  (await fetch(server.address + path, { headers: { accept: 'text/html', cookie } })).text();
const metaOf = (page: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1];

it('a link to a template carries its name and a picture that can be loaded, also as it is shared', async () => {
  await server.services.db.update(template).set({ name: 'Sun & <sea> $1' }).where(eq(template.id, 'sunny'));
  for (const path of ['template/sunny-url', 'share/template/sunny', 'share/design_template/sunny-url']) {
    const page = await pageAt(`/designmaker/start/${path}`);
    expect(metaOf(page, 'og:title')).toBe('Sun &amp; &lt;sea&gt; $1');
    expect(metaOf(page, 'og:url')).toBe(`${server.address}/designmaker/start/${path}`);
    const picture = await fetch(metaOf(page, 'og:image')!.replaceAll('&amp;', '&'));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
  for (const path of ['template/nothing', 'template/%E0%A4', 'search'])
    expect(metaOf(await pageAt(`/designmaker/start/${path}`), 'og:title')).toBeUndefined();
});

it('a design has a preview while everybody with the link may see it, and none before and after', async () => {
  const owner = await server.member();
  const { _id: id } = await owner.api(calls.createBlankDesign, {});
  await server.services.db.update(savedDesign).set({ name: 'Harbour' }).where(eq(savedDesign.id, id));
  const thumbnail_data = `data:image/jpeg;base64,${(await jpeg(8, 8)).toString('base64')}`;
  await owner.api(calls.updateThumbnail, { id, thumbnail_data });
  const titles = async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const paths = [`share/design/${id}`, `designs/${id}/view`].map((path) => `/designmaker/start/${path}`);
    const pages = [await pageAt(paths[0]!), await pageAt(paths[1]!), await pageAt(paths[1]!, cookie)];
    return pages.map((page) => metaOf(page, 'og:title'));
  };
  const none = [undefined, undefined, undefined];
  expect(await titles()).toEqual(none);
  await owner.api(calls.alterLinkSharing, { design_id: id, action: 'enable_view' });
  expect(await titles()).toEqual(['Harbour', 'Harbour', 'Harbour']);
  const page = await pageAt(`/designmaker/start/share/design/${id}`);
  expect((await fetch(metaOf(page, 'og:image')!)).status).toBe(200);
  await owner.api(calls.alterLinkSharing, { design_id: id, action: 'disable' });
  expect(await titles()).toEqual(none);
});

it('the theme that a browser chose stands in the page', async () => {
  expect(await pageAt('/designmaker/start', 'dm_theme=dark')).toContain('<html lang="en" data-theme="dark">');
  expect(await pageAt('/designmaker/start', 'dm_theme="><script>')).toContain('<html lang="en">');
});
