import { eq, inArray, sql } from 'drizzle-orm';
import { mayOnTeam } from '../../access/teams.js';
import type { TeamFont } from '../../contract/brand-kit.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { brandFile, brandKit, team } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';
import { brandFileAddress } from './brand-file-address.js';
import { BrandFonts } from './brand-fonts.js';
import { fontsOfTeam, type TeamFontRow } from './team.js';

/**
 * Renames the team's fonts and removes those that the list lacks; what the list has beyond them is passed over. Designs
 * that are set in a removed font still show it. All of it is done or nothing.
 */
export async function updateFonts(
  { db, principal, catalog }: Pick<Context, 'db' | 'principal' | 'catalog'>,
  teamId: string,
  sent: readonly TeamFont[],
): Promise<{ font_uploads: TeamFont[] }> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: team.id })
      .from(team)
      .where(mayOnTeam(principal, teamId))
      .for('update');
    if (!own) throw notFound();
    const before = await fontsOfTeam(tx, teamId);
    const names = new Map(sent.map(({ _id, name }) => [_id, name]));
    const kept = before.flatMap(({ id, name }) =>
      names.has(id) ? { id, old: name, name: names.get(id)! } : [],
    );
    const renamed = kept.filter(({ name, old }) => name !== old);
    const now = new BrandFonts(catalog, kept);
    requireNames(now, renamed, sent);
    for (const { id, name } of renamed) await tx.update(brandFile).set({ name }).where(eq(brandFile.id, id));
    await remove(
      tx,
      teamId,
      before.map(({ id }) => id).filter((id) => !names.has(id)),
    );
    return { font_uploads: now.uploaded.map(({ type: _, ...font }) => font) };
  });
}

/** A design names its font by its name: two of one name could not be told apart. */
function requireNames(fonts: BrandFonts, renamed: readonly TeamFontRow[], sent: readonly TeamFont[]): void {
  for (const { id, name } of renamed) {
    if (!fonts.isTaken(name, id)) continue;
    const path = `font_uploads.${sent.findIndex(({ _id }) => _id === id)}.name`;
    throw new ApiError('bad_request', `There is another font called ${name}`, { path });
  }
}

async function remove(tx: Executor, teamId: string, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return;
  await tx
    .update(brandFile)
    .set({ removed_at: sql`now()` })
    .where(inArray(brandFile.id, [...gone]));
  const [kit] = await tx.select().from(brandKit).where(eq(brandKit.team_id, teamId));
  const named = JSON.stringify([kit?.fonts, kit?.selected_fonts]);
  // whoever still sees one of them in the kit is to look again before they write
  if (gone.some((id) => named.includes(brandFileAddress(id))))
    await tx
      .update(brandKit)
      .set({ rev: sql`${brandKit.rev} + 1` })
      .where(eq(brandKit.team_id, teamId));
}
