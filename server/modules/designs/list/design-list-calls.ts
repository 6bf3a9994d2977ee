import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { designRoleOf, ownsDesign } from '../../../access/designs.js';
import { mayOnAnyFolder } from '../../../access/folders.js';
import { invitationEmail } from '../../../access/invitation-email.js';
import type { Principal } from '../../../access/principal.js';
import { requireMember } from '../../../access/require-member.js';
import type { DesignListPage, DesignQuestion } from '../../../contract/design-list.js';
import { ApiError } from '../../../contract/envelope.js';
import { savedDesign as calls } from '../../../contract/saved-design.js';
import type { Executor } from '../../../db/database.js';
import { designPermission, folder, folderPermission, savedDesign, user } from '../../../db/schema.js';
import { handler, type Context } from '../../../http/calls/handler.js';
import { requireFolder } from '../../folders/require-folder.js';
import { readCursor, writeCursor } from '../../list-cursor.js';
import { noteSeen } from '../../sharing/note-seen.js';
import { LISTED_COLUMNS, toListedDesign } from '../listed-design.js';
import { formatNames, sizeKey, type FormatNames } from './format-names.js';
import { foundBy } from './found-by.js';
import { formatOf, listOrder, type ListOrder } from './list-order.js';

/** Sizes of pages that a list tells of. */
const MOST_FORMATS = 60;

/** The list of designs, in pages: own ones, shared ones, those of a folder. */
export const designListCalls = [
  handler(calls.list, async ({ cursor, size, ...question }, context): Promise<DesignListPage> => {
    const { db, principal } = context;
    const { id: me } = requireMember(principal);
    if (question.sort === 'invited' && question.scope !== 'shared')
      throw new ApiError('bad_request', 'Only what was shared is in order of invitations', { path: 'sort' });
    const asked = JSON.stringify([me, ...Object.entries(question).sort()]);
    const place = cursor === undefined ? null : await readCursor(db, asked, cursor);
    const names = await formatNames(db);
    const order = listOrder(question.sort, names);
    const anyFormat = and(await scopeOf(context, question), ...narrowed(question));
    const where = and(anyFormat, hasFormat(question.format));
    const listed = await db
      .select({ total: sql<number>`count(*)`.mapWith(Number), tag: tagOf(order) })
      .from(savedDesign)
      .leftJoin(designPermission, isInvitation(principal))
      .where(where);
    const rows = await rowsOf(db, principal, {
      order,
      names,
      where: and(where, place ? order.after(place) : undefined),
      most: size + 1,
    });
    const shown = rows.slice(0, size);
    if (question.scope === 'shared')
      await noteSeen(
        db,
        principal,
        shown.filter(({ seen_at }) => seen_at === null).map(({ id }) => id),
      );
    const last = rows.length > size ? shown.at(-1)! : null;
    return {
      docs: shown.map(docOf),
      total: listed[0]!.total,
      tag: listed[0]!.tag,
      next: last && (await writeCursor(db, asked, last)),
      ...(place === null && { formats: await formatsOf(db, principal, names, anyFormat) }),
    };
  }),
];

/** Another value once a design comes, goes or has another place. */
const tagOf = ({ key }: ListOrder): SQL<string> =>
  sql`count(*) || '-' || coalesce(sum(hashtextextended(${savedDesign.id} || ' ' || ${key}, 0)), 0)`;

/** The invitation the principal has to a design, which has one at most. */
function isInvitation(principal: Principal): SQL {
  const email = invitationEmail(principal);
  if (email === null) return sql`false`;
  return and(eq(designPermission.design_id, savedDesign.id), eq(designPermission.email, email))!;
}

/** Which designs a list is of at all. Throws 'not_found' for a folder the principal may not see. */
async function scopeOf(context: Context, { scope, folder_id }: DesignQuestion): Promise<SQL> {
  const { principal } = context;
  const { id: me } = requireMember(principal);
  const { owner_user, deleted_at } = savedDesign;
  const there = isNull(deleted_at);
  const found = folder_id === undefined ? null : await requireFolder(context, 'view', folder_id);
  const inFolder = found && found.own !== 'my_designs' ? eq(savedDesign.folder_id, found.id) : undefined;
  if (scope === 'shared')
    return and(
      there,
      inFolder,
      isNotNull(designPermission.email),
      sql`${owner_user} is distinct from ${me}`,
    )!;
  if (scope === 'own' || inFolder === undefined) {
    if (scope === 'folder' && !found)
      throw new ApiError('bad_request', 'A folder is asked for without its id', { path: 'folder_id' });
    return and(there, inFolder, eq(owner_user, me))!;
  }
  return and(there, inFolder)!;
}

const narrowed = ({ text, shared }: DesignQuestion): (SQL | undefined)[] => [
  foundBy(text),
  shared ? isSeenByOthers() : undefined,
];

const hasFormat = (format: DesignQuestion['format']): SQL | undefined =>
  format &&
  and(
    sql`round(${savedDesign.width}) = ${format.width}`,
    sql`round(${savedDesign.height}) = ${format.height}`,
  );

/** By the link, by an invitation, or because its folder is shared or another's. */
function isSeenByOthers(): SQL {
  const invited = sql`exists (select 1 from ${designPermission} as other
    where other.design_id = ${savedDesign.id})`;
  const inShared = sql`exists (select 1 from ${folder} as place where place.id = ${savedDesign.folder_id}
    and (place.owner_user <> ${savedDesign.owner_user}
      or exists (select 1 from ${folderPermission} as guest where guest.folder_id = place.id)))`;
  return or(savedDesign.view_all, savedDesign.edit_all, invited, inShared)!;
}

interface Asked {
  readonly order: ListOrder;
  readonly names: FormatNames;
  readonly where: SQL | undefined;
  readonly most: number;
}

const rowsOf = (db: Executor, principal: Principal, { order, names, where, most }: Asked) =>
  db
    .select({
      ...LISTED_COLUMNS,
      key: order.key,
      format: formatOf(names),
      role: designRoleOf(principal),
      owned: ownsDesign(principal),
      owner: user.name,
      seen_at: designPermission.seen_at,
      folder_id: folder.id,
      folder_name: folder.name,
    })
    .from(savedDesign)
    .leftJoin(designPermission, isInvitation(principal))
    .leftJoin(user, eq(user.id, savedDesign.owner_user))
    // of a folder that its owner no longer shares, not even the name is told
    .leftJoin(folder, and(eq(folder.id, savedDesign.folder_id), mayOnAnyFolder(principal, 'view')))
    .where(where)
    .orderBy(...order.by)
    .limit(most);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const docOf = (row: Row): DesignListPage['docs'][number] => ({
  ...toListedDesign(row),
  folder: row.folder_id === null ? null : { _id: row.folder_id, name: row.folder_name ?? '' },
  format: row.format ?? '',
  role: row.role,
  owned: row.owned,
  shared_by: row.owned ? '' : (row.owner ?? ''),
});

/** The sizes there are among what is listed, the commonest first. */
async function formatsOf(db: Executor, principal: Principal, names: FormatNames, where: SQL | undefined) {
  const width = sql<number>`round(${savedDesign.width})`.mapWith(Number);
  const height = sql<number>`round(${savedDesign.height})`.mapWith(Number);
  const count = sql<number>`count(*)`.mapWith(Number);
  const rows = await db
    .select({ width, height, count })
    .from(savedDesign)
    .leftJoin(designPermission, isInvitation(principal))
    .where(where)
    .groupBy(width, height)
    .orderBy(desc(count), width, height)
    .limit(MOST_FORMATS);
  return rows.map((row) => ({ ...row, name: names[sizeKey(row)] ?? '' }));
}
