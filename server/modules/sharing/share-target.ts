import { eq, sql, type SQL } from 'drizzle-orm';
import { mayOnDesign } from '../../access/designs.js';
import { mayOnFolder, mayShareFolder } from '../../access/folders.js';
import type { Executor } from '../../db/database.js';
import { designPermission, folder, folderPermission, savedDesign } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';

/** What people are invited to, as calls name it: one of both. */
export interface Target {
  readonly saved_design?: string | undefined;
  readonly folder_id?: string | undefined;
}

export interface OwnedTarget {
  readonly kind: 'design' | 'folder';
  readonly id: string;
  readonly name: string;
  /** Of the account's own folders only My Photos may be shared (C-018). */
  readonly shareable: boolean;
}

/**
 * What the principal may manage. Throws 'not_found' for anything else. `lock` keeps it as it is until the end of the
 * transaction.
 */
export async function ownedTarget(
  { db, principal }: Pick<Context, 'db' | 'principal'>,
  { saved_design, folder_id = '' }: Target,
  lock = false,
): Promise<OwnedTarget> {
  if (saved_design !== undefined) {
    const query = db
      .select({ id: savedDesign.id, name: savedDesign.name })
      .from(savedDesign)
      .where(mayOnDesign(principal, 'manage', saved_design));
    const [found] = lock ? await query.for('no key update') : await query;
    if (!found) throw notFound();
    return { kind: 'design', ...found, shareable: true };
  }
  const query = db
    .select({ id: folder.id, name: folder.name, shareable: sql<boolean>`${mayShareFolder}` })
    .from(folder)
    .where(mayOnFolder(principal, 'manage', folder_id));
  const [found] = lock ? await query.for('no key update') : await query;
  if (!found) throw notFound();
  return { kind: 'folder', ...found };
}

/** Where invitations to it are kept, and which of them are meant. */
export function invitationsTo({ kind, id }: Pick<OwnedTarget, 'kind' | 'id'>): {
  readonly table: typeof designPermission | typeof folderPermission;
  readonly meant: SQL;
} {
  return kind === 'design'
    ? { table: designPermission, meant: eq(designPermission.design_id, id) }
    : { table: folderPermission, meant: eq(folderPermission.folder_id, id) };
}

/** Invites, or gives who was invited before another role. The order of the addresses is that of the invitations. */
export async function putInvitations(
  db: Executor,
  { kind, id }: OwnedTarget,
  emails: readonly string[],
  role: 'view' | 'edit',
): Promise<void> {
  const rowsOf = <Of extends object>(of: Of) =>
    emails.map((email, i) => ({
      ...{ ...of, email, role },
      created_at: sql`now() + ${i} * interval '1 microsecond'`,
    }));
  if (kind === 'design') {
    const rows = rowsOf({ design_id: id });
    const target = [designPermission.design_id, designPermission.email];
    await db.insert(designPermission).values(rows).onConflictDoUpdate({ target, set: { role } });
  } else {
    const rows = rowsOf({ folder_id: id });
    const target = [folderPermission.folder_id, folderPermission.email];
    await db.insert(folderPermission).values(rows).onConflictDoUpdate({ target, set: { role } });
  }
}
