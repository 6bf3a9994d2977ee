import { blankDesign } from '../../../elements/document/blank-design.js';
import type { ErrorCode } from '../../../server/contract/envelope.js';
import {
  mockupSearch,
  resourceSearch,
  templateSearch,
  textTemplateSearch,
} from '../../../server/contract/search.js';
import { packedGroup } from '../support/packed-group.js';
import { COMMON_FOLDER, ROLES, type Role } from './roles.js';
import type { TestFolder } from './test-folder.js';

export type Outcome = 'ok' | ErrorCode;
type Row = Readonly<Record<Role, Outcome>>;

const OWNERS: readonly Role[] = ['owner', 'visitor who made it', 'visitor who made it, signed in'];
const FOLDER_EDITORS: readonly Role[] = ['editor of its folder', 'owner of its folder'];
const EDITORS: readonly Role[] = [...OWNERS, ...FOLDER_EDITORS, 'invited editor', 'link editor'];
const VIEWERS: readonly Role[] = [...EDITORS, 'viewer of its folder', 'invited viewer', 'link viewer'];
const WITHOUT_ACCOUNT: readonly Role[] = [
  ...(['visitor who made it', 'other visitor', 'stranger', 'link editor', 'link viewer'] as const),
];

const row = (outcome: (role: Role) => Outcome): Row =>
  Object.fromEntries(ROLES.map((role) => [role, outcome(role)])) as Row;
const open = (allowed: readonly Role[]) => (role: Role) => (allowed.includes(role) ? 'ok' : 'not_found');
/** The same, and nothing at all without an account. */
const openToMembers = (allowed: readonly Role[]) => (role: Role) =>
  WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : open(allowed)(role);

const ANYBODY = row(() => 'ok');
const VIEW = row(open(VIEWERS));
const EDIT = row(open(EDITORS));
/** Also without an account: what a browser made is its own. */
const OWN = row(open(OWNERS));
const MANAGE = row(openToMembers(OWNERS));
/** For admins and designers alone. */
const AUTHOR = row((role) => {
  if (WITHOUT_ACCOUNT.includes(role)) return 'not_signed_in';
  return role === 'admin' || role === 'designer' ? 'ok' : 'not_allowed';
});
const MEMBER = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'ok'));

/** Of a folder that is not theirs, members learn nothing; who may do what with things of their own is in folders. */
const VIEW_FOLDER = row(openToMembers([...FOLDER_EDITORS, 'viewer of its folder']));
const EDIT_FOLDER = row(openToMembers(FOLDER_EDITORS));
const MANAGE_FOLDER = row(openToMembers(['owner of its folder']));

const NO_PLAN = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'not_allowed'));

/** Of what is not theirs, members learn nothing. */
const OTHERS = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'not_found'));
const FONT = { name: 'Montserrat', src: '/static/fonts/Montserrat-400.ttf', size: 12 };
const BRAND_KIT = {
  ...{ _id: 'others', rev: 0, logos: [], color_palette: [], selected_fonts: [] },
  fonts: { heading: FONT, sub_heading: FONT, paragraph: FONT },
};

interface Rule {
  readonly row: Row;
  /** A payload that is right in everything but, perhaps, who sends it. */
  readonly payload: (design: string, folder: TestFolder) => object;
}

const rule = (row: Row, payload: Rule['payload'] = () => ({})): Rule => ({ row, payload });

/**
 * Every call x every role. What is not here is not allowed to exist: a call without a row fails the test, and with it the
 * build. 'not_found' is what a design that does not exist answers too.
 */
export const MATRIX: Readonly<Record<string, Rule>> = {
  'category/get_design_categories': rule(ANYBODY),
  'category/fetch_all_design_categories': rule(ANYBODY),
  'category/get_design_recommendations': rule(ANYBODY, () => ({ id: 'post' })),
  'category/get': rule(ANYBODY, () => ({ type: 'design' })),
  'design/get': rule(ANYBODY),
  'design/get_one': rule(ANYBODY, () => ({ id: 'sunny' })),
  'design/get_by_custom_url': rule(ANYBODY, () => ({ custom_url: 'sunny-url' })),
  'design/copy_into_saved_design': rule(ANYBODY, () => ({ id: 'sunny' })),
  'design/get_backend': rule(AUTHOR, () => ({ id: 'sunny' })),
  'design/save_backend': rule(AUTHOR, () => ({ name: 'New', design_file: blankDesign() })),
  'design_templates/_search': rule(ANYBODY, () => templateSearch({ text: 'sunny' })),
  'design_resources/_search': rule(ANYBODY, () => resourceSearch({ text: 'sea', sub_type: 'photo' })),
  'text_templates/_search': rule(ANYBODY, () => textTemplateSearch({ text: 'quote' })),
  'design_resource/get': rule(ANYBODY, () => ({ sub_type: 'icon' })),
  'design_resource/get_icons': rule(ANYBODY),
  'design_resource/get_color_palettes': rule(ANYBODY),
  'design_resource/get_display_color_palettes': rule(ANYBODY),
  'design_resource/get_font_pairings': rule(ANYBODY),
  'text_template/get': rule(ANYBODY),
  'text_template/get_backend': rule(AUTHOR, () => ({ id: 'quote' })),
  'text_template/save_backend': rule(AUTHOR, () => ({ name: 'New', object: packedGroup() })),
  'mockups/_search': rule(ANYBODY, () => mockupSearch({ text: 'cup' })),
  'category/get_mockups': rule(ANYBODY, () => ({ category_id: 'drinkware' })),
  'category/get_recommendations': rule(ANYBODY, () => ({ id: 'mug' })),
  'mockup/get': rule(ANYBODY, () => ({ id: 'mug' })),
  'mockup/get_one': rule(ANYBODY, () => ({ id: 'mug' })),
  'mockup/get_mockups': rule(ANYBODY),
  'mockup/get_all_saved': rule(MEMBER),
  // of another's; what owners may do is in mockups
  'mockup/get_saved': rule(OTHERS, () => ({ _id: 'others' })),
  'mockup/delete_saved': rule(OTHERS, () => ({ _id: 'others' })),
  'mockup/save': rule(MEMBER, () => ({ mockup_id: 'mug', hue_values: '[]', user_images: '[]' })),
  // who may is told that what they sent is no archive
  'mockup/upload': rule(row((role) => (AUTHOR[role] === 'ok' ? 'bad_request' : AUTHOR[role]))),
  // a private address is answered as one that does not answer; who is nobody is told so before
  'mockup/screenshot': rule(
    row((role) => (MEMBER[role] === 'ok' ? 'unreachable' : MEMBER[role])),
    () => ({
      url: 'http://127.0.0.1/',
    }),
  ),
  'mockup/set_active': rule(AUTHOR, () => ({ _id: 'sign', active: true })),
  // nobody here has the subscription; what it gives is in orders
  'order/add': rule(NO_PLAN, () => ({
    payment_mode: 'subscription',
    skus: [{ type: 'mockup', mockup: 'mug', inputs: {} }],
  })),
  'order/confirm': rule(NO_PLAN, () => ({ id: 'others' })),
  'order/mockup/render/status': rule(OTHERS, () => ({ orderId: 'others' })),
  'order/mockup/output': rule(OTHERS, () => ({ orderId: 'others' })),
  image_proxy: rule(ANYBODY, () => ({ src: 'https://pictures.example/a.jpg' })),

  'saved_design/create_blank_design': rule(ANYBODY),
  'saved_design/create_from_json': rule(ANYBODY, () => ({ design_file: blankDesign() })),
  'saved_design/get_one': rule(VIEW, (id) => ({ id })),
  'saved_design/get_rev': rule(VIEW, (id) => ({ id })),
  'saved_design/clone_saved_design': rule(VIEW, (id) => ({ saved_design_id: id })),
  'saved_design/update': rule(EDIT, (id) => ({ id, name: 'New' })),
  'saved_design/update_thumbnail': rule(EDIT, (id) => ({ id, thumbnail_data: DOT })),
  'saved_design/save_backend': rule(EDIT, (id) => ({ id, design_file: blankDesign(), rev: 1 })),
  'saved_design/get_revisions': rule(EDIT, (id) => ({ id })),
  'saved_design/get_revision': rule(EDIT, (id) => ({ id, rev: 0 })),
  'saved_design/get_sharing': rule(VIEW, (id) => ({ id })),
  'saved_design/alter_link_sharing': rule(MANAGE, (id) => ({ design_id: id, action: 'enable_edit' })),
  'saved_design/get': rule(ANYBODY, (id) => ({ ids: [id] })),
  'saved_design/delete': rule(OWN, (id) => ({ id })),
  'saved_design/restore': rule(OWN, (id) => ({ id })),
  'saved_design/move_to_folder': rule(MANAGE, (id) => ({ folder_id: COMMON_FOLDER, design_id: id })),
  'saved_design/bulk_save': rule(row(openToMembers(VIEWERS)), (id) => ({
    original_save_id: id,
    designs: [blankDesign()],
  })),
  'saved_design/claim': rule(MANAGE, (id) => ({ design_id: id })),

  'permission/share_permission_with_emails': rule(MANAGE, (id) => ({
    ...{ saved_design: id, emails: ['viewer@example.com'], role: 'view' },
  })),
  'permission/check_permission': rule(MANAGE, (id) => ({
    ...{ saved_design: id, user_email: 'viewer@example.com', role: 'view' },
  })),
  'permission/get_invited': rule(MANAGE, (id) => ({ saved_design: id })),
  // who was invited may go
  'permission/alter_invited': rule(row(openToMembers([...OWNERS, 'invited viewer'])), (id) => ({
    ...{ saved_design: id, email: 'viewer@example.com', role: 'none' },
  })),

  'folder/get': rule(VIEW_FOLDER, (_, { id }) => ({ id })),
  'folder/create': rule(MEMBER, () => ({ folder_name: 'Sea', folder_type: 'photo' })),
  'folder/rename': rule(MANAGE_FOLDER, (_, { id }) => ({ folder_id: id, new_name: 'New' })),
  'folder/delete': rule(MANAGE_FOLDER, (_, { id }) => ({ folder_id: id })),
  'folder/share': rule(MANAGE_FOLDER, (_, { id }) => ({ folder_id: id, emails: ['new@example.com'] })),
  'folder/upload_file': rule(EDIT_FOLDER, (_, { id }) => ({ folder_id: id })),
  'folder/upload_multiple_files': rule(EDIT_FOLDER, (_, { id }) => ({ folder_id: id })),
  'folder/delete_resource': rule(MANAGE_FOLDER, (_, { id, picture }) => ({
    folder_id: id,
    resource: picture,
  })),
  'folder/restore_resource': rule(MANAGE_FOLDER, (_, { id, picture }) => ({
    folder_id: id,
    resource: picture,
  })),
  'folder/move_resource': rule(MANAGE_FOLDER, (_, { id, other, picture }) => ({
    ...{ folder_id: id, to_folder_id: other, resource: picture },
  })),

  'user/get_details': rule(MEMBER),
  'user/upload_photo': rule(MEMBER),
  'user/fetch_teams': rule(MEMBER),
  'user/get_brand_kit': rule(MEMBER),
  'user/upload_brand_file': rule(MEMBER, () => ({ name: 'Logo', file_type: 'logo' })),
  'user/update_brand_data': rule(OTHERS, () => ({ brand_kit: BRAND_KIT })),
  'user/update_font_uploads': rule(OTHERS, () => ({ team_id: 'others', font_uploads: [] })),
  'user/check_session': rule(ANYBODY),
  'user/fetch_owned_designs': rule(MEMBER),
  'user/fetch_shared_permissions': rule(MEMBER),
  // last: whoever may, is signed out by it
  'user/logout': rule(ANYBODY),
};

/** A GIF-like dot is refused by content, so this is a real PNG of one pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
