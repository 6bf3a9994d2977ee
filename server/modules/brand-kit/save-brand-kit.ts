import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ownsTeam } from '../../access/teams.js';
import type { BrandKit, TeamFont } from '../../contract/brand-kit.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { brandFile, brandKit, team } from '../../db/schema.js';
import { notFound } from '../../http/calls/errors.js';
import type { Context } from '../../http/calls/handler.js';
import { brandFileAddress } from './brand-file-address.js';
import { BrandFonts } from './brand-fonts.js';
import { fontsOfTeam, type KitRow } from './team.js';

/**
 * Replaces the whole kit over the revision it was made on: of several writers exactly one wins, the others learn the newest
 * revision from ApiError 'stale'. All of it is kept or nothing. Logos that leave the kit are removed from the team; designs
 * that show them still do.
 */
export async function updateKit(
  { db, principal, catalog }: Pick<Context, 'db' | 'principal' | 'catalog'>,
  sent: BrandKit,
): Promise<{ rev: number }> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ kit: brandKit })
      .from(brandKit)
      .innerJoin(team, eq(team.id, brandKit.team_id))
      .where(and(eq(brandKit.id, sent._id), ownsTeam(principal)))
      .for('update', { of: brandKit });
    if (!held) throw notFound();
    const { kit } = held;
    if (kit.rev !== sent.rev)
      throw new ApiError('stale', 'The brand kit was changed elsewhere', { rev: kit.rev });
    const known = new BrandFonts(catalog, await fontsOfTeam(tx, kit.team_id));
    const logos = await logosOf(tx, kit.team_id, sent.logos);
    const rev = kit.rev + 1;
    await tx
      .update(brandKit)
      .set({
        ...{ rev, logos },
        color_palette: sent.color_palette,
        fonts: stylesOf(sent.fonts, known),
        selected_fonts: chosenOf(sent.selected_fonts, known),
      })
      .where(eq(brandKit.id, kit.id));
    await removeLogos(tx, kit, logos);
    return { rev };
  });
}

const wrong = (path: string, message: string) =>
  new ApiError('bad_request', `brand_kit.${path}: ${message}`, { path: `brand_kit.${path}` });

/** Names are the user's; what a file is and where it lies is not believed but looked up. */
async function logosOf(tx: Executor, teamId: string, sent: BrandKit['logos']): Promise<BrandKit['logos']> {
  const { id, width, height, team_id, type, removed_at } = brandFile;
  const wanted = and(
    eq(team_id, teamId),
    eq(type, 'logo'),
    isNull(removed_at),
    inArray(
      id,
      sent.map(({ _id }) => _id),
    ),
  );
  const rows = sent.length === 0 ? [] : await tx.select({ id, width, height }).from(brandFile).where(wanted);
  const files = new Map(rows.map((row) => [row.id, row]));
  const logos = sent.map(({ _id, name }, i) => {
    const found = files.get(_id);
    if (!found) throw wrong(`logos.${i}`, 'is not a logo of the team');
    return { _id, name, src: brandFileAddress(_id), width: found.width, height: found.height };
  });
  // the same file uploaded twice is one logo
  return [...new Map(logos.map((logo) => [logo._id, logo])).values()];
}

function stylesOf(sent: BrandKit['fonts'], known: BrandFonts): BrandKit['fonts'] {
  const styles = Object.entries(sent).map(([role, { src, size }]) => {
    const font = known.find(src);
    if (!font) throw wrong(`fonts.${role}`, 'is not a font of the catalog or of the team');
    return [role, { name: font.name, src, size }];
  });
  return Object.fromEntries(styles) as BrandKit['fonts'];
}

function chosenOf(sent: BrandKit['selected_fonts'], known: BrandFonts): TeamFont[] {
  for (const [i, { src }] of sent.entries())
    if (!known.find(src)) throw wrong(`selected_fonts.${i}`, 'is not a font of the catalog or of the team');
  return known.chosen(sent).map(({ type: _, ...font }) => font);
}

/** Those that were in the kit and are no more. One that was uploaded and is not in it yet stays. */
async function removeLogos(tx: Executor, before: KitRow, now: BrandKit['logos']): Promise<void> {
  const gone = before.logos.map(({ _id }) => _id).filter((id) => !now.some(({ _id }) => _id === id));
  if (gone.length === 0) return;
  await tx
    .update(brandFile)
    .set({ removed_at: sql`now()` })
    .where(and(eq(brandFile.team_id, before.team_id), inArray(brandFile.id, gone)));
}
