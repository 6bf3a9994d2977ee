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

const NO_CREDITS = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'no_credits'));
const NO_PLAN = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'not_allowed'));

const NO_MODEL = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'not_made'));

/** Of what is not theirs, members learn nothing. */
const OTHERS = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'not_found'));
/** For who pays for a plan, which none of them does. */
const UNPAID = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'subscription_needed'));
/** For accounts that are kept here; another provider keeps these. */
const OUTSIDE = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'not_allowed'));
/** What is not there for anybody. */
const NOTHING = row(() => 'not_found');
const VIEW_AS_MEMBER = row(openToMembers(VIEWERS));
const NO_PICTURE = { type: 'design_resource', id: 'nosuch' };
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
  'design/get_by_tag_id': rule(ANYBODY, () => ({ tag_id: ['square'] })),
  'tag/get_all': rule(ANYBODY),
  'tag/get_all_labels': rule(ANYBODY),
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
  'mockup/rename_saved': rule(OTHERS, () => ({ _id: 'others', name: 'New' })),
  'mockup/delete_saved': rule(OTHERS, () => ({ _id: 'others' })),
  'mockup/render': rule(MEMBER, () => ({ mockup_id: 'mug', user_images: [] })),
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
  'order/confirm': rule(OTHERS, () => ({ id: 'others' })),
  'order/get_one': rule(OTHERS, () => ({ id: 'others' })),
  'order/set_coupon': rule(OTHERS, () => ({ id: 'others', coupon_code: null })),
  'order/charge_stripe': rule(OTHERS, () => ({ order_id: 'others', payment_method: 'pm_card_visa' })),
  // for who may see the design it is for; that picture is none of the catalog
  'order/add_design_order': rule(OTHERS, (design_id) => ({ design_id, resources: [NO_PICTURE] })),
  'order/create_checkout': rule(OTHERS, (designId) => ({
    ...{ paymentMode: 'credits', designId },
    data: [{ id: 'nosuch', resource_type: 'design_resource' }],
  })),
  'order/price': rule(OTHERS, () => ({ resources: [NO_PICTURE] })),
  'order/apply_coupon': rule(
    row((role) => (MEMBER[role] === 'ok' ? 'invalid_coupon' : MEMBER[role])),
    () => ({ price: 1, coupon_code: 'NOSUCH' }),
  ),
  'user/credits': rule(MEMBER),
  'user/credit_history': rule(MEMBER),
  'user/fetch_order_history': rule(MEMBER),
  'design_resource/get_premium_resources': rule(VIEW_AS_MEMBER, (design_id) => ({
    design_id,
    resources: [],
  })),
  'design_resource/load_design_resource': rule(NOTHING, () => ({ id: 'nosuch' })),
  'design_resource/load_123rf_resource': rule(NOTHING, () => ({ id: 'nosuch' })),
  'design_resource/load_123rf_plus_resource': rule(NOTHING, () => ({ id: 'nosuch' })),
  'design_resource/load_pixlr_resource': rule(NOTHING, () => ({ id: 'nosuch' })),
  'order/mockup/render/status': rule(OTHERS, () => ({ orderId: 'others' })),
  'order/mockup/output': rule(OTHERS, () => ({ orderId: 'others' })),
  'imagemaker/history': rule(MEMBER, () => ({})),
  'imagemaker/history/:id': rule(OTHERS, () => ({ id: 'others' })),
  'imagemaker/auth/userBalance': rule(MEMBER, () => ({})),
  // nobody here has credits
  'imagemaker/text-to-image/generate': rule(NO_CREDITS, () => ({ prompt: 'a fox' })),
  'imagemaker/text-to-image/progress': rule(OTHERS, () => ({ request_id: 'others-request' })),
  'imagemaker/text-to-image/cancel': rule(MEMBER, () => ({ request_id: 'others-request' })),
  'imagemaker/history/delete': rule(OTHERS, () => ({ id: 'others' })),
  'imagemaker/history/save': rule(OTHERS, () => ({ id: 'others' })),
  image_proxy: rule(ANYBODY, () => ({ src: 'https://pictures.example/a.jpg' })),

  'saved_design/create_blank_design': rule(ANYBODY),
  'saved_design/create_from_template': rule(ANYBODY, () => ({
    template_id: 'sunny',
    texts: { title: 'Hi' },
  })),
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
  'saved_design/list': rule(MEMBER),
  'saved_design/get': rule(ANYBODY, (id) => ({ ids: [id] })),
  'saved_design/delete': rule(OWN, (id) => ({ id })),
  'saved_design/restore': rule(OWN, (id) => ({ id })),
  'saved_design/move_to_folder': rule(MANAGE, (id) => ({ folder_id: COMMON_FOLDER, design_id: id })),
  'saved_design/bulk_save': rule(row(openToMembers(VIEWERS)), (id) => ({
    original_save_id: id,
    designs: [blankDesign()],
  })),
  'saved_design/get_unclaimed': rule(ANYBODY),
  'saved_design/claim': rule(MANAGE, (id) => ({ design_id: id })),

  'render/initiate': rule(row(openToMembers(VIEWERS)), (id) => ({ type: 'png', html_data: id })),
  // a new thumbnail is an edit
  'render/initiate_bulk': rule(row(openToMembers(EDITORS)), (id) => ({
    render_data: [
      {
        ...{ type: 'jpg', html_data: id },
        rendering_parameters: { update_type: 'saved_design', update_thumbnail: true, model_id: id },
      },
    ],
  })),

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

  // also of what is not there, or theirs already: the answer tells nothing; whose address is not confirmed confirms it first
  'permission/request_access': rule(
    row((role) => (role === 'invited, address not verified' ? 'not_allowed' : MEMBER[role])),
    (id) => ({ saved_design: id, role: 'view' }),
  ),

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

  'trash/get': rule(ANYBODY),
  'trash/restore': rule(OWN, (id) => ({ items: [{ kind: 'design', _id: id }] })),
  // what is not in the trash cannot be deleted for good; who may what is there is in trash
  'trash/delete': rule(NOTHING, (id) => ({ items: [{ kind: 'design', _id: id }] })),
  'trash/empty': rule(ANYBODY),

  'stock_photo/providers': rule(ANYBODY),
  // no provider is connected; what there is with one is in stock-photos
  'stock_photo/search': rule(NOTHING, () => ({ provider: 'unsplash', query: 'lake' })),
  'stock_photo/keep': rule(OTHERS, () => ({ provider: 'unsplash', id: 'lake' })),
  'stock_photo/file': rule(NOTHING, () => ({ provider: 'unsplash', id: 'lake' })),

  'subscription/plans': rule(ANYBODY),
  'subscription/get': rule(MEMBER),
  'subscription/subscribe': rule(OTHERS, () => ({ plan: 'nosuch', payment_method: 'pm_card_visa' })),
  'subscription/change': rule(OTHERS, () => ({ plan: 'nosuch' })),
  'subscription/cancel': rule(UNPAID),
  'subscription/resume': rule(UNPAID),
  'order/invoice': rule(OTHERS, () => ({ id: 'others' })),

  'user/get_details': rule(MEMBER),
  'user/upload_photo': rule(MEMBER),
  // there is no model: what one answers is in cutout-model
  'cutout/find_subject': rule(NO_MODEL),
  'user/fetch_teams': rule(MEMBER),
  'user/get_brand_kit': rule(MEMBER),
  'user/upload_brand_file': rule(MEMBER, () => ({ name: 'Logo', file_type: 'logo' })),
  'user/update_brand_data': rule(OTHERS, () => ({ brand_kit: BRAND_KIT })),
  'user/update_font_uploads': rule(OTHERS, () => ({ team_id: 'others', font_uploads: [] })),
  'user/check_session': rule(ANYBODY),
  'user/fetch_owned_designs': rule(MEMBER),
  'user/fetch_shared_permissions': rule(MEMBER),
  // of an account at the provider that comes with us, which is not there: what it does is in account
  'user/send_confirmation': rule(OUTSIDE),
  'user/update_name': rule(OUTSIDE, () => ({ name: 'New' })),
  'user/change_email': rule(OUTSIDE, () => ({ email: 'new@example.com', password: 'x' })),
  'user/change_password': rule(OUTSIDE, () => ({ password: 'x', new_password: 'y' })),
  'user/upload_picture': rule(MEMBER),
  'user/remove_picture': rule(MEMBER),
  'user/fetch_sessions': rule(MEMBER),
  // of another account's nothing ends
  'user/end_sessions': rule(MEMBER, () => ({ id: 'others' })),
  'user/export': rule(MEMBER),
  'access_token/create': rule(MEMBER, () => ({ name: 'Nightly', scopes: ['designs:read'] })),
  'access_token/list': rule(MEMBER),
  // of another account's nothing goes
  'access_token/revoke': rule(MEMBER, () => ({ id: 'others' })),
  'webhook/create': rule(MEMBER, () => ({ url: 'https://example.com/told' })),
  'webhook/list': rule(MEMBER),
  'webhook/delete': rule(MEMBER, () => ({ id: 'others' })),
  'user/delete_account': rule(OUTSIDE, () => ({ confirm: 'x' })),
  // last: whoever may, is signed out by it
  'user/logout': rule(ANYBODY),
};

/** A GIF-like dot is refused by content, so this is a real PNG of one pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
