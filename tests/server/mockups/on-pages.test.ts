import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { mockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import { mockupSrc } from '../../../elements/compose/format/mockup-src.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user } from '../../../server/contract/user.js';
import { MockupPool } from '../../../server/jobs/mockup-rendering/mockup-pool.js';
import { paintThumbnail } from '../../../server/jobs/handlers/paint-thumbnail.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import { sendForm, uploaded } from '../support/form.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

let server: TestServer;
let owner: Visitor;
let pool: RenderPool;
const mockups = new MockupPool({ onError: ({ message }) => expect.fail(message) });

beforeAll(async () => {
  server = await testServer();
  owner = await server.member();
  const { folder, index } = await loadCatalog(server.catalog.folder);
  const fonts = { folder, families: index.fonts, fallbacks: index.fallbackFonts };
  pool = new RenderPool(fonts, { onError: ({ message }) => expect.fail(message) });
});
afterAll(async () => {
  await pool.close();
  await mockups.close();
  await server.close();
});

const filled = (src: string) =>
  mockupSrc({ id: 'mug', inputs: mockupInputs.parse({ user_images: [{ src }] }) });

/** A design whose first page is a mockup. */
const showing = (src: string) => {
  const blank = blankDesign({ width: 100, height: 100 });
  const object = {
    ...{ id: 'm', type: 'image', sub_type: 'mockup', layer_index: 0, position: { x: 0, y: 0 } },
    ...{ width: 100, height: 100, rotation: 0, opacity: 1, locked: false },
    image_details: { src: filled(src) },
    mockup_details: { id: 'mug', inputs: {} },
  };
  return { ...blank, pages: [{ ...blank.pages[0]!, objects: [object] }] };
};

async function make(design: object, who = owner): Promise<string> {
  return (await who.api(savedDesign.createFromJson, { design_file: design } as never))._id;
}

/** The color in the middle of a design's painted thumbnail; null when nothing of the mockup shows. */
async function middle(id: string): Promise<number[] | null> {
  await paintThumbnail({ ...server.services, pool, mockups }, id);
  const { thumbnail } = await owner.api(savedDesign.getOne, { id });
  const bytes = Buffer.from(await (await owner.fetch(thumbnail)).arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  // round the surface the scene is gray
  const [scene] = at(4, 4);
  return Math.abs(scene! - 120) < 12 ? at(info.width / 2, info.height / 2) : null;
}

const red = (color: readonly number[] | null) => color![0]! > 190 && color![1]! < 70 && color![2]! < 70;

it('a mockup on a page is composed for its thumbnail, with an upload in it', async () => {
  const bytes = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#e61414' } })
    .png()
    .toBuffer();
  const { picture } = await uploaded(sendForm(owner, user.uploadPhoto, {}, [{ bytes }]));
  expect(await middle(await make(showing(`upload/${picture!._id}`)))).toSatisfy(red);
});

it('and with a page of another design, if its owner may see that', async () => {
  const blank = blankDesign({ width: 50, height: 50 });
  const colored = { ...blank, pages: [{ ...blank.pages[0]!, background_color: '#e61414' }] };
  const pageOf = async (who: Visitor) => {
    const id = await make(colored, who);
    const { design_file } = await who.api(savedDesign.getOne, { id });
    return `dm-page:${id}/${(design_file as typeof blank).pages[0]!.id}`;
  };
  expect(await middle(await make(showing(await pageOf(owner))))).toSatisfy(red);
  expect(await middle(await make(showing(await pageOf(await server.member()))))).toBeNull();
});

it('and never with itself without end', async () => {
  const design = showing('upload/none');
  const id = await make(design);
  const around = { ...design, pages: [{ ...design.pages[0]!, id: 'p' }] };
  around.pages[0]!.objects[0]!.image_details.src = filled(`dm-page:${id}/p`);
  const rev = (await owner.api(savedDesign.getOne, { id })).rev;
  await owner.api(savedDesign.saveBackend, { id, design_file: around, rev } as never);
  // it is painted, the page within it without its mockup
  expect(await middle(id)).not.toBeNull();
});
