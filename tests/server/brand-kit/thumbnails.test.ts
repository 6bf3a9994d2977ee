import { readFile } from 'node:fs/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { brandKit } from '../../../server/contract/brand-kit.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import { brandFile, user } from '../../../server/db/schema.js';
import { collectBrandFiles } from '../../../server/jobs/garbage-collection/collect-brand-files.js';
import { collectFiles } from '../../../server/jobs/garbage-collection/collect-files.js';
import { paintThumbnail } from '../../../server/jobs/handlers/paint-thumbnail.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { jpeg } from '../support/catalog.js';
import { anyEngine } from '../support/engines.js';
import { testServer, type TestServer } from '../support/server.js';
import { postScriptFont } from './font-builder.js';
import { change, teamOf, uploadBrand, type Uploaded } from './brand-kit-helpers.js';

const FRAUNCES = '../../../catalog/source/fonts/fraunces/Fraunces-600.woff2';

type Logo = NonNullable<Uploaded['data']>;
type Member = Awaited<ReturnType<TestServer['member']>>;

const placed = (id: string, height = 100) => ({
  ...{ id, layer_index: 0, position: { x: 0, y: 0 }, width: 100, height },
  ...{ rotation: 0, opacity: 1, locked: false },
});

/** A text of one letter, black; every letter of the test's font is the same square, which no other font draws. */
const text = (font: string, more: object = {}) => ({
  ...{ ...placed('t'), type: 'text' },
  text_details: {
    ...{ text: 'il', font, fontSize: 80, fontColor: '#000000', textAlign: 'left' },
    ...{ bold: false, italic: false, letterSpacing: 0, lineHeight: 0, ...more },
  },
});
const picture = (src: string, sub_type?: string) => ({
  ...{ ...placed('p'), type: 'image', image_details: { src } },
  ...(sub_type !== undefined && { sub_type }),
});

const showing = (object: object) => {
  const blank = blankDesign({ width: 100, height: 100 });
  return { ...blank, pages: [{ ...blank.pages[0], objects: [object] }] };
};

describe.each(await anyEngine('thumbnails with a brand'))('thumbnails with a brand, on %s', (engine) => {
  let server: TestServer;
  let member: Member;
  let pool: RenderPool;
  let squares: Uint8Array;

  beforeAll(async () => {
    server = await testServer({ engine });
    squares = await postScriptFont();
    const { folder, index } = await loadCatalog(server.catalog.folder);
    const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
    pool = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
  });
  afterAll(async () => {
    await pool.close();
    await server.close();
  });
  beforeEach(async () => {
    member = await server.member();
  });

  /** The thumbnail of a new design that shows an object: its pixels, RGB. */
  async function paint(object: object, who = member): Promise<Buffer> {
    const { _id: id } = await who.api(calls.createBlankDesign, {});
    await who.api(calls.saveBackend, { id, design_file: showing(object), rev: 0 });
    await paintThumbnail({ ...server.services, pool }, id);
    const { thumbnail } = await who.api(calls.getOne, { id });
    const bytes = Buffer.from(await (await who.fetch(thumbnail)).arrayBuffer());
    return sharp(bytes).removeAlpha().raw().toBuffer();
  }
  const meanOf = (pixels: Buffer, channel: number) =>
    pixels.filter((_, i) => i % 3 === channel).reduce((sum, value) => sum + value, 0) / (pixels.length / 3);
  const upload = async (name = 'Squares', who = member) =>
    (await uploadBrand(who, 'font', squares, name)).data!;
  /** How differently two pictures are painted, 0 to 255. */
  const apart = (a: Buffer, b: Buffer) =>
    a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

  it('a text is set in the font its team uploaded, found by its address or by its name', async () => {
    const { src, _id } = await upload();
    const usual = await paint(text('Montserrat'));
    const byName = await paint(text('Squares'));
    expect(apart(byName, usual)).toBeGreaterThan(5);
    for (const font_src of [src, `brand_file/${_id}`])
      expect(apart(await paint(text('Squares', { font_src })), byName)).toBeLessThan(0.5);
    // a part of a text may have a font of its own
    const run = { start: 0, end: 2, font: 'Squares', font_src: src };
    expect(apart(await paint(text('Montserrat', { runs: [run] })), byName)).toBeLessThan(0.5);
  });

  it('also when it was renamed or removed since, and in a copy that somebody else owns', async () => {
    const { src, _id, name } = await upload();
    const byName = await paint(text('Squares'));
    const { _id: team_id } = await teamOf(member);
    await member.api(brandKit.updateFontUploads, { team_id, font_uploads: [{ _id, name: 'Other', src }] });
    expect(apart(await paint(text(name, { font_src: src })), byName)).toBeLessThan(0.5);
    await member.api(brandKit.updateFontUploads, { team_id, font_uploads: [] });
    expect(apart(await paint(text(name, { font_src: src })), byName)).toBeLessThan(0.5);
    const other = await server.member();
    expect(apart(await paint(text(name, { font_src: src }), other), byName)).toBeLessThan(0.5);
  });

  it('a font of one team does not stay for the next that names one like it', async () => {
    await upload('House');
    const ours = await paint(text('House'));
    const other = await server.member();
    const theirs = await paint(text('House'), other);
    expect(apart(theirs, ours)).toBeGreaterThan(5);
    expect(apart(theirs, await paint(text('Montserrat'), other))).toBeLessThan(0.5);
  });

  it('fonts of two teams that have one name are each their own, and one named like a family is not that family', async () => {
    const ours = await upload('House');
    const other = await server.member();
    const fraunces = await readFile(new URL(FRAUNCES, import.meta.url));
    const theirs = (await uploadBrand(other, 'font', fraunces, 'House')).data!;
    const alone = {
      ours: await paint(text('House', { font_src: ours.src })),
      theirs: await paint(text('House', { font_src: theirs.src })),
    };
    expect(apart(alone.ours, alone.theirs)).toBeGreaterThan(5);
    // in one design: the second letter in the font of the other team
    const run = { start: 1, end: 2, font: 'House', font_src: theirs.src };
    const both = await paint(text('House', { font_src: ours.src, runs: [run] }));
    for (const one of Object.values(alone)) expect(apart(both, one)).toBeGreaterThan(2);
    const named = await paint(text('Montserrat', { font_src: ours.src }));
    expect(apart(named, alone.ours)).toBeLessThan(0.5);
    // a part that only differs in size stays in the font of the whole
    const size = { start: 0, end: 2, fontSize: 80.01 };
    const resized = await paint(text('House', { font_src: ours.src, runs: [size] }), other);
    expect(apart(resized, alone.ours)).toBeLessThan(0.5);
    // an address of nobody's font: the name decides
    const elsewhere = await paint(text('Montserrat', { font_src: 'https://elsewhere.example/m.ttf' }));
    expect(apart(elsewhere, await paint(text('Montserrat')))).toBeLessThan(0.5);
  });

  it('a font that can no longer be read gives way to another', async () => {
    const { _id } = await upload('Broken');
    const { db, files } = server.services;
    const junk = await files.put(Buffer.from('not a font'));
    const [row] = await db.select().from(brandFile).where(eq(brandFile.id, _id));
    await files.remove(row!.file_hash);
    const read = files.read.bind(files);
    files.read = (hash) => read(hash === row!.file_hash ? junk : hash);
    const painted = await paint(text('Broken'));
    files.read = read;
    await files.put(squares);
    expect(meanOf(painted, 0)).toBeGreaterThan(100);
  });

  it('logos are shown, pictures and drawings alike, also after they were removed', async () => {
    const color = await sharp(await jpeg(20, 10))
      .png()
      .toBuffer();
    const flat = (await uploadBrand(member, 'logo', color, 'Flat')).data!;
    const drawn = (
      await uploadBrand(
        member,
        'logo',
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#36a"/></svg>',
        ),
        'Drawn',
      )
    ).data!;
    const shown = [
      picture(`brand_file/${flat._id}`),
      picture(flat.src),
      picture(`brand_file/${drawn._id}`),
      picture(`brand_file/${drawn._id}`, 'icon'),
    ];
    for (const object of shown) {
      const pixels = await paint(object);
      for (const [channel, meant] of [0x33, 0x66, 0xaa].entries())
        expect(Math.abs(meanOf(pixels, channel) - meant)).toBeLessThan(10);
    }
    await change(member, { logos: [flat] });
    await change(member, { logos: [] });
    expect(Math.abs(meanOf(await paint(shown[0]!), 0) - 0x33)).toBeLessThan(10);
    // a font is no picture, whatever a design says
    const font = await upload();
    expect(meanOf(await paint(picture(`brand_file/${font._id}`)), 0)).toBeGreaterThan(100);
  });

  it('removed ones are forgotten after 30 days, unless a design shows them; logos of no kit are removed', async () => {
    const { db } = server.services;
    const colors = ['#010203', '#020304', '#030405', '#040506'];
    const logos = await Promise.all(
      colors.map(async (background, i) => {
        const image = sharp({ create: { width: 9, height: 9, channels: 3, background } });
        return (await uploadBrand(member, 'logo', await image.png().toBuffer(), `Logo ${i}`)).data!;
      }),
    );
    const [unused, shown, inKit, waiting] = logos as [Logo, Logo, Logo, Logo];
    const font = await upload('Only "named"');
    await change(member, { logos: [unused, shown, inKit] });
    await change(member, { logos: [inKit] });
    const { _id: team_id } = await teamOf(member);
    await member.api(brandKit.updateFontUploads, { team_id, font_uploads: [] });
    await paint(picture(shown.src));
    await paint(text('Only "named"'));
    const old = sql`now() - make_interval(days => 31)`;
    const ofTeam = eq(brandFile.team_id, team_id);
    await db.update(brandFile).set({ created_at: old }).where(ofTeam);
    await db
      .update(brandFile)
      .set({ removed_at: old })
      .where(and(ofTeam, isNotNull(brandFile.removed_at)));
    await collectBrandFiles(db);
    const there = new Map((await db.select().from(brandFile).where(ofTeam)).map((row) => [row.id, row]));
    expect(there.has(unused._id)).toBe(false);
    expect([shown, inKit, waiting, font].every(({ _id }) => there.has(_id))).toBe(true);
    expect(there.get(inKit._id)!.removed_at).toBeNull();
    for (const { _id } of [shown, waiting, font])
      expect(Date.now() - there.get(_id)!.removed_at!.getTime()).toBeLessThan(60_000);
    expect(await collectBrandFiles(db)).toBe(0);
  });

  it('their files stay while their rows do, also those of removed ones, and go with the account', async () => {
    const { db, files } = server.services;
    const leaving = await server.member();
    const bytes = await jpeg(41, 10);
    const { _id } = (await uploadBrand(leaving, 'logo', bytes, 'Kept')).data!;
    await db
      .update(brandFile)
      .set({ removed_at: new Date(0) })
      .where(eq(brandFile.id, _id));
    const [row] = await db.select().from(brandFile).where(eq(brandFile.id, _id));
    await collectFiles(db, files, -1);
    expect(await files.has(row!.file_hash)).toBe(true);
    await db.delete(user).where(eq(user.id, leaving.user.id));
    await collectFiles(db, files, -1);
    expect(await files.has(row!.file_hash)).toBe(false);
  });
});
