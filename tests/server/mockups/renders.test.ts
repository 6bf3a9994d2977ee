import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { mockup as mockupCalls } from '../../../server/contract/mockup.js';
import { order } from '../../../server/contract/order.js';
import { user } from '../../../server/contract/user.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { job, mockupFile, orderSku, upload as uploads } from '../../../server/db/schema.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { MockupPool } from '../../../server/jobs/mockup-rendering/mockup-pool.js';
import { renderMockup } from '../../../server/jobs/handlers/render-mockup.js';
import { anyEngine } from '../support/engines.js';
import { sendForm, uploaded } from '../support/form.js';
import { RENDER } from '../support/mockups.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const RED = { r: 230, g: 20, b: 20 };
const red = await sharp({ create: { width: 80, height: 40, channels: 3, background: RED } })
  .png()
  .toBuffer();
const noPages = {
  needsOf: () => Promise.reject(new Error('no pages here')),
  render: () => Promise.reject(new Error('no pages here')),
};

describe.each(await anyEngine('renders of mockups'))('renders of mockups, on %s', (engine) => {
  let server: TestServer;
  let buyer: Visitor;
  const mockups = new MockupPool({ onError: (error) => expect.fail(error.message) });

  beforeAll(async () => {
    server = await testServer({ engine });
    buyer = await server.member({ scope: ['mockupmaker'] });
  });
  afterAll(async () => {
    await mockups.close();
    await server.close();
  });

  const upload = async (): Promise<string> => {
    const { picture } = await uploaded(sendForm(buyer, user.uploadPhoto, {}, [{ bytes: red }]));
    return `upload/${picture!._id}`;
  };
  const ordered = async (src: string): Promise<string> => {
    const inputs = { user_images: [{ src }] };
    const skus = [{ type: 'mockup' as const, mockup: 'mug', inputs }];
    return (await buyer.api(order.add, { payment_mode: 'subscription', skus } as never))._id;
  };
  const render = (id: string) => {
    const { db, files, jobs } = server.services;
    return renderMockup({ db, files, jobs, mockups, pool: noPages }, `${id}:0`);
  };
  const waiting = () =>
    server.services.db.select({ key: job.key }).from(job).where(eq(job.kind, 'render_mockup'));
  const status = (id: string, who = buyer) => who.api(order.renderStatus, { orderId: id, skuIndex: 0 });

  it('are made of the mockup and what was put in alone, for who ordered them and nobody else', async () => {
    const id = await ordered(await upload());
    await expect(status(id)).rejects.toMatchObject({ code: 'not_found' });
    await buyer.api(order.confirm, { id });
    expect(await status(id)).toEqual({ success: false, fileSrc: null, progress: 0, failed: false });
    await render(id);
    const { success, fileSrc, progress } = await status(id);
    expect([success, progress]).toEqual([true, 1]);
    const response = await buyer.fetch(fileSrc!);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Mockup mug.jpg"');
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([RENDER, RENDER, 3]);
    const at = (x: number, y: number) => [...data.subarray((y * RENDER + x) * 3, (y * RENDER + x) * 3 + 3)];
    expect(at(4, 4)).toEqual([120, 120, 120]);
    const [r, g, b] = at(RENDER / 2, RENDER / 2);
    expect(r).toBeGreaterThan(190);
    expect(Math.max(g!, b!)).toBeLessThan(60);
    for (const other of [
      await server.member({ type: 'admin' }),
      await server.member({ scope: ['mockupmaker'] }),
    ]) {
      await expect(status(id, other)).rejects.toMatchObject({ code: 'not_found' });
      expect((await other.fetch(fileSrc!)).status).toBe(404);
    }
    const stranger = server.visitor();
    expect((await stranger.fetch(fileSrc!)).status).toBe(401);
  });

  it('begin once, however often an order is confirmed', async () => {
    const id = await ordered(await upload());
    await server.services.db.delete(job);
    await Promise.all([1, 2, 3].map(() => buyer.api(order.confirm, { id })));
    expect(await waiting()).toEqual([{ key: `${id}:0` }]);
    await render(id);
    await server.services.db.delete(job);
    await buyer.api(order.confirm, { id });
    expect(await waiting()).toEqual([]);
  });

  it('show what was put in when it was ordered', async () => {
    const id = await ordered(await upload());
    await buyer.api(order.confirm, { id });
    const [row] = await server.services.db.select().from(orderSku).where(eq(orderSku.order_id, id));
    expect(row!.inputs).toMatchObject({ user_images: [{ cropDetails: { zoom: 1, fit: 'cover' } }] });
    await expect(ordered('upload/nobody')).rejects.toMatchObject({ code: 'not_found' });
    await expect(ordered('/etc/passwd')).rejects.toMatchObject({ code: 'bad_request' });
    await expect(ordered('file:///etc/passwd')).rejects.toMatchObject({ code: 'bad_request' });
    await expect(ordered('https://pictures.example/a.png')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('show pages of designs that the buyer may see, and of no others', async () => {
    const stranger = await server.member();
    const { _id } = await stranger.api(savedDesign.createBlankDesign, { width: 100, height: 100 });
    await expect(ordered(`dm-page:${_id}/page`)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ordered('dm-page:nobodys/page')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are tried several times, then say that they cannot be made', async () => {
    const { _id } = await buyer.api(savedDesign.createBlankDesign, { width: 100, height: 100 });
    const id = await ordered(`dm-page:${_id}/page`);
    await buyer.api(order.confirm, { id });
    await buyer.api(savedDesign.delete, { id: _id });
    await expect(render(id)).rejects.toThrow('no longer there');
    expect(await status(id)).toMatchObject({ success: false, failed: false });
    await server.services.db
      .update(job)
      .set({ state: 'dead' })
      .where(eq(job.key, `${id}:0`));
    expect(await status(id)).toMatchObject({ success: false, failed: true });
  });

  it('outlive the pictures that were put in: nothing of them is collected', async () => {
    const src = await upload();
    const id = await ordered(src);
    const { db, files } = server.services;
    await db.delete(uploads).where(eq(uploads.id, src.slice('upload/'.length)));
    await buyer.api(order.confirm, { id });
    await collectFiles(db, files, -1);
    await render(id);
    await collectFiles(db, files, -1);
    const { fileSrc } = await status(id);
    expect((await buyer.fetch(fileSrc!)).status).toBe(200);
  });

  it('are for accounts whose subscription covers them', async () => {
    for (const scope of [undefined, ['designmaker']]) {
      const member = await server.member(scope ? { scope } : {});
      const asked = member.api(order.add, {
        payment_mode: 'subscription',
        skus: [{ type: 'mockup', mockup: 'mug', inputs: {} }],
      } as never);
      await expect(asked).rejects.toMatchObject({ code: 'not_allowed' });
    }
  });

  it('are made of files that no address leads to', async () => {
    const { package_src } = await buyer.api(mockupCalls.getOne, { id: 'mug' });
    const base = package_src.slice(0, package_src.lastIndexOf('/'));
    const shown = (await (await buyer.fetch(package_src)).json()) as { tiers: unknown[] };
    expect(shown.tiers).toHaveLength(1);
    const rows = await server.services.db.select().from(mockupFile).where(eq(mockupFile.mockup_id, 'mug'));
    const admin = await server.member({ type: 'admin' });
    for (const who of [server.visitor(), buyer, admin])
      for (const { name, public: open } of rows) {
        expect([name, (await who.fetch(`${base}/${name}`)).status]).toEqual([name, open ? 200 : 404]);
        if (open) continue;
        expect(JSON.stringify(shown)).not.toContain(name);
        for (const path of [
          `/static/premium/mockups/mug/${name}`,
          `/static/mockups/mug/${name}`,
          `/static/mockups/mug/..%2fmug/${name}`,
          `/static//premium/mockups/mug/${name}`,
          `/static/%70remium/mockups/mug/${name}`,
          `/static/x/../premium/mockups/mug/${name}`,
        ])
          expect([path, (await who.fetch(path)).status]).toEqual([path, 404]);
      }
  });
});
