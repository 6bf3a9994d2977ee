import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../contract/envelope.js';
import type { Executor } from '../../db/database.js';
import { brandFile, file } from '../../db/schema.js';

/** How a sound of an account is called in its designs. */
const KEY = /^src:(?:\/static\/)?brand_file\/([^?]+)/;
/** What Node decodes [E-062]; M4A only browsers do. */
const DECODED = ['audio/mpeg', 'audio/wav'];

interface StoredSound {
  readonly hash: string;
  readonly mime: string;
}

/** The sound of a design, as JSON text; null for one without. */
export const soundOf = (designFile: string): string | null =>
  (JSON.parse(designFile) as { readonly sound?: { readonly src: string } }).sound?.src ?? null;

/** Where the file of a sound lies, also of one that was removed from its kit; null for what is no sound on this server. */
export async function storedSound(db: Executor, source: string): Promise<StoredSound | null> {
  const id = KEY.exec(source)?.[1];
  if (id === undefined) return null;
  const [row] = await db
    .select({ hash: file.hash, mime: file.mime })
    .from(brandFile)
    .innerJoin(file, eq(file.hash, brandFile.file_hash))
    .where(and(eq(brandFile.id, id), eq(brandFile.type, 'sound')));
  return row ?? null;
}

/** Throws 'bad_request' for a design whose sound the film would lack: no film is silent without a word. */
export async function requireFilmSound(db: Executor, designFile: string): Promise<void> {
  const source = soundOf(designFile);
  if (source === null) return;
  const found = await storedSound(db, source);
  if (found && DECODED.includes(found.mime)) return;
  const why = found
    ? 'the sound is an M4A, which only browsers decode: use an MP3 or a WAV, or download the film in the editor'
    : 'the sound is not on this server: upload it to the brand kit';
  throw new ApiError('bad_request', why, { path: 'html_data.sound' });
}
