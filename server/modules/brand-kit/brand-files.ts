import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../../elements/math/ids.js';
import { brandKit as calls, MOST_FONTS } from '../../contract/brand-kit.js';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { brandFile } from '../../db/schema.js';
import { safeFont } from '../../files/fonts/sanitize-font.js';
import { keepFile } from '../../files/store/store-file.js';
import { safeLogo } from '../../files/logo.js';
import type { FormFile } from '../../http/calls/form-file.js';
import { answerForm, type Context } from '../../http/calls/handler.js';
import { brandFileAddress } from './brand-file-address.js';
import { BrandFonts } from './brand-fonts.js';
import { ID_LENGTH } from '../../db/id-length.js';
import { takeTurn } from '../folders/store-upload.js';
import { requireMember } from '../../access/require-member.js';
import { fontsOfTeam, ownTeam } from './team.js';
import { requireRoom } from '../folders/upload-quota.js';

type Row = typeof brandFile.$inferSelect;
type New = typeof brandFile.$inferInsert;

/** Each costs a thread of its own for a second. */
const LIMITS = { perMinute: 60 };

export const brandFileCalls = [
  answerForm(
    calls.uploadBrandFile,
    async ({ name, file_type }, file, context) => {
      // nobody makes us unpack what has no room anyway
      await requireRoom(context.db, requireMember(context.asker), 0);
      const made = file_type === 'font' ? await madeFont(file, name) : await madeLogo(file, name);
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
  const { bytes, mime, family } = await safeFont(file.bytes);
  const called = name ?? (family || file.name.replace(/\.\w+$/, ''));
  return { type: 'font', name: called, width: 0, height: 0, bytes, mime };
}

async function madeLogo(file: FormFile, name: string | undefined): Promise<Made> {
  return { type: 'logo', name: name ?? file.name, ...(await safeLogo(file.bytes)) };
}

/** Keeps a file for the asker's team; the same file again is the one that is there. Throws 'no_room'. */
async function keep({ db, files, asker, catalogue }: Context, { bytes, mime, ...made }: Made): Promise<Row> {
  const member = requireMember(asker);
  const { id: team_id } = await ownTeam(db, member);
  const file_hash = await keepFile(db, files, bytes, mime);
  const row = { id: newId(ID_LENGTH), team_id, file_hash, bytes: bytes.length, ...made };
  return db.transaction(async (tx) => {
    await takeTurn(tx, member.id);
    const known = await findSame(tx, row);
    if (known) return known;
    await requireRoom(tx, member, row.bytes);
    const name = row.type === 'font' ? await fontName(tx, team_id, row.name, catalogue) : row.name;
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

async function fontName(tx: Executor, teamId: string, wished: string, catalogue: Context['catalogue']) {
  const fonts = await fontsOfTeam(tx, teamId);
  if (fonts.length >= MOST_FONTS)
    throw new ApiError('no_room', `A team keeps at most ${MOST_FONTS} fonts. Delete some, then try again.`);
  return new BrandFonts(catalogue, fonts).freeName(wished);
}
