import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../../server/contract/all-calls.js';
import { account } from '../../../server/contract/account.js';
import { brandKit } from '../../../server/contract/brand-kit.js';
import { category } from '../../../server/contract/category.js';
import { addressOf, GUARD_HEADER, type Call } from '../../../server/contract/contract.js';
import { design } from '../../../server/contract/design.js';
import { designResource } from '../../../server/contract/design-resource.js';
import { folder } from '../../../server/contract/folder.js';
import { imageProxy } from '../../../server/contract/image-proxy.js';
import { permission } from '../../../server/contract/permission.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { render } from '../../../server/contract/render.js';
import { tag } from '../../../server/contract/tag.js';
import { textTemplate } from '../../../server/contract/text-template.js';
import { trash } from '../../../server/contract/trash.js';
import { user } from '../../../server/contract/user.js';
import { designRevision } from '../../../server/db/schema.js';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { packedGroup } from '../support/packed-group.js';
import { jpeg } from '../support/catalog.js';
import { accountExamples } from '../support/accounts/contract-account.js';
import { cutout } from '../../../server/contract/cutout.js';
import { imagemakerExamples, madePicture } from '../support/contract-imagemaker.js';
import { mockupExamples, mockupFiles, type Example } from '../support/contract-mockups.js';
import { orderExamples } from '../support/contract-orders.js';
import { onePhoto, stockPhotoExamples } from './support/stock-photo-examples.js';
import { subscriptionExamples } from '../support/contract-subscriptions.js';
import { searchExamples } from '../support/contract-searches.js';
import { giveOwnAccount, PASSWORD } from '../support/accounts/own-account.js';
import { giveCredits } from '../support/premium.js';
import { sendForm, uploaded } from '../support/form.js';
import { openApiFile, type OpenApiFile } from './support/openapi-file.js';
import { testServer, type TestServer, type Visitor } from '../support/server.js';

const dot = async () => `data:image/jpeg;base64,${(await jpeg(8, 8)).toString('base64')}`;
const thumbnail = await dot();
const photo = await jpeg(9, 9);

/** A picture of the principal's, and the folder it lies in. */
const kept = { folder_id: '', resource: '' };
/** A folder of pictures that the principal made. */
const made = { folder_id: '' };
/** A picture the principal had made. */
const generated = { id: '' };
/** The principal's My Designs. */
let myDesigns = '';

const examples: readonly Example[] = [
  { call: category.getDesignCategories, good: () => ({}) },
  { call: category.fetchAllDesignCategories, good: () => ({}) },
  { call: category.getDesignRecommendations, good: () => ({ id: 'post' }), bad: [{}, 'bad_request'] },
  {
    call: category.get,
    good: () => ({ type: 'design', filter_empty: true, active: true }),
    bad: [{ type: 'video' }, 'bad_request'],
  },
  ...searchExamples,
  ...stockPhotoExamples,
  { call: design.getBackend, good: () => ({ id: 'sunny' }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: design.saveBackend,
    good: () => ({ name: 'New', design_file: blankDesign(), categories: ['post'], keywords: ['a'] }),
    bad: [{ id: 'sunny', name: 'New' }, 'bad_request'],
  },
  { call: textTemplate.getBackend, good: () => ({ id: 'quote' }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: textTemplate.saveBackend,
    good: () => ({ name: 'New', object: packedGroup() }),
    bad: [{ name: 'New', object: blankDesign() }, 'bad_request'],
  },
  { call: design.get, good: () => ({ id: ['sunny'] }), bad: [{ page_no: 0 }, 'bad_request'] },
  { call: design.getByTagId, good: () => ({ tag_id: ['square'], size: 6 }), bad: [{}, 'bad_request'] },
  { call: tag.getAll, good: () => ({}) },
  { call: tag.getAllLabels, good: () => ({}) },
  { call: design.getOne, good: () => ({ id: 'sunny' }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: design.getByCustomUrl,
    good: () => ({ custom_url: 'sunny-url' }),
    bad: [{ custom_url: 'x' }, 'not_found'],
  },
  { call: design.copyIntoSavedDesign, good: () => ({ id: 'sunny' }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: designResource.get,
    good: () => ({ sub_type: 'icon' }),
    bad: [{ sub_type: 'video' }, 'bad_request'],
  },
  { call: designResource.getIcons, good: () => ({}) },
  { call: designResource.getColorPalettes, good: () => ({}), bad: [{ limit: 1000 }, 'bad_request'] },
  { call: designResource.getDisplayColorPalettes, good: () => ({}) },
  { call: designResource.getFontPairings, good: () => ({}) },
  { call: textTemplate.get, good: () => ({}), bad: [{ size: 1000 }, 'bad_request'] },
  { call: savedDesign.createBlankDesign, good: () => ({}), bad: [{ width: 'wide' }, 'bad_request'] },
  {
    call: savedDesign.createFromTemplate,
    good: () => ({ template_id: 'sunny', texts: { title: 'Hi' }, images: { hero: 'design_resource:sea' } }),
    bad: [{ template_id: 'sunny', texts: { nobody: 'Hi' } }, 'bad_request'],
  },
  {
    call: savedDesign.createFromJson,
    good: () => ({ design_file: JSON.stringify(blankDesign()), name: 'From a file' }),
    bad: [{ design_file: '{}' }, 'bad_request'],
  },
  { call: savedDesign.getOne, good: (id) => ({ id }), bad: [{ id: 'nobody' }, 'not_found'] },
  { call: savedDesign.getRev, good: (id) => ({ id }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: savedDesign.update,
    good: (id) => ({ id, name: 'New' }),
    bad: [{ id: 'x', name: '  ' }, 'bad_request'],
  },
  {
    call: savedDesign.updateThumbnail,
    good: (id) => ({ id, thumbnail_data: thumbnail }),
    bad: [{ id: 'x', thumbnail_data: 'http://x' }, 'bad_request'],
  },
  {
    call: savedDesign.saveBackend,
    good: (id) => ({ id, design_file: blankDesign(), rev: 0 }),
    bad: [{ id: 'x', design_file: blankDesign(), rev: 0 }, 'not_found'],
  },
  { call: trash.get, good: () => ({ size: 10 }), bad: [{ page_no: 0 }, 'bad_request'] },
  {
    call: trash.restore,
    good: (id) => ({ items: [{ kind: 'design', _id: id }] }),
    bad: [{ items: [{ kind: 'upload', _id: 'nobody' }] }, 'not_found'],
  },
  {
    call: trash.delete,
    good: async (id) => {
      await visitor.api(savedDesign.delete, { id });
      return { items: [{ kind: 'design', _id: id }] };
    },
    bad: [{ items: [] }, 'bad_request'],
  },
  { call: trash.empty, good: () => ({}) },
  { call: savedDesign.getUnclaimed, good: () => ({ size: 10 }), bad: [{ size: 0 }, 'bad_request'] },
  {
    call: savedDesign.claim,
    good: (id) => ({ design_id: [id] }),
    bad: [{ design_id: 'nobody' }, 'not_found'],
  },
  {
    call: savedDesign.alterLinkSharing,
    good: (id) => ({ design_id: id, action: 'enable_view' }),
    bad: [{ design_id: 'x', action: 'enable' }, 'bad_request'],
  },
  {
    call: savedDesign.clone,
    good: (id) => ({ saved_design_id: id, name_append: ' Copy' }),
    bad: [{ saved_design_id: 'nobody' }, 'not_found'],
  },
  { call: savedDesign.list, good: () => ({ text: 'card' }), bad: [{ cursor: 'forged' }, 'bad_request'] },
  { call: savedDesign.get, good: (id) => ({ ids: [id] }), bad: [{ ids: 7 }, 'bad_request'] },
  { call: savedDesign.delete, good: (id) => ({ id }), bad: [{ id: ['nobody'] }, 'not_found'] },
  { call: savedDesign.restore, good: (id) => ({ id: [id] }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: savedDesign.moveToFolder,
    good: (id) => ({ folder_id: myDesigns, design_id: id }),
    bad: [{ folder_id: 'nobody', design_id: 'nobody' }, 'not_found'],
  },
  {
    call: savedDesign.bulkSave,
    good: (id) => ({ original_save_id: id, folderId: myDesigns, designs: [blankDesign(), blankDesign()] }),
    bad: [{ original_save_id: 'nobody', designs: [] }, 'bad_request'],
  },
  {
    call: render.initiate,
    good: (id) => ({ type: 'jpg', html_data: id }),
    bad: [{ type: 'png', html_data: '<html></html>' }, 'bad_request'],
  },
  {
    call: render.initiateBulk,
    good: () => ({ render_data: [{ type: 'png', html_data: blankDesign() }] }),
    bad: [{ render_data: [] }, 'bad_request'],
  },
  {
    call: permission.sharePermissionWithEmails,
    good: (id) => ({ host_email: 'x', emails: ['ann@example.com'], saved_design: id, role: 'edit' }),
    bad: [{ emails: ['nobody'], saved_design: 'x', role: 'view' }, 'bad_request'],
  },
  {
    call: permission.checkPermission,
    good: (id) => ({ user_email: 'ann@example.com', saved_design: id, role: 'edit' }),
    bad: [{ user_email: 'ann@example.com', role: 'edit' }, 'bad_request'],
  },
  {
    call: permission.getInvited,
    good: () => ({ folder_id: myDesigns }),
    bad: [{ folder_id: 'x', saved_design: 'x' }, 'bad_request'],
  },
  {
    call: permission.requestAccess,
    good: (id) => ({ saved_design: id, role: 'edit' }),
    bad: [{ role: 'edit' }, 'bad_request'],
  },
  {
    call: permission.alterInvited,
    good: (id) => ({ saved_design: id, email: 'ann@example.com', role: 'none' }),
    bad: [{ folder_id: 'x', email: 'ann@example.com', role: 'none' }, 'not_found'],
  },
  { call: savedDesign.getSharing, good: (id) => ({ id }), bad: [{ id: 'nobody' }, 'not_found'] },
  { call: savedDesign.getRevisions, good: (id) => ({ id }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: savedDesign.getRevision,
    good: (id) => ({ id, rev: 0 }),
    bad: [{ id: 'nobody', rev: 0 }, 'not_found'],
  },
  { call: folder.get, good: () => ({ id: kept.folder_id }), bad: [{ id: 'nobody' }, 'not_found'] },
  {
    call: folder.create,
    good: () => ({ folder_name: 'Sea', folder_type: 'photo' }),
    bad: [{ folder_name: 'Sea', folder_type: 'video' }, 'bad_request'],
  },
  {
    call: folder.rename,
    good: () => ({ folder_id: made.folder_id, new_name: 'Shore' }),
    bad: [{ folder_id: 'nobody', new_name: 'Shore' }, 'not_found'],
  },
  {
    call: folder.share,
    good: () => ({ ...made, emails: ['bob@example.com'], host_email: 'ann@example.com', role: 'edit' }),
    bad: [{ folder_id: 'nobody', emails: ['bob'] }, 'bad_request'],
  },
  {
    call: folder.uploadFile,
    good: () => ({ folder_id: kept.folder_id }),
    bad: [{}, 'bad_request'],
  },
  {
    call: folder.uploadMultipleFiles,
    good: () => made,
    bad: [{ folder_id: 'nobody' }, 'not_found'],
  },
  { call: folder.deleteResource, good: () => kept, bad: [{ folder_id: 'x', resource: 'x' }, 'not_found'] },
  { call: folder.restoreResource, good: () => kept, bad: [{ folder_id: 'x', resource: 'x' }, 'not_found'] },
  {
    call: folder.moveResource,
    good: () => ({ ...kept, to_folder_id: kept.folder_id }),
    bad: [{ folder_id: 'x', to_folder_id: 'x', resource: 'x' }, 'not_found'],
  },
  {
    call: folder.delete,
    good: async () => ({ folder_id: await newFolder() }),
    bad: [{ folder_id: 'nobody' }, 'not_found'],
  },
  { call: user.uploadPhoto, good: () => ({}) },
  { call: brandKit.fetchTeams, good: () => ({}) },
  { call: brandKit.getBrandKit, good: () => ({}) },
  {
    call: brandKit.updateBrandData,
    good: async () => ({ brand_kit: (await ownTeam()).brand_kits[0] }),
    bad: [{ brand_kit: { _id: 'nobody' } }, 'bad_request'],
  },
  {
    call: brandKit.uploadBrandFile,
    good: () => ({ name: 'Logo', file_type: 'logo' }),
    bad: [{ name: 'Sans', file_type: 'font' }, 'invalid_font'],
  },
  {
    call: brandKit.updateFontUploads,
    good: async () => ({ team_id: (await ownTeam())._id, font_uploads: [] }),
    bad: [{ team_id: 'nobody', font_uploads: [] }, 'not_found'],
  },
  { call: user.getDetails, good: () => ({}) },
  { call: user.checkSession, good: () => ({}) },
  { call: user.fetchOwnedDesigns, good: () => ({}) },
  { call: user.fetchSharedPermissions, good: () => ({}) },
  ...mockupExamples(() => ({ server, visitor })),
  ...orderExamples(() => ({ server, visitor })),
  ...subscriptionExamples(() => ({ server, visitor })),
  ...imagemakerExamples(generated, () => newPicture()),
  { call: cutout.findSubject, good: () => ({}) },
  {
    call: imageProxy,
    good: () => ({ src: 'https://pictures.example/a.jpg' }),
    bad: [{ src: 'ftp://x' }, 'bad_request'],
  },
  ...accountExamples,
  {
    call: account.deleteAccount,
    good: async () => {
      visitor = await newMember();
      return { confirm: PASSWORD };
    },
    bad: [{}, 'bad_request'],
  },
  // last: the others need somebody signed in
  { call: user.logout, good: () => ({}) },
];

/** What a model answers is in cutout-model. */
const ONE_PIXEL = {
  ...{ about: '', close: () => Promise.resolve() },
  find: () => Promise.resolve({ width: 1, height: 1, data: Uint8Array.of(255), score: 1 }),
};

let server: TestServer;
let documented: OpenApiFile;
/** Signed in as a designer, who may make every call. */
let visitor: Visitor;

beforeAll(async () => {
  const picture = await jpeg(20, 10);
  server = await testServer({
    photoSources: [onePhoto],
    provider: 'embedded',
    fetchRemote: () => Promise.resolve(picture),
    takeScreenshot: () => Promise.resolve(picture),
    cutoutModel: ONE_PIXEL,
  });
  documented = await openApiFile(server.address);
  visitor = await newMember();
  const details = await visitor.api(user.getDetails, {});
  made.folder_id = await newFolder();
  kept.folder_id = details.my_photos_folder;
  myDesigns = details.my_designs_folder;
  await giveCredits(server.services, details._id, 20);
  generated.id = await newPicture('a-request-made');
  const { picture: first } = await uploaded(send(user.uploadPhoto, {}));
  kept.resource = first!._id;
});
afterAll(() => server.close());

function send(call: Call, payload: Record<string, unknown>, slash = ''): Promise<Response> {
  const address = addressOf(call, payload as Record<string, string>).replace(/(\?|$)/, `${slash}$1`);
  if (call.method === 'GET') return visitor.fetch(address);
  const file = mockupFiles.get(call);
  if (file) return sendForm(visitor, call, payload, [file], slash);
  if (call.body === 'form') return sendForm(visitor, call, payload, [{ bytes: photo }], slash);
  const headers = { 'content-type': 'application/json', [GUARD_HEADER]: '1' };
  return visitor.fetch(address, { method: 'POST', headers, body: JSON.stringify(payload) });
}

/** With an account at our own provider. */
async function newMember(): Promise<Visitor> {
  const member = await server.member({ type: 'designer', scope: ['mockupmaker'] });
  await giveOwnAccount(server, member.user);
  return member;
}

const newFolder = async (): Promise<string> =>
  (await visitor.api(folder.create, { folder_name: 'Sea', folder_type: 'photo' }))._id;

const newPicture = (request_id?: string): Promise<string> => madePicture(visitor, request_id);

const ownTeam = async () => (await visitor.api(brandKit.fetchTeams, {})).own_teams[0]!;

/** A design at revision 0 with an earlier state to look at. */
async function ownDesign(): Promise<string> {
  const { _id: id } = await visitor.api(savedDesign.createBlankDesign, {});
  const saved_at = new Date();
  await server.services.db
    .insert(designRevision)
    .values({ design_id: id, rev: 0, design_file: '{}', saved_at });
  return id;
}

describe('the contract', () => {
  it('has an example of every call, and every call once', () => {
    const paths = allCalls.map(({ path }) => path);
    expect(examples.map(({ call }) => call.path).sort()).toEqual([...paths].sort());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(examples)(
    '[D-001] $call.path answers as it says, with and without the slash, and as the OpenAPI file says [E-029]',
    async ({ call, good, bad }) => {
      for (const slash of ['', '/']) {
        const response = await send(call, await good(await ownDesign()), slash);
        expect(response.status).toBe(200);
        if (call === brandKit.getBrandKit || call.form === 'bare') {
          // answers in JSON without the envelope (DECISIONS 11)
          const bare: unknown = await response.json();
          expect(z.safeParse(call.response, bare).error).toBeUndefined();
          expect(documented.faultOf(call, response, bare)).toBeUndefined();
          continue;
        }
        if (call.form === 'bytes') {
          expect(response.headers.get('content-type')).toMatch(/^(image\/|application\/(pdf|zip)$)/);
          expect(documented.isFile(call)).toBe(true);
          continue;
        }
        const body = (await response.json()) as { response_code: number; data: unknown };
        expect(body.response_code).toBe(1);
        expect(z.safeParse(call.response, body.data).error).toBeUndefined();
        expect(documented.faultOf(call, response, body)).toBeUndefined();
      }
      if (!bad) return;
      const response = await send(call, bad[0]);
      const refused: unknown = await response.json();
      expect(refused).toMatchObject({ response_code: -1, error: { code: bad[1] } });
      expect(documented.faultOf(call, response, refused)).toBeUndefined();
    },
  );
});
