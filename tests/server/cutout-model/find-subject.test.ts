import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutout } from '../../../server/contract/cutout.js';
import { FILE_FIELD, GUARD_HEADER, type ResponseOf } from '../../../server/contract/contract.js';
import { createCutoutModel } from '../../../server/cutout-model/create-cutout-model.js';
import type { CutoutModel } from '../../../server/cutout-model/cutout-model.js';
import { redIsSubject } from './small-network.js';
import { sendForm } from '../support/form.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';
import { startProcess } from '../support/processes/server-process.js';
import { testCatalog } from '../support/catalog.js';
import { seedDataFolder } from '../support/seed-archive.js';

const onError = (error: Error): void => {
  throw error;
};

let folder: string;
let model: CutoutModel;
let server: TestServer;
let member: Visitor;

/** A file of the operator's. */
async function fileOf(bytes: Uint8Array | string, name = 'isnet-small.onnx'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
  model = await createCutoutModel({ path: await fileOf(redIsSubject()) }, { onError });
  server = await testServer({ cutoutModel: model });
  member = await server.member();
});
afterAll(async () => {
  await server.close();
  await model.close();
  await rm(folder, { recursive: true, force: true });
});

/** Blue, with a red left half. */
const half = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2040c0' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#e02020' } },
      ...{ left: 0, top: 0 },
    },
  ]);

/** What is left of the app. */
const PAGE = '<head></head><script type="application/json" id="configuration">{}</script>';

type Answer = ResponseOf<typeof cutout.findSubject>;

async function ask(who: Visitor, bytes: Uint8Array) {
  const response = await sendForm(who, cutout.findSubject, {}, [{ bytes }]);
  return (await response.json()) as { data?: Answer; error?: { code: string; message: string } };
}

/** What is kept at fractions of the picture. */
function keptIn({ width, height, mask }: Answer) {
  const data = Buffer.from(mask, 'base64');
  expect(data.length).toBe(width * height);
  return (x: number, y: number) => data[Math.floor(y * height) * width + Math.floor(x * width)]! > 127;
}

describe("a model file of the operator's", () => {
  it('finds the subject of a picture, in the proportions of the picture [E-014]', async () => {
    const { data } = await ask(member, await half(900, 600).jpeg().toBuffer());
    expect(data).toMatchObject({ width: 640, height: 427 });
    const kept = keptIn(data!);
    expect([kept(0.25, 0.1), kept(0.25, 0.9), kept(0.75, 0.1), kept(0.75, 0.9)]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(data!.score).toBeGreaterThan(0.9);
  });

  it('sees pictures upright, whatever way their camera lay, and gray and transparent ones too', async () => {
    const turned = await half(80, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { data } = await ask(member, turned);
    expect(data).toMatchObject({ width: 40, height: 80 });
    const kept = keptIn(data!);
    expect([kept(0.5, 0.2), kept(0.5, 0.8)]).toEqual([true, false]);
    const gray = await half(40, 40).toColourspace('b-w').png().toBuffer();
    expect((await ask(member, gray)).data).toBeDefined();
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    expect(keptIn((await ask(member, clear)).data!)(0.5, 0.5)).toBe(false);
  });

  it('takes any size where it says so, and numbers that are no parts of 1', async () => {
    const path = await fileOf(
      redIsSubject({ input: ['batch', 3, 'height', 'width'], sigmoid: false }),
      'u2net.onnx',
    );
    const other = await createCutoutModel({ path }, { onError });
    expect(other.about).toMatch(
      /^u2net\.onnx cuts out pictures, as u2net, 320 x 320 px, by onnxruntime-\w+$/,
    );
    const { data, width } = await other.find(
      await half(60, 60).png().toBuffer(),
      new AbortController().signal,
    );
    expect([data[30 * width + 10]! > 200, data[30 * width + 50]! < 50]).toEqual([true, true]);
    await other.close();
  });

  it('is only asked by members, and only about pictures', async () => {
    const picture = await half(20, 20).png().toBuffer();
    expect((await ask(server.visitor(), picture)).error).toMatchObject({ code: 'not_signed_in' });
    for (const wrong of [Buffer.from('no picture'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
      expect((await ask(member, wrong)).error).toMatchObject({ code: 'invalid_image' });
    expect((await ask(member, picture)).data).toBeDefined();
  });

  it('lets go at once of what is not wanted any more, and takes the next', async () => {
    const picture = await half(40, 40).png().toBuffer();
    const stop = new AbortController();
    const first = model.find(picture, stop.signal);
    const waiting = model.find(picture, stop.signal);
    const next = model.find(picture, new AbortController().signal);
    stop.abort(new Error('not wanted'));
    await expect(first).rejects.toThrow('not wanted');
    await expect(waiting).rejects.toThrow('not wanted');
    expect((await next).width).toBe(40);
  });

  it('is told when whoever asked is gone', async () => {
    const gone: unknown[] = [];
    let asked: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (asked = resolve));
    const patient: CutoutModel = {
      ...{ about: '', close: () => Promise.resolve() },
      find: (_, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            gone.push(signal.reason);
            reject(signal.reason as Error);
          });
          asked();
        }),
    };
    const other = await testServer({ cutoutModel: patient });
    const asking = await other.member();
    const form = new FormData();
    form.append(FILE_FIELD, new Blob([new Uint8Array(await half(20, 20).png().toBuffer())]), 'a.png');
    const leaving = new AbortController();
    const call = asking.fetch('/api/cutout/find_subject', {
      ...{ method: 'POST', headers: { [GUARD_HEADER]: '1' }, body: form, signal: leaving.signal },
    });
    await begun;
    leaving.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => gone).toMatchObject([{ code: 'stale' }]);
    await other.close();
  });

  it('is not asked by more than can wait: the others are told', async () => {
    const picture = await half(40, 40).png().toBuffer();
    const ask = () => model.find(picture, new AbortController().signal);
    const all = await Promise.allSettled(Array.from({ length: 12 }, ask));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'too_many' });
  });
});

describe('a model file that cannot be used', () => {
  it.each([
    ['text', async () => fileOf('This is no model'.repeat(99), 'text.onnx'), 'is no ONNX model'],
    ['half of one', async () => fileOf(redIsSubject().slice(0, 120), 'half.onnx'), 'is no ONNX model'],
    ['nothing', async () => fileOf('', 'empty.onnx'), 'is no ONNX model'],
    ['not there', async () => join(folder, 'nowhere.onnx'), 'is not there'],
    ['a folder', async () => folder, 'is a folder'],
    [
      'of four channels',
      async () => fileOf(redIsSubject({ input: [1, 4, 32, 32], colors: [1, 1, 1, 1] }), 'four.onnx'),
      'takes [1, 4, 32, 32], but one picture as [1, 3, height, width] of float32 is needed',
    ],
  ])('%s: is told with its reason', async (_, path, reason) => {
    const refused = createCutoutModel({ path: await path() }, { onError });
    await expect(refused).rejects.toThrow(reason);
  });

  it.each([
    ['answers two masks', 'two.onnx', { masks: 2 }],
    // nothing declares that its weights do not fit
    ['fails while it runs', 'u2net-wide.onnx', { input: ['n', 3, 'height', 'width'], kernel: 400 }],
  ])('and %s fails the picture, in words, and the server goes on', async (_, name, network) => {
    const path = await fileOf(redIsSubject(network), name);
    const failing = await createCutoutModel({ path }, { onError });
    const other = await testServer({ cutoutModel: failing });
    const picture = await half(20, 20).png().toBuffer();
    const asking = await other.member();
    const told = { code: 'not_made', message: 'The cut-out model could not work on this picture' };
    for (let times = 0; times < 2; times += 1) expect((await ask(asking, picture)).error).toMatchObject(told);
    expect((await asking.fetch('/readyz')).status).toBe(200);
    await other.close();
    await failing.close();
  });
});

it('a server says at its start which model it uses, or why it does not, works all the same, and tells its pages [E-014]', async () => {
  const catalog = await testCatalog();
  const good = await fileOf(redIsSubject());
  const broken = await fileOf('no model', 'broken.onnx');
  const app = join(folder, 'app');
  await mkdir(app);
  await writeFile(join(app, 'index.html'), PAGE);
  await writeFile(join(app, 'routes.json'), '[]');
  for (const [path, note, used] of [
    [good, 'Note: isnet-small.onnx cuts out pictures, as isnet, 32 x 32 px, by onnxruntime-', true],
    [broken, `Note: CUTOUT_MODEL: ${broken} is no ONNX model that can be opened`, false],
  ] as const) {
    const data = await mkdtemp(join(tmpdir(), 'data-'));
    await seedDataFolder(data);
    const { child, ready, output, ended } = startProcess({
      ...{ DATA_DIR: data, CATALOG_DIR: catalog.folder, CUTOUT_MODEL: path, APP_DIR: app },
    });
    const address = await ready;
    expect(output.err).toContain(note);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await (await fetch(`${address}/`)).text()).includes('"cutoutModel":true')).toBe(used);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await rm(data, { recursive: true, force: true });
  }
  await catalog.remove();
});
