import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseIconArt } from '../../../elements/objects/icon/art.js';
import { brandKit as calls } from '../../../server/contract/brand-kit.js';
import { brandFile, upload } from '../../../server/db/schema.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine, type Engine } from '../support/engines.js';
import { failureOf, testServer, type TestServer } from '../support/server.js';
import { changedFont, REAL_WOFF2, realFont, withNumber } from './font-builder.js';
import { change, kitOf, teamOf, uploadBrand } from './brand-kit-helpers.js';

type Member = Awaited<ReturnType<TestServer['member']>>;

const GB = 1024 ** 3;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

/** A PNG of a few bytes that claims 50,000 x 50,000 pixels. */
const BOMB = Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c35008020000001c8e1d1c', 'hex');

/** A font that differs from others of the same letters. */
const anotherFont = (mark: number) => changedFont({ head: withNumber(6, mark) });

let server: TestServer;
let member: Member;

/** A server on an engine, and somebody new for each test. */
function withServer(engine?: Engine): void {
  beforeAll(async () => {
    server = await testServer({ ...(engine && { engine }) });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    member = await server.member();
  });
}

const keep = async (type: 'logo' | 'font', bytes: Uint8Array, name?: string, who = member) => {
  const { data, error } = await uploadBrand(who, type, bytes, name);
  expect(error).toBeUndefined();
  return data!;
};
const refusal = async (type: 'logo' | 'font', bytes: Uint8Array, name = 'Name') =>
  (await uploadBrand(member, type, bytes, name)).error;
const textOf = async (src: string) => (await member.fetch(src)).text();

describe.each(await anyEngine('files of a brand'))('files of a brand, on %s', (engine) => {
  withServer(engine);

  it.each([
    ['PNG', 'image/png', (image: Sharp) => image.png().toBuffer()],
    ['WebP', 'image/webp', (image: Sharp) => image.webp().toBuffer()],
    ['JPEG', 'image/jpeg', (image: Sharp) => image.jpeg().withMetadata({ orientation: 6 }).toBuffer()],
  ])('a logo as %s, whatever its name says, upright and with its size', async (_, mime, make) => {
    const image = sharp({ create: { width: 40, height: 20, channels: 4, background: '#33669980' } });
    const logo = await keep('logo', await make(image), 'Łódź');
    const turned = mime === 'image/jpeg';
    expect(logo).toMatchObject({ name: 'Łódź', width: turned ? 20 : 40, height: turned ? 40 : 20 });
    expect(logo.src).toBe(`/static/brand_file/${logo._id}`);
    const response = await server.visitor().fetch(logo.src);
    expect(response.headers.get('content-type')).toBe(mime);
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox/);
    const { exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(exif).toBeUndefined();
  });

  it('a drawing of plain shapes can be recolored as an icon can', async () => {
    const sheet = '<style>.a{fill:#c00}</style><path class="a" d="M0 0h12v12z"/>';
    const logo = await keep('logo', svg(`${sheet}<circle cx="8" cy="8" r="4" fill="navy"/>`), 'Mark');
    // a drawing of a few pixels is still painted sharp
    expect(logo).toMatchObject({ width: 1000, height: 500 });
    const art = parseIconArt(await textOf(logo.src));
    expect(art.paths.map(({ color, slot }) => [color, slot])).toEqual([
      ['#cc0000', 0],
      ['#000080', 1],
    ]);
    const response = await member.fetch(logo.src);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox/);
  });

  it('a font is the team’s at once, named by itself or as told, and served as a plain file', async () => {
    const font = await keep('font', await readFile(REAL_WOFF2));
    expect(font).toMatchObject({ name: 'DM Sans', width: 0, height: 0 });
    const { font_uploads, brand_kits } = await teamOf(member);
    const { _id, name, src } = font;
    expect(font_uploads).toEqual([{ _id, name, src }]);
    expect(brand_kits[0]!.all_fonts).toEqual([{ _id, name, src, type: 'user_upload' }]);
    const response = await server.visitor().fetch(src);
    expect(response.headers.get('content-type')).toBe('font/ttf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const told = await keep('font', await anotherFont(77), 'House');
    expect(told.name).toBe('House');
  });

  it('the same file again is the one that is there; a name that is taken gets a number', async () => {
    const first = await keep('font', await anotherFont(1), 'House');
    const again = await Promise.all([1, 2].map(async () => keep('font', await anotherFont(1), 'Other')));
    expect(again).toEqual([first, first]);
    expect((await keep('font', await anotherFont(2), 'house')).name).toBe('house 2');
    // designs name a font by its name: the catalog's must stay what it is
    expect((await keep('font', await anotherFont(3), 'Montserrat')).name).toBe('Montserrat 2');
    const logo = await keep('logo', await jpeg(31, 10), 'A');
    expect(await keep('logo', await jpeg(31, 10), 'B')).toEqual(logo);
    // another team's file of the same bytes is another one
    const other = await server.member();
    expect((await keep('logo', await jpeg(31, 10), 'B', other))._id).not.toBe(logo._id);
  });

  it('a bad font is refused in words, and nothing of it is kept', async () => {
    for (const bytes of [text('<html>'), (await realFont()).slice(0, 9000), text('')])
      expect(await refusal('font', bytes)).toMatchObject({ code: 'invalid_font' });
    expect(await refusal('font', new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({
      code: 'too_large',
      message: 'The font is larger than 10 MB',
    });
    expect((await teamOf(member)).font_uploads).toEqual([]);
  });

  it('fonts are renamed and removed; the kit follows, and old designs still load them', async () => {
    const [a, b] = [
      await keep('font', await anotherFont(1), 'A'),
      await keep('font', await anotherFont(2), 'B'),
    ];
    const { _id: team_id, brand_kits } = await teamOf(member);
    const chosen = ({ _id, name, src }: typeof a) => ({ _id, name, src });
    const styled = ({ name, src }: typeof a) => ({ name, src, size: 40 });
    const fonts = { ...brand_kits[0]!.fonts, heading: styled(a), paragraph: styled(b) };
    await change(member, { fonts, selected_fonts: [a, b].map(chosen) });
    const renamed = { ...chosen(a), name: 'A new one' };
    const update = (font_uploads: ReturnType<typeof chosen>[]) =>
      member.api(calls.updateFontUploads, { team_id, font_uploads });
    // what the list holds beyond the team's fonts is passed over
    const extra = { _id: 'extra', name: 'Extra', src: 'https://evil.example/a.ttf' };
    const before = await kitOf(member);
    expect(await update([renamed, extra])).toEqual({ font_uploads: [renamed] });
    expect((await teamOf(member)).font_uploads).toEqual([renamed]);
    const kit = await kitOf(member);
    expect(kit.fonts.heading).toEqual({ name: 'A new one', src: a.src, size: 40 });
    expect(kit.fonts.paragraph).toEqual({
      name: 'Montserrat',
      src: '/static/fonts/Montserrat-400.ttf',
      size: 40,
    });
    expect(kit.selected_fonts).toEqual([renamed]);
    expect((await member.fetch(b.src)).status).toBe(200);
    // whoever still sees the font in the kit is to look again
    expect(await failureOf(member.api(calls.updateBrandData, { brand_kit: before }))).toMatchObject({
      code: 'stale',
      details: { rev: kit.rev },
    });
    await change(member, { color_palette: [] });
  });

  it('two fonts of one name are refused, also one of the catalog’s', async () => {
    const [a, b] = [
      await keep('font', await anotherFont(1), 'A'),
      await keep('font', await anotherFont(2), 'B'),
    ];
    const { _id: team_id } = await teamOf(member);
    const rename = (name: string) =>
      member.api(calls.updateFontUploads, { team_id, font_uploads: [{ ...a, name }, b] });
    for (const name of ['b', 'Montserrat', 'MONTSERRAT'])
      expect(await failureOf(rename(name))).toMatchObject({
        code: 'bad_request',
        message: `There is another font called ${name}`,
        details: { path: 'font_uploads.0.name' },
      });
    expect((await teamOf(member)).font_uploads.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('files of a brand take of the room of their owner, as pictures do', async () => {
    const logo = await keep('logo', await jpeg(20, 10), 'A');
    const { db } = server.services;
    await db.update(brandFile).set({ bytes: GB }).where(eq(brandFile.id, logo._id));
    expect(await refusal('logo', await jpeg(21, 10))).toMatchObject({ code: 'no_room' });
    expect(await refusal('font', await anotherFont(5))).toMatchObject({ code: 'no_room' });
    await db.update(brandFile).set({ removed_at: new Date() }).where(eq(brandFile.id, logo._id));
    expect(await refusal('logo', await jpeg(22, 10))).toBeUndefined();
    expect(await db.$count(upload, eq(upload.owner_user, member.user.id))).toBe(0);
  });

  it('an address of none, of a strange id or of more than an id is not found', async () => {
    for (const path of ['none', 'a%00b', '..%2f..%2findex.json', `${'x'.repeat(150)}`])
      expect((await member.fetch(`/static/brand_file/${path}`)).status).toBe(404);
  });
});

// what is in a file is read before any database hears of it
describe('what a file of a brand may hold', () => {
  withServer();

  it('a drawing of more keeps what its style sheets say, and is painted at its size', async () => {
    const stops = '<stop offset="0" style="stop-color:#ff0000"/><stop offset="1" stop-color="#ff0000"/>';
    const sheet = '<style><![CDATA[ .b { fill: url(#g) } ]]></style>';
    const head =
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
    const inside = `${sheet}<defs><linearGradient id="g">${stops}</linearGradient></defs><rect class="b" width="40" height="20"/>`;
    const whole = Buffer.concat([text(head), svg(inside)]);
    const logo = await keep('logo', whole, 'Sunset');
    const painted = sharp(Buffer.from(await textOf(logo.src)));
    expect(await painted.metadata()).toMatchObject({ width: 1000, height: 500 });
    const { channels } = await painted.stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([255, 0, 0]);
  });

  it('nothing in a drawing runs, links or loads', async () => {
    const sly = [
      '<script>alert(1)</script><image href="https://evil.example/a.png" width="9" height="9"/>',
      '<style>@import url(https://evil.example/a.css); rect { fill: url(https://evil.example/a.svg#b) }</style>',
      '<a href="javascript:alert(1)"><rect onclick="alert(1)" width="9" height="9"/></a>',
      '<linearGradient id="g"><stop offset="0"/><stop offset="1" stop-color="#fff"/></linearGradient>',
      '<rect fill="url(#g)" width="9" height="9" style="fill:url(//evil.example/x)"/>',
    ];
    const logo = await keep('logo', svg(sly.join(''), 'width="9" height="9" onload="alert(1)"'), 'Sly');
    expect(await textOf(logo.src)).not.toMatch(/evil|alert|script|onload|onclick|@import|<style|href/i);
  });

  it('a picture inside a drawing is encoded anew; one that claims gigabytes is refused', async () => {
    const inside = (bytes: Buffer) =>
      svg(`<image width="40" height="20" href="data:image/png;base64,${bytes.toString('base64')}"/>`);
    const noted = await sharp(await jpeg(40, 20))
      .withExif({ IFD0: { Copyright: 'secret' } })
      .png()
      .toBuffer();
    const logo = await keep('logo', inside(noted), 'Photo');
    const data = /base64,([^"]+)/.exec(await textOf(logo.src))![1]!;
    const { width, exif } = await sharp(Buffer.from(data, 'base64')).metadata();
    expect([width, exif]).toEqual([40, undefined]);
    expect(await refusal('logo', inside(BOMB))).toMatchObject({ code: 'invalid_image' });
  });

  it.each(['mask', 'pattern', 'clipPath'])('repeats of repeats in a %s are refused', async (kind) => {
    const ten = (id: number) => `<g id="u${id}">${`<use href="#u${id - 1}"/>`.repeat(10)}</g>`;
    const repeats = Array.from({ length: 12 }, (_, i) => ten(i + 1)).join('');
    const defs = `<defs><g id="u0"><rect width="1" height="1"/></g>${repeats}<${kind} id="p" width="9" height="9"><use href="#u12"/></${kind}></defs>`;
    const fill =
      '<linearGradient id="g"><stop offset="0"/><stop offset="1" stop-color="#fff"/></linearGradient>';
    const shown = `<rect width="9" height="9" fill="url(#g)"/><rect width="9" height="9" fill="url(#p)" mask="url(#p)" clip-path="url(#p)"/>`;
    expect(await refusal('logo', svg(defs + fill + shown))).toMatchObject({ code: 'invalid_image' });
    const loop = `<${kind} id="p"><g id="a"><use href="#a"/></g></${kind}>`;
    expect(await refusal('logo', svg(fill + loop + shown))).toMatchObject({ code: 'invalid_image' });
  });

  it.each([
    ['nothing', text(''), /empty/],
    ['a page', text('<html><body>Hi</body></html>'), /not an SVG/],
    ['a broken drawing', text('<svg'), /damaged/],
    ['a drawing of nothing', svg('<g/>'), /shows nothing/],
    [
      'entities that grow',
      text(`<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "&a;&a;">]><svg/>`),
      /not safe/,
    ],
    ['a PDF', text('%PDF-1.7\n'), /not an image/],
    ['a font', text('wOF2aaaaaaaaaaa'), /not an image/],
  ])('a logo that is %s is refused', async (_, bytes, why) => {
    expect(await refusal('logo', bytes)).toMatchObject({
      code: 'invalid_image',
      message: expect.stringMatching(why) as string,
    });
  });

  it('a GIF is no logo; one of too many pixels or letters is too large; a logo has a name', async () => {
    const gif = await sharp(await jpeg(9, 9))
      .gif()
      .toBuffer();
    expect(await refusal('logo', gif)).toMatchObject({ code: 'invalid_image' });
    const long = svg(`<path d="M0 0h9v9z"/><!--${'a'.repeat(1_000_001)}-->`);
    expect(await refusal('logo', long)).toMatchObject({ code: 'too_large' });
    const nameless = await uploadBrand(member, 'logo', await jpeg(9, 9));
    expect(nameless.error).toMatchObject({ code: 'bad_request', message: 'name the logo' });
    expect(await refusal('logo', await jpeg(9, 9), 'x'.repeat(201))).toMatchObject({ code: 'bad_request' });
  });
});
