import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { textMask } from '../../../elements/imaging/cutout/mask-text.js';
import { redIsSubject } from '../../server/cutout-model/small-network.js';
import { registered } from '../support/accounts.js';
import { call } from '../support/call.js';
import { EditorPage } from '../support/editor-page.js';
import { OwnServer } from '../support/server/own-server.js';
import { expect, test } from '../support/test.js';
import { toast } from '../support/toast.js';

const RED = { left: 40, top: 40, size: 160 };
const GREEN = { left: 360, top: 140, size: 320 };

/** On a pale ground a large green square in the middle, which anybody would cut out, and a small red one in the corner. */
const square = ({ left, top, size }: typeof RED, background: string) => ({
  input: { create: { width: size, height: size, channels: 3 as const, background } },
  ...{ left, top },
});
const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#e8ecf0' } })
  .composite([square(RED, '#d02020'), square(GREEN, '#208040')])
  .png();

const OBJECT = {
  ...{ id: 'photo', type: 'image', layer_index: 0, position: { x: 100, y: 100 }, width: 600, height: 400 },
  ...{ rotation: 0, opacity: 1, locked: false },
};

test("a model of the operator's cuts out a member's picture; when it cannot be asked, that is said and the built-in cut-out does it [E-014]", async ({
  browser,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  const file = join(folder, 'isnet.onnx');
  await writeFile(file, redIsSubject({ input: ['batch', 3, 'height', 'width'] }));
  const server = await OwnServer.start(() => ({ CUTOUT_MODEL: file }));
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await registered(page);
    const uploaded = await page.request.post('/api/user/upload_photo', {
      headers: { 'x-design-maker': '1' },
      multipart: { file: { name: 'squares.png', mimeType: 'image/png', buffer: await photo.toBuffer() } },
    });
    const { data } = (await uploaded.json()) as { data: { resources: { path: string }[] } };
    const { _id: id } = (await call(page, 'saved_design/create_blank_design', {})) as { _id: string };
    const { rev, design_file } = (await call(page, 'saved_design/get_one', { id })) as {
      rev: number;
      design_file: { pages: object[] };
    };
    const image_details = { src: data.resources.at(-1)!.path };
    design_file.pages[0] = { ...design_file.pages[0], objects: [{ ...OBJECT, image_details }] };
    await call(page, 'saved_design/save_backend', { id, rev, design_file });
    await page.goto(`/designmaker/start/designs/${id}/edit`);
    const editor = new EditorPage(page);
    await editor.opened();
    await editor.select('photo');
    const button = page.getByRole('button', { name: 'Remove Background', exact: true });

    await button.click();
    await expect.poll(() => keptOf(editor)).toEqual({ red: true, green: false, ground: false });
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => keptOf(editor)).toBeNull();
    await page.route('**/api/cutout/find_subject', (route) => route.abort());
    await button.click();
    await expect(
      toast(page, 'The server cannot be reached. The built-in cut-out was used instead.'),
    ).toBeVisible();
    await expect.poll(() => keptOf(editor)).toMatchObject({ green: true, ground: false });
  } finally {
    await context.close();
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
});

/** What is kept of the squares and of the ground between them; null while all of the picture shows. */
async function keptOf(editor: EditorPage) {
  const { bgremoval } = (await editor.object('photo')) as { bgremoval?: { mask?: string } | null };
  const mask = textMask(bgremoval?.mask ?? '');
  if (!mask) return null;
  const kept = (x: number, y: number) =>
    mask.data[Math.floor((y / 600) * mask.height) * mask.width + Math.floor((x / 900) * mask.width)]! > 127;
  return { red: kept(120, 120), green: kept(520, 300), ground: kept(280, 500) };
}
