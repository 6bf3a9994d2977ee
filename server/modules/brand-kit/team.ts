import { and, asc, eq, isNull } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import type { Member } from '../../access/principal.js';
import { bidiIsolate } from '../../contract/bidi-isolate.js';
import type { Executor } from '../../db/database.js';
import { brandFile, brandKit, team } from '../../db/schema.js';
import { ID_LENGTH } from '../../db/id-length.js';

export type KitRow = typeof brandKit.$inferSelect;

export interface OwnTeam {
  readonly id: string;
  readonly name: string;
  readonly kit: KitRow;
}

/** A font that a team has uploaded. */
export interface TeamFontRow {
  readonly id: string;
  readonly name: string;
}

/** Makes an account's team and its kit where they are missing; of several at once, one does. */
export async function makeTeam(db: Executor, owner: Pick<Member, 'id' | 'name'>): Promise<void> {
  const own = { id: newId(ID_LENGTH), owner_user: owner.id, name: `${bidiIsolate(owner.name)}'s team` };
  await db.insert(team).values(own).onConflictDoNothing();
  const [row] = await db.select({ id: team.id }).from(team).where(eq(team.owner_user, owner.id));
  const empty = { logos: [], color_palette: [], fonts: {}, selected_fonts: [] };
  await db
    .insert(brandKit)
    .values({ id: newId(ID_LENGTH), team_id: row!.id, ...empty })
    .onConflictDoNothing();
}

/** The account's team with its kit; made here for an account from before there were any. */
export async function ownTeam(db: Executor, member: Member): Promise<OwnTeam> {
  const known = await findTeam(db, member.id);
  if (known) return known;
  await makeTeam(db, member);
  return (await findTeam(db, member.id))!;
}

async function findTeam(db: Executor, owner: string): Promise<OwnTeam | undefined> {
  const [row] = await db
    .select({ id: team.id, name: team.name, kit: brandKit })
    .from(team)
    .innerJoin(brandKit, eq(brandKit.team_id, team.id))
    .where(eq(team.owner_user, owner));
  return row;
}

/** What the team has uploaded and not removed, oldest first. */
export const fontsOfTeam = (db: Executor, teamId: string): Promise<TeamFontRow[]> =>
  db
    .select({ id: brandFile.id, name: brandFile.name })
    .from(brandFile)
    .where(and(eq(brandFile.team_id, teamId), eq(brandFile.type, 'font'), isNull(brandFile.removed_at)))
    .orderBy(asc(brandFile.created_at), asc(brandFile.id));
