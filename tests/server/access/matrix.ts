import { blankDesign } from '../../../elements/document/blank.js';
import type { ErrorCode } from '../../../server/contract/envelope.js';
import { COMMON_FOLDER, ROLES, type Role } from './roles.js';

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
const MEMBER = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'ok'));

/** Of a folder that is not theirs, members learn nothing; what owners may do is in uploads.test.ts. */
const OTHERS_FOLDER = row((role) => (WITHOUT_ACCOUNT.includes(role) ? 'not_signed_in' : 'not_found'));
const IN_FOLDER = { folder_id: 'others', resource: 'picture' };

interface Rule {
  readonly row: Row;
  /** A payload that is right in everything but, perhaps, who sends it. */
  readonly payload: (design: string) => object;
}

const rule = (row: Row, payload: Rule['payload'] = () => ({})): Rule => ({ row, payload });

/**
 * Every call x every role. What is not here is not allowed to exist: a call without a row fails the test, and with it the
 * build. 'not_found' is what a design that does not exist answers too.
 */
export const MATRIX: Readonly<Record<string, Rule>> = {
  'category/get_design_categories': rule(ANYBODY),
  'category/fetch_all_design_categories': rule(ANYBODY),
  'design/get': rule(ANYBODY),
  'design/get_one': rule(ANYBODY, () => ({ id: 'sunny' })),
  'design/get_by_custom_url': rule(ANYBODY, () => ({ custom_url: 'sunny-url' })),
  'design/copy_into_saved_design': rule(ANYBODY, () => ({ id: 'sunny' })),
  'design_resource/get': rule(ANYBODY, () => ({ sub_type: 'icon' })),
  'design_resource/get_icons': rule(ANYBODY),
  'text_template/get': rule(ANYBODY),
  image_proxy: rule(ANYBODY, () => ({ url: 'https://pictures.example/a.jpg' })),

  'saved_design/create_blank_design': rule(ANYBODY),
  'saved_design/get_one': rule(VIEW, (id) => ({ id })),
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
  'saved_design/bulk_save': rule(VIEW, (id) => ({ original_save_id: id, designs: [blankDesign()] })),
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

  'folder/get': rule(OTHERS_FOLDER, () => ({ id: 'others' })),
  'folder/upload_file': rule(OTHERS_FOLDER, () => ({ folder_id: 'others' })),
  'folder/delete_resource': rule(OTHERS_FOLDER, () => IN_FOLDER),
  'folder/restore_resource': rule(OTHERS_FOLDER, () => IN_FOLDER),

  'user/get_details': rule(MEMBER),
  'user/upload_photo': rule(MEMBER),
  'user/check_session': rule(ANYBODY),
  'user/fetch_owned_designs': rule(MEMBER),
  'user/fetch_shared_permissions': rule(MEMBER),
  // last: whoever may, is signed out by it
  'user/logout': rule(ANYBODY),
};

/** A GIF-like dot is refused by content, so this is a real PNG of one pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
