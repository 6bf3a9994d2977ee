import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDesign } from '../../../elements/headless/cli/run-design.js';
import { createDesign, designSchema } from '../../../elements/headless/node.js';

const TEMPLATE = 'catalog/dist/templates/bulb-talk.json';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'design-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the command answers, typed as words parted by spaces. */
async function design(line: string, input = '') {
  const out: Uint8Array[] = [];
  let err = '';
  const code = await runDesign(line.split(' '), {
    stdin: Readable.from([input]),
    out: (bytes) => void out.push(typeof bytes === 'string' ? Buffer.from(bytes) : bytes),
    err: (text) => void (err += text),
    catalog: 'catalog/dist',
  });
  return { code, out: Buffer.concat(out), err };
}

describe('the design command', () => {
  it('validates and renders design files, and prints their schema: the same as the API [E-082]', async () => {
    const valid = await design(`validate ${TEMPLATE}`);
    expect([valid.code, valid.out.toString()]).toEqual([
      0,
      `${TEMPLATE} is a design of 1 page, 1080 x 1080 px\n`,
    ]);
    const page = createDesign().pages[0]!;
    const broken = JSON.stringify({ ...createDesign(), pages: [{ ...page, background_color: 'red' }] });
    const refused = await design('validate -', broken);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^the input is not a design: pages\[0\]\.background_color: .+\n$/);

    const file = join(folder, 'out.pdf');
    expect(await design(`render ${TEMPLATE} ${file}`)).toMatchObject({ code: 0, err: '' });
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    const png = await design('render - - --format png --scale 0.25', await readFile(TEMPLATE, 'utf8'));
    expect(await sharp(png.out).metadata()).toMatchObject({ format: 'png', width: 270 });
    expect(JSON.parse((await design('schema')).out.toString())).toEqual(designSchema());
  });

  it('writes films by the ending of their name, and notes a sound that it cannot read', async () => {
    const page = { ...createDesign().pages[0]!, animation_duration: 1 };
    const sound = { src: 'src:beep.m4a', name: 'beep' };
    const path = join(folder, 'moving.json');
    await writeFile(
      path,
      JSON.stringify({ ...createDesign({ width: 60, height: 40 }), pages: [page], sound }),
    );
    const film = join(folder, 'moving.mp4');
    expect(await design(`render ${path} ${film} --rate 5 --pictures tests/fixtures/sounds`)).toMatchObject({
      ...{ code: 0, err: 'Note: src:beep.m4a cannot be had or read; the design is rendered without it\n' },
    });
    expect((await readFile(film)).subarray(4, 8).toString()).toBe('ftyp');
  });

  it('notes what is missing, and says what it cannot do', async () => {
    const lost = { ...createDesign(), pages: [{ ...createDesign().pages[0]!, objects: [picture] }] };
    const path = join(folder, 'lost.json');
    await writeFile(path, JSON.stringify(lost));
    const noted = await design(`render ${path} ${join(folder, 'lost.jpg')}`);
    expect(noted).toMatchObject({
      code: 0,
      err: 'Note: src:lost.png cannot be had or read; the design is rendered without it\n',
    });
    for (const [line, said] of [
      ['render', 'render needs a FILE and an OUT'],
      [`render ${TEMPLATE} out.tiff`, 'tiff is none of the formats: png, jpg, webp, svg, pdf, mp4, gif'],
      [`render ${TEMPLATE} out`, 'out: say the format'],
      [`render ${TEMPLATE} out.png --scale x`, '--scale must be a number from 0.01 to 100, not x'],
      [`render ${TEMPLATE} out.png --page 1.5`, '--page must be a whole number from 1, not 1.5'],
      [`render ${TEMPLATE} out.png --colour`, "Unknown option '--colour'"],
      ['paint x', 'there is no paint'],
    ] as const) {
      const { code, err } = await design(line);
      expect([code, err.split('\n')[0]], line).toEqual([2, expect.stringContaining(said)]);
    }
    for (const [line, said] of [
      [`render ${TEMPLATE} ${folder}/out.png --page 9`, 'there is no page 9'],
      ['render nowhere.json out.png', 'there is no file nowhere.json'],
      ['render package.json out.png', 'this is not a design: version'],
      [`render ${TEMPLATE} out.png --catalog /nowhere`, 'there is no catalog in /nowhere'],
    ] as const) {
      const { code, err } = await design(line);
      expect([code, err], line).toEqual([1, expect.stringContaining(said)]);
    }
  });
});

const picture = {
  ...{ id: 'lost', type: 'image', sub_type: 'image', layer_index: 0, position: { x: 0, y: 0 } },
  ...{ width: 40, height: 40, rotation: 0, opacity: 1, locked: false, image_details: { src: 'lost.png' } },
};
