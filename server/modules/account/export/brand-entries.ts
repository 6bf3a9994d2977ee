import { and, asc, eq, isNull } from 'drizzle-orm';
import { brandFile, brandKit, team } from '../../../db/schema.js';
import { brandFileAddress } from '../../brand-kit/brand-file-address.js';
import { addKept, type Exporting } from './exporting.js';
import { withoutEnding } from './file-endings.js';

const FOLDERS = { logo: 'Logos', font: 'Fonts', sound: 'Sounds' } as const;

/** Logos, fonts and sounds of the account's own brand; `brand-kit.json` has the kit itself and the addresses of its files. */
export async function addBrand(exporting: Exporting): Promise<void> {
  const { db, member, archive } = exporting;
  const kits = await db
    .select({ kit: brandKit })
    .from(brandKit)
    .innerJoin(team, eq(team.id, brandKit.team_id))
    .where(eq(team.owner_user, member.id));
  const rows = await db
    .select({ file: brandFile })
    .from(brandFile)
    .innerJoin(team, eq(team.id, brandFile.team_id))
    .where(and(eq(team.owner_user, member.id), isNull(brandFile.removed_at)))
    .orderBy(asc(brandFile.created_at), asc(brandFile.id));
  const files = [];
  for (const { file: row } of rows) {
    const { id, type, name, width, height, created_at } = row;
    const place = { folders: ['Brand', FOLDERS[type]], name: withoutEnding(name) };
    files.push({
      ...{ id, type, name, width, height, created_at, address: brandFileAddress(id) },
      file: await addKept(exporting, place, row.file_hash),
    });
  }
  await archive.addList('brand-kit', { kits: kits.map(({ kit }) => withoutTeam(kit)), files });
}

const withoutTeam = ({ logos, color_palette, fonts, selected_fonts }: typeof brandKit.$inferSelect) => ({
  ...{ logos, color_palette, fonts, selected_fonts },
});
