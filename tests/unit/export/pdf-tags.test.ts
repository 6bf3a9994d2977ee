import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import { srgbProfile } from '../../../elements/export/pdf/tags/srgb-intent.js';
import { goldenPdf, type PdfOptions } from '../../support/exported.js';
import { imageOf, shapeOf, textOf } from '../../support/objects.js';
import { normalText, pdfJsPages, type PdfJsPage, type StructureNode } from '../../support/pdf-readers.js';

const SIZE = { width: 800, height: 600 };
const PHOTO = 'photo:leaves';

const words = (id: string, text: string, at: readonly [number, number], more: object = {}): DesignObject =>
  textOf(
    { text, fontSize: 20, ...more },
    { id, layer_index: 1, position: { x: at[0], y: at[1] }, width: 400, height: 30 },
  );
const photo = (more: object = {}, details: object = {}): DesignObject =>
  imageOf(
    { src: PHOTO, ...details },
    { id: 'photo', layer_index: 0, position: { x: 40, y: 300 }, width: 200, height: 150, ...more },
  );

/** Drawn from the bottom of the page to its top: what is read first comes last in the stack. */
const poster = [
  photo({}, { picture_name: 'Leaves in the rain' }),
  words('small', 'Doors open at eight.\nBring a friend and a warm coat for the walk.', [40, 200]),
  words('title', 'Night walk', [40, 40], { fontSize: 60 }),
  shapeOf({ outline: 'star', fill: '#336699' }, { id: 'star', position: { x: 600, y: 400 } }),
];

const read = async (objects: readonly DesignObject[], options: PdfOptions = {}) => {
  const bytes = await goldenPdf([{ ...SIZE, page: { background_color: '#ffffff', objects } }], options);
  const [page] = await pdfJsPages(bytes);
  return { page: page!, file: Buffer.from(bytes).toString('latin1') };
};

/** Roles with the words or the text of each, in the order in which they are read. */
function blocksOf({ structure, marked }: PdfJsPage): string[][] {
  const blocks: string[][] = [];
  const walk = ({ role, alt, children = [] }: StructureNode): void => {
    const content = children.filter(({ type }) => type === 'content');
    const said = content.map(({ id }) => marked[id!] ?? '').join('');
    if (content.length > 0 && role) blocks.push([role, alt ?? normalText(said)]);
    for (const child of children) walk(child);
  };
  if (structure) walk(structure);
  return blocks;
}

describe('what a PDF says to somebody who cannot see it', () => {
  let found: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    found = await read(poster);
  });

  it('is its headings, paragraphs and figures in reading order, in their language, with the colors that are meant [E-025]', () => {
    expect(blocksOf(found.page)).toEqual([
      ['H1', 'Night walk'],
      ['P', 'Doors open at eight.'],
      ['P', 'Bring a friend and a warm coat for the walk.'],
      ['Figure', 'Leaves in the rain'],
    ]);
    const { file } = found;
    expect(file).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(file).toMatch(/\/Marked true/);
    expect(file).toMatch(/\/Lang \(en\)/);
    expect(file).toMatch(/\/Tabs \/S/);
    expect(file).toMatch(/\/S \/GTS_PDFA1\s+\/OutputConditionIdentifier \(sRGB IEC61966-2\.1\)/);
    expect(file).toMatch(/\/DestOutputProfile \d+ 0 R/);
  });

  it('leaves out what decorates: shapes, the paper, and pictures of which that was said', async () => {
    const { page } = await read([photo({ alt: '' }, { picture_name: 'Leaves' }), poster[3]!, poster[2]!]);
    expect(blocksOf(page).map(([role]) => role)).toEqual(['P']);
  });

  it('holds what was typed in place of the picture’s name, and for a shape that means something', async () => {
    const star = { ...poster[3]!, alt: 'Best of 2026' };
    const { page } = await read([photo({ alt: 'Wet leaves, close' }, { picture_name: 'Leaves' }), star]);
    expect(blocksOf(page)).toEqual([
      ['Figure', 'Wet leaves, close'],
      ['Figure', 'Best of 2026'],
    ]);
  });

  it('stays whole where objects are put together first: see-through words are words', async () => {
    const pale = { ...words('pale', 'Thin ice', [40, 40]), opacity: 0.5, shadow: null } as DesignObject;
    const { page } = await read([
      pale,
      { ...photo({ opacity: 0.4, blend_mode: 'multiply' }, { picture_name: 'Leaves' }) },
    ]);
    expect(blocksOf(page).map(([role]) => role)).toEqual(['P', 'Figure']);
  });

  it('spells out words that are drawn as shapes', async () => {
    const { file } = await read([words('a', 'Only outlines', [40, 40])], { text: 'outlines' });
    expect(file).toMatch(/\/ActualText \(Only outlines\)/);
  });

  it('knows the links of a page by their place in it', async () => {
    const { page } = await read([{ ...poster[2]!, link: 'https://example.com/' } as DesignObject]);
    const roles: string[] = [];
    const walk = (node: StructureNode): void => {
      if (node.role) roles.push(node.role);
      node.children?.forEach(walk);
    };
    walk(page.structure!);
    expect(roles).toContain('Link');
  });
});

describe('the profile of the colors', () => {
  it('is one of sRGB that color programs can read', async () => {
    const profile = Buffer.from(srgbProfile());
    expect(profile.readUInt32BE(0)).toBe(profile.length);
    const gray = sharp({ create: { width: 1, height: 1, channels: 3, background: '#40a0e0' } });
    const png = await gray.png().toBuffer();
    const folder = await mkdtemp(join(tmpdir(), 'profile-'));
    try {
      const path = join(folder, 'srgb.icc');
      await writeFile(path, profile);
      const { data } = await sharp(png).withIccProfile(path).raw().toBuffer({ resolveWithObject: true });
      [0x40, 0xa0, 0xe0].forEach((wanted, i) => expect(Math.abs(data[i]! - wanted)).toBeLessThanOrEqual(1));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
