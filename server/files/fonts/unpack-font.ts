import { inflateSync } from 'node:zlib';
import decompress from 'woff2-encoder/decompress';
import { damaged, FontRefused, tooHeavy } from './font-refused.js';
import { MAX_UNPACKED, MOST_TABLES, readSfnt, tablesOf, tagAt, viewOf, type Sfnt } from './font-sfnt.js';

/** What a file begins with, and how it is read; whatever its name says. */
const READERS: Readonly<Record<string, (bytes: Uint8Array) => Sfnt | Promise<Sfnt>>> = {
  '\0\x01\0\0': readSfnt,
  true: readSfnt,
  OTTO: readSfnt,
  ttcf: refuseCollection,
  wOFF: readWoff,
  wOF2: readWoff2,
};

const COLLECTION = 0x74746366;

/** The tables of a TTF, OTF, WOFF or WOFF2. Throws FontRefused for anything else, and for what cannot be unpacked. */
export async function unpackFont(bytes: Uint8Array): Promise<Sfnt> {
  const kind = tagAt(bytes, 0);
  const reader = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  if (!reader) throw new FontRefused('The file is not a font. Choose a WOFF2, WOFF, TTF or OTF');
  return reader(bytes);
}

function refuseCollection(): never {
  throw new FontRefused('The file holds several fonts. Choose one that holds one');
}

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;

/** Every table is packed for itself. A table that unpacks to more than it says is a bomb, one with less is damaged. */
function readWoff(bytes: Uint8Array): Sfnt {
  if (bytes.length < WOFF_HEAD) throw damaged('it is cut off');
  const view = viewOf(bytes);
  const flavor = view.getUint32(4);
  if (flavor === COLLECTION) refuseCollection();
  const count = view.getUint16(12);
  if (count === 0 || count > MOST_TABLES || WOFF_HEAD + count * WOFF_ENTRY > bytes.length)
    throw damaged('its contents');
  const entries = Array.from({ length: count }, (_, i) => {
    const at = WOFF_HEAD + i * WOFF_ENTRY;
    const [offset, packed, plain] = [4, 8, 12].map((part) => view.getUint32(at + part)) as [
      number,
      number,
      number,
    ];
    if (offset + packed > bytes.length || packed > plain) throw damaged('a part of it is cut off');
    return { tag: tagAt(bytes, at), part: bytes.subarray(offset, offset + packed), plain };
  });
  if (entries.reduce((sum, { plain }) => sum + plain, 0) > MAX_UNPACKED) throw tooHeavy();
  return { flavor, tables: tablesOf(entries.map(({ tag, part, plain }) => [tag, inflated(part, plain)])) };
}

function inflated(part: Uint8Array, plain: number): Uint8Array {
  if (part.length === plain) return part;
  try {
    const bytes = inflateSync(part, { maxOutputLength: plain });
    if (bytes.length === plain) return bytes;
  } catch {
    // said below, as for one that is too short
  }
  throw damaged('a part of it cannot be unpacked');
}

const WOFF2_HEAD = 48;
/** Places of 'glyf' and 'loca' in WOFF2's own list of names, and the mark of a name that is not in it. */
const [GLYF, LOCA, NAMED] = [10, 11, 63];

async function readWoff2(bytes: Uint8Array): Promise<Sfnt> {
  if (bytes.length < WOFF2_HEAD) throw damaged('it is cut off');
  if (viewOf(bytes).getUint32(4) === COLLECTION) refuseCollection();
  requireModest(bytes);
  const plain = await decompress(bytes).catch(() => {
    throw damaged('it cannot be unpacked');
  });
  return readSfnt(plain);
}

/** The decoder sets aside what the directory claims before it looks at the rest: so much must be in order. */
function requireModest(bytes: Uint8Array): void {
  const count = viewOf(bytes).getUint16(12);
  if (count === 0 || count > MOST_TABLES) throw damaged('its contents');
  let [at, plain, packed] = [WOFF2_HEAD, 0, 0];
  const number = (): number => {
    let value = 0;
    for (let i = 0; i < 5; i += 1) {
      const byte = bytes[at++];
      if (byte === undefined) throw damaged('it is cut off');
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw damaged('its contents');
  };
  for (let i = 0; i < count; i += 1) {
    const flags = bytes[at++] ?? 0;
    const [name, version] = [flags & 63, flags >> 6];
    if (name === NAMED) at += 4;
    const length = number();
    const changed = name === GLYF || name === LOCA ? version !== 3 : version !== 0;
    plain += length;
    packed += changed ? number() : length;
  }
  if (plain > MAX_UNPACKED || packed > MAX_UNPACKED) throw tooHeavy();
}
