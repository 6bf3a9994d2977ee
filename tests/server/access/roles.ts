import { ne, sql } from 'drizzle-orm';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { newId } from '../../../elements/math/ids.js';
import { VISITOR_COOKIE } from '../../../server/access/cookies.js';
import { visitorHash } from '../../../server/access/visitor.js';
import { savedDesign as calls } from '../../../server/contract/saved-design.js';
import {
  designPermission,
  designRevision,
  folder,
  folderPermission,
  savedDesign,
  user,
} from '../../../server/db/schema.js';
import { textOf } from '../../../server/modules/designs/design-text.js';
import type { TestServer, Visitor } from '../support/server.js';
import { photoFolder, type TestFolder } from './test-folder.js';

/** Everybody who may stand before the server, as seen from one design. */
export const ROLES = [
  'owner',
  'invited editor',
  'invited viewer',
  'invited, address not verified',
  'link editor',
  'link viewer',
  'editor of its folder',
  'viewer of its folder',
  'owner of its folder',
  'visitor who made it',
  'visitor who made it, signed in',
  'other member',
  'designer',
  'admin',
  'other visitor',
  'stranger',
] as const;
export type Role = (typeof ROLES)[number];

/** A folder of designs that every member with a verified address may edit. */
export const COMMON_FOLDER = 'common';

export interface World {
  readonly browsers: Record<Role, Visitor>;
  /** A new design as each role finds it; revision 1, with revision 0 kept. */
  design(role: Role): Promise<string>;
  /** A new folder of pictures of the role 'owner of its folder'. */
  folder(): Promise<TestFolder>;
}

/** One browser for each role, and designs that stand to it as the role says. */
export async function world(server: TestServer): Promise<World> {
  const { db } = server.services;
  const owner = await server.member();
  const maker = await visitorWithCookie(server);
  const claimant = await server.member({ browser: await visitorWithCookie(server) });
  const folderOwner = await server.member();
  const browsers: Record<Role, Visitor> = {
    owner,
    'invited editor': await server.member({ email: 'editor@example.com' }),
    'invited viewer': await server.member({ email: 'viewer@example.com' }),
    'invited, address not verified': await server.member({
      email: 'pretender@example.com',
      emailVerified: false,
    }),
    'link editor': server.visitor(),
    'link viewer': server.visitor(),
    'editor of its folder': await server.member({ email: 'folder-editor@example.com' }),
    'viewer of its folder': await server.member({ email: 'folder-viewer@example.com' }),
    'owner of its folder': folderOwner,
    'visitor who made it': maker,
    'visitor who made it, signed in': claimant,
    'other member': await server.member(),
    designer: await server.member({ type: 'designer' }),
    admin: await server.member({ type: 'admin' }),
    'other visitor': await visitorWithCookie(server),
    stranger: server.visitor(),
  };
  const folder_id = await furnishFolders(server, folderOwner.user.id);
  const visitors: Partial<Record<Role, Visitor>> = {
    'visitor who made it': maker,
    'visitor who made it, signed in': claimant,
  };
  const design = async (role: Role): Promise<string> => {
    const id = newId(25);
    const visitor = visitors[role];
    const owned = visitor
      ? { owner_visitor: visitorHash(visitor.cookies.get(VISITOR_COOKIE)) }
      : { owner_user: owner.user.id, folder_id };
    const link = {
      view_all: role === 'link viewer' || role === 'link editor',
      edit_all: role === 'link editor',
      ...(role === 'link editor' && { edit_link_since: sql`now() - interval '1 day'` }),
    };
    const text = textOf(blankDesign({ id }));
    await db.insert(savedDesign).values({ id, name: 'Design', rev: 1, ...text, ...owned, ...link });
    await db.insert(designRevision).values({
      ...{ design_id: id, rev: 0, design_file: text.design_file, saved_at: new Date() },
    });
    await db.insert(designPermission).values([
      { design_id: id, email: 'editor@example.com', role: 'edit' },
      { design_id: id, email: 'viewer@example.com', role: 'view' },
      { design_id: id, email: 'pretender@example.com', role: 'edit' },
    ]);
    return id;
  };
  return { browsers, design, folder: () => photoFolder(server, folderOwner.user.id) };
}

/** Two folders of designs: the common one, and one with an editor and a viewer, whose id it gives. */
async function furnishFolders({ services: { db } }: TestServer, owner_user: string): Promise<string> {
  const id = newId(25);
  const about = { owner_user, name: 'Designs', type: 'design' as const };
  await db
    .insert(folder)
    .values([
      { id, ...about },
      { id: COMMON_FOLDER, ...about },
    ])
    .onConflictDoNothing();
  await db.insert(folderPermission).values([
    { folder_id: id, email: 'folder-editor@example.com', role: 'edit' },
    { folder_id: id, email: 'folder-viewer@example.com', role: 'view' },
  ]);
  const members = await db.select({ email: user.email }).from(user).where(ne(user.id, owner_user));
  await db
    .insert(folderPermission)
    .values(members.map(({ email }) => ({ folder_id: COMMON_FOLDER, email, role: 'edit' as const })))
    .onConflictDoNothing();
  return id;
}

async function visitorWithCookie(server: TestServer): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.api(calls.createBlankDesign, {});
  return visitor;
}
