import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { brandKit as calls, MOST_FONTS } from '../../contract/brand-kit.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { brandFile } from '../../db/schema.js';
import { sanitizeFont } from '../../files/fonts/sanitize-font.js';
import { storeFile } from '../../files/store/store-file.js';
import { sanitizeLogo } from '../../files/logos/sanitize-logo.js';
import { checkSound } from '../../files/uploads/check-sound.js';
import type { FormFile } from '../../http/calls/form-file.js';
import { formHandler, type Context } from '../../http/calls/handler.js';
import { brandFileAddress } from './brand-file-address.js';
import { BrandFonts } from './brand-fonts.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { lockMember } from '../lock-member.js';
import { requireMember } from '../../access/require-member.js';
import { fontsOfTeam, ownTeam } from './team.js';
import { requireQuota } from '../folders/upload-quota.js';

type Row = typeof brandFile.$inferSelect;
type New = typeof brandFile.$inferInsert;

/** Each costs a thread of its own for a second. */
const LIMITS = { perMinute: 60 };

export const brandFileCalls = [
  formHandler(
    calls.uploadBrandFile,
    async ({ name, file_type }, file, context) => {
      // nobody makes us unpack what has no room anyway
      await requireQuota(context.db, requireMember(context.principal), 0);
      const made = await MAKE[file_type](file, name);
      const { id, width, height, ...kept } = await keep(context, made);
      return { _id: id, name: kept.name, src: brandFileAddress(id), width, height };
    },
    LIMITS,
  ),
];

interface Made extends Pick<New, 'type' | 'name' | 'width' | 'height'> {
  readonly bytes: Uint8Array;
  readonly mime: string;
}

/** A font is called what it says itself unless told another name; one that says nothing like its file. */
async function madeFont(file: FormFile, name: string | undefined): Promise<Made> {
  const { bytes, mime, family } = await sanitizeFont(file.bytes);
  const called = name ?? (family || file.name.replace(/\.\w+$/, ''));
  return { type: 'font', name: called, width: 0, height: 0, bytes, mime };
}

/** A sound is called what its file is called. */
async function madeSound({ name: fileName, bytes }: FormFile, name = fileName): Promise<Made> {
  return { type: 'sound', name, width: 0, height: 0, bytes, mime: await checkSound(bytes) };
}

async function madeLogo(file: FormFile, name: string | undefined): Promise<Made> {
  return { type: 'logo', name: name ?? file.name, ...(await sanitizeLogo(file.bytes)) };
}

const MAKE = { font: madeFont, logo: madeLogo, sound: madeSound } as const;

/** Keeps a file for the principal's team; the same file again is the one that is there. Throws 'no_room'. */
async function keep(
  { db, files, principal, catalog }: Context,
  { bytes, mime, ...made }: Made,
): Promise<Row> {
  const member = requireMember(principal);
  const { id: team_id } = await ownTeam(db, member);
  const file_hash = await storeFile(db, files, bytes, mime);
  const row = { id: newId(ID_LENGTH), team_id, file_hash, bytes: bytes.length, ...made };
  return db.transaction(async (tx) => {
    await lockMember(tx, member.id);
    const known = await findSame(tx, row);
    if (known) return known;
    await requireQuota(tx, member, row.bytes);
    const name = row.type === 'font' ? await fontName(tx, team_id, row.name, catalog) : row.name;
    const [kept] = await tx
      .insert(brandFile)
      .values({ ...row, name })
      .returning();
    return kept!;
  });
}

async function findSame(tx: Executor, { team_id, type, file_hash }: New): Promise<Row | undefined> {
  const same = and(
    eq(brandFile.team_id, team_id),
    eq(brandFile.type, type),
    eq(brandFile.file_hash, file_hash),
    isNull(brandFile.removed_at),
  );
  return (await tx.select().from(brandFile).where(same))[0];
}

async function fontName(tx: Executor, teamId: string, wished: string, catalog: Context['catalog']) {
  const fonts = await fontsOfTeam(tx, teamId);
  if (fonts.length >= MOST_FONTS)
    throw new ApiError('no_room', `A team keeps at most ${MOST_FONTS} fonts. Delete some, then try again.`);
  return new BrandFonts(catalog, fonts).freeName(wished);
}
