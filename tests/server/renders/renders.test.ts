import { eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { MOST_RENDERS, render as calls, type RenderOutput } from '../../../server/contract/render.js';
import { mockup } from '../../../server/contract/mockup.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { job, renderOutput } from '../../../server/db/schema.js';
import { collectRenders } from '../../../server/jobs/garbage-collection/collect-renders.js';
import { makeRenderOutput } from '../../../server/jobs/handlers/render-output.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { MockupPool } from '../../../server/jobs/mockup-rendering/mockup-pool.js';
import { composeFilled } from '../../../server/jobs/mockup-rendering/page-mockups.js';
import { shapeOf, textOf } from '../../support/objects.js';
import { uploadBrand } from '../brand-kit/brand-kit-helpers.js';
import { sendForm, uploaded } from '../support/form.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

let server: TestServer;
let owner: Member;
let pool: RenderPool;

const red = () => {
  const blank = blankDesign();
  return { ...blank, width: 400, height: 200, pages: [{ ...blank.pages[0]!, background_color: '#cc0000' }] };
};
const paint = ({ _id }: RenderOutput) => makeRenderOutput({ ...server.services, pool } as never, _id);
const waiting = async (kind: 'render_output' | 'thumbnail') =>
  (await server.services.db.select().from(job)).filter((each) => each.kind === kind).map(({ key }) => key);

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

describe('rendered pages', () => {
  it('are queued, and lie where the answer says once they are painted', async () => {
    const rendering_parameters = { width: 800, height: 800, pdf_quality: 'normal' };
    const sent = { type: 'png', html_data: JSON.stringify(red()), rendering_parameters } as const;
    const outputs = await owner.api(calls.initiateBulk, { render_data: [sent, { ...sent, type: 'jpg' }] });
    expect(outputs.map(({ src, type, _id }) => src === `/uploads/rendering_outputs/${_id}.${type}`)).toEqual([
      true,
      true,
    ]);
    expect(await waiting('render_output')).toEqual(outputs.map(({ _id }) => _id));
    const [png, jpg] = outputs as [RenderOutput, RenderOutput];
    const early = await owner.fetch(png.src);
    expect([early.status, early.headers.get('retry-after')]).toEqual([202, '1']);
    await paint(png);
    await paint(jpg);
    await paint(jpg);
    for (const { src, type } of outputs) {
      const answer = await owner.fetch(src);
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      const { format, width, height } = await picture.metadata();
      expect([format, width, height]).toEqual([type === 'png' ? 'png' : 'jpeg', 800, 400]);
      const { dominant } = await picture.stats();
      expect(dominant.r - dominant.g).toBeGreaterThan(150);
    }
    const [row] = await server.services.db.select().from(renderOutput).where(eq(renderOutput.id, png._id));
    expect(row!.design_file).toBe('');
  });

  it('of a design that moves show it at rest: all is there, where it lies', async () => {
    const object = shapeOf(
      { outline: 'ellipse', fill: '#1f3a5f' },
      { position: { x: 40, y: 30 }, width: 120, height: 90 },
    );
    const design = (page: object, own: object) => {
      const still = red();
      const pages = [{ ...still.pages[0]!, ...page, objects: [{ ...object, ...own }] }];
      return { ...still, pages } as never;
    };
    const picture = async (html_data: never): Promise<Buffer> => {
      const output = await owner.api(calls.initiate, { type: 'png', html_data });
      await paint(output);
      return Buffer.from(await (await owner.fetch(output.src)).arrayBuffer());
    };
    const moving = design(
      { animation: 'cascade', animation_duration: 2, transition: 'fade' },
      { animation: 'tumble', animation_options: { speed: 'slow' } },
    );
    expect((await picture(moving)).equals(await picture(design({}, {})))).toBe(true);
  });

  it('are not made while letters of theirs wait for a font, and tell which; made once it is there', async () => {
    const { folder, index } = await loadCatalog(server.catalog.folder);
    const gone = index.fonts.map((family) => ({
      ...family,
      faces: family.faces.map((face) => ({ ...face, id: `${face.id} gone`, src: '/static/fonts/gone.ttf' })),
    }));
    const fonts = { folder, families: gone, fallbacks: [] };
    const poor = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
    const still = red();
    const pages = [{ ...still.pages[0]!, objects: [textOf({ text: 'Hello' })] }];
    const html_data = JSON.stringify({ ...still, pages });
    for (const type of ['png', 'jpg'] as const) {
      const output = await owner.api(calls.initiate, { type, html_data });
      await expect(makeRenderOutput({ ...server.services, pool: poor } as never, output._id)).rejects.toThrow(
        /^H e l o wait for a font that cannot be read: Montserrat$/,
      );
      expect((await owner.fetch(output.src)).status).toBe(202);
      await paint(output);
      expect((await owner.fetch(output.src)).status).toBe(200);
    }
    await poor.close();
  });

  it('are there for who asked alone', async () => {
    const output = await owner.api(calls.initiate, { type: 'png', html_data: red() });
    await paint(output);
    const other = await server.member({ email: 'other@example.com' });
    const admin = await server.member({ email: 'admin@example.com', type: 'admin' });
    const stranger = server.visitor();
    const statuses = await Promise.all(
      [owner, other, admin, stranger].map(async (who) => (await who.fetch(output.src)).status),
    );
    expect(statuses).toEqual([200, 404, 404, 404]);
    expect((await owner.fetch(output.src.replace('.png', '.jpg'))).status).toBe(404);
  });

  it('of a saved design are those who may see it have, and a new thumbnail those who may edit it', async () => {
    const { _id: id } = await owner.api(savedDesign.createFromJson, { design_file: red() });
    await owner.api(savedDesign.alterLinkSharing, { design_id: id, action: 'enable_view' });
    const viewer = await server.member({ email: 'viewer@example.com' });
    expect(await viewer.api(calls.initiate, { type: 'png', html_data: id })).toMatchObject({ type: 'png' });
    const rendering_parameters = {
      update_type: 'saved_design',
      update_thumbnail: true,
      model_id: id,
    } as const;
    const asked = { type: 'jpg', html_data: id, rendering_parameters } as const;
    expect(await failureOf(viewer.api(calls.initiate, asked))).toMatchObject({ code: 'not_found' });
    await server.services.db.delete(job);
    await owner.api(calls.initiate, asked);
    expect(await waiting('thumbnail')).toEqual([id]);
    const incomplete = { ...asked, rendering_parameters: { update_thumbnail: true } };
    expect(await failureOf(owner.api(calls.initiate, incomplete))).toMatchObject({ code: 'bad_request' });
  });

  it('are never made of markup, nor of what is no design, nor of too many', async () => {
    await server.services.db.delete(job);
    for (const html_data of ['<html><body>hi</body></html>', 'javascript:alert(1)', 'a b', ''])
      expect(await failureOf(owner.api(calls.initiate, { type: 'png', html_data }))).toMatchObject({
        ...{ code: 'bad_request', details: { path: 'html_data' } },
      });
    const good = { type: 'png', html_data: red() } as const;
    const bad = { type: 'png', html_data: { ...red(), width: 'wide' } } as const;
    expect(await failureOf(owner.api(calls.initiateBulk, { render_data: [good, bad] }))).toMatchObject({
      details: { path: 'render_data[1].html_data.width' },
    });
    const many = Array.from({ length: MOST_RENDERS + 1 }, () => good);
    expect(await failureOf(owner.api(calls.initiateBulk, { render_data: many }))).toMatchObject({
      code: 'bad_request',
    });
    const { api } = server.visitor();
    expect(await failureOf(api(calls.initiate, good))).toMatchObject({ code: 'not_signed_in' });
    expect(await waiting('render_output')).toEqual([]);
  });

  it('are films of all pages, one after the other, in their own lane', async () => {
    const still = red();
    const page = (id: string, background_color: string) => ({
      ...still.pages[0]!,
      ...{ id, background_color, animation_duration: 1 },
    });
    const html_data = { ...still, pages: [page('a', '#cc0000'), page('b', '#0000cc')] } as never;
    await server.services.db.delete(job);
    const gif = await owner.api(calls.initiate, {
      type: 'gif',
      html_data,
      rendering_parameters: { width: 120 },
    });
    const mp4 = await owner.api(calls.initiate, { type: 'mp4', html_data });
    const films = (await server.services.db.select().from(job)).map(({ kind }) => kind);
    expect(films).toEqual(['render_film', 'render_film']);
    expect((await owner.fetch(mp4.src)).status).toBe(202);
    await paint(gif);
    await paint(mp4);
    const moving = Buffer.from(await (await owner.fetch(gif.src)).arrayBuffer());
    const { format, width, pageHeight, pages, delay } = await sharp(moving, { pages: -1 }).metadata();
    expect([format, width, pageHeight, pages]).toEqual(['gif', 120, 60, 30]);
    expect(delay!.reduce((sum, ms) => sum + ms, 0)).toBe(2000);
    for (const [frame, channel] of [
      [2, 'r'],
      [28, 'b'],
    ] as const) {
      const { dominant } = await sharp(moving, { page: frame }).stats();
      expect(dominant[channel], `frame ${frame}`).toBeGreaterThan(150);
    }
    const answer = await owner.fetch(mp4.src);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    const input = new Input({ source: new BlobSource(await answer.blob()), formats: ALL_FORMATS });
    const track = (await input.getPrimaryVideoTrack())!;
    expect([track.codec, track.codedWidth, track.codedHeight]).toEqual(['avc', 400, 200]);
    const { packetCount } = await track.computePacketStats();
    expect([packetCount, await track.computeDuration()]).toEqual([60, 2]);
  });

  it('are films with the sound of their design; one that a film could not have is refused, not left out [E-083]', async () => {
    const still = red();
    const withSound = (src: string) =>
      ({
        ...still,
        pages: [{ ...still.pages[0]!, animation_duration: 1 }],
        sound: { src, name: 'beep', fade_out: 0.5 },
      }) as never;
    const kept = async (name: string) => {
      const { data } = await uploadBrand(owner, 'sound', readFileSync(`tests/fixtures/sounds/${name}`));
      return `src:brand_file/${data!._id}`;
    };
    const html_data = withSound(await kept('beep.mp3'));
    const film = await owner.api(calls.initiate, { type: 'mp4', html_data });
    await paint(film);
    const source = new BlobSource(await (await owner.fetch(film.src)).blob());
    const input = new Input({ source, formats: ALL_FORMATS });
    const track = (await input.getPrimaryAudioTrack())!;
    expect([track.codec, Math.round(await track.computeDuration())]).toEqual(['aac', 1]);
    const refused = async (type: 'mp4' | 'gif', src: string) =>
      failureOf(owner.api(calls.initiate, { type, html_data: withSound(src) }));
    const m4a = await kept('beep.m4a');
    expect(await refused('mp4', m4a)).toMatchObject({
      ...{ code: 'bad_request', details: { path: 'html_data.sound' } },
      message: expect.stringContaining('M4A, which only browsers decode') as string,
    });
    expect(await refused('mp4', 'src:https://example.com/a.mp3')).toMatchObject({
      message: expect.stringContaining('not on this server') as string,
    });
    // a GIF has none to lack
    expect(await owner.api(calls.initiate, { type: 'gif', html_data: withSound(m4a) })).toMatchObject({
      type: 'gif',
    });
  });

  it('are no films of more than a minute', async () => {
    const page = { ...red().pages[0]!, animation_duration: 20.5 };
    const html_data = { ...red(), pages: ['a', 'b', 'c'].map((id) => ({ ...page, id })) } as never;
    expect(await failureOf(owner.api(calls.initiate, { type: 'mp4', html_data }))).toMatchObject({
      ...{ code: 'bad_request', details: { path: 'html_data' } },
      message: 'a film may last 60 seconds, and this design lasts 61.5',
    });
  });

  it('of a mockup are its free picture, with what was put in and with the mark', async () => {
    const { db, files } = server.services;
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#cc0000' } })
      .png()
      .toBuffer();
    const sent = await uploaded(
      sendForm(owner, user.uploadPhoto, {}, [{ bytes: picture, name: 'red.png', type: 'image/png' }]),
    );
    const user_images = [{ src: sent.picture!.path }];
    const full = await owner.api(mockup.render, { mockup_id: 'mug', user_images });
    const empty = await owner.api(mockup.render, { mockup_id: 'mug', type: 'jpg' });
    const mockups = new MockupPool({ onError: ({ message }) => expect.unreachable(message) });
    try {
      for (const { _id } of [full, empty])
        await makeRenderOutput({ ...server.services, pool, mockups } as never, _id);
      const bytesOf = async ({ src }: RenderOutput) =>
        Buffer.from(await (await owner.fetch(src)).arrayBuffer());
      const [made, plain] = await Promise.all([bytesOf(full), bytesOf(empty)]);
      const unmarked = await composeFilled(
        { db, files, mockups, viewer: owner.user.id },
        { id: 'mug', inputs: mockupInputs.parse({ user_images }) },
        () => Promise.resolve(null),
      );
      const [shown, before] = await Promise.all([sharp(made).metadata(), sharp(unmarked!).metadata()]);
      expect([shown.format, shown.width, shown.height]).toEqual(['png', before.width, before.height]);
      expect((await sharp(plain).metadata()).format).toBe('jpeg');
      const pixels = async (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();
      const [a, b] = await Promise.all([pixels(made), pixels(unmarked!)]);
      expect(a.equals(b), 'the mark').toBe(false);
      const redness = async (bytes: Uint8Array) => {
        const [r, g] = (await sharp(bytes).stats()).channels;
        return r!.mean - g!.mean;
      };
      expect(await redness(made)).toBeGreaterThan((await redness(plain)) + 5);
    } finally {
      await mockups.close();
    }
    const asked = (src: string) =>
      failureOf(owner.api(mockup.render, { mockup_id: 'mug', user_images: [{ src }] }));
    expect(await asked('upload/gone')).toMatchObject({ code: 'not_found' });
    expect(await asked('dm-page:gone/page')).toMatchObject({ code: 'not_found' });
    expect(await asked('https://example.com/a.png')).toMatchObject({
      message: 'user_images.0.src: lies elsewhere; upload it first',
    });
  });

  it('are forgotten after a week', async () => {
    await owner.api(calls.initiate, { type: 'png', html_data: red() });
    expect(await collectRenders(server.services.db)).toBe(0);
    expect(await collectRenders(server.services.db, -1)).toBeGreaterThan(0);
    expect(await server.services.db.select().from(renderOutput)).toEqual([]);
  });
});
