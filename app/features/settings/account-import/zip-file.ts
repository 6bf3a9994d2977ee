/** Bytes of a ZIP's own records. */
const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const END_64 = { locator: 0x07064b50, locatorSize: 20, signature: 0x06064b50, size: 56 };
const ENTRY = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const IN_64 = 0xffffffff;
const MOST_ENTRIES = 200_000;
const STORED = 0;
const DEFLATED = 8;

/** What is wrong with a ZIP; the message is fit to show. */
export class ZipError extends Error {}

const broken = () => new ZipError('The ZIP is not complete. Download it again');

interface Entry {
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc: number;
  /** Bytes in the file, and those that they become. */
  readonly packed: number;
  readonly bytes: number;
  readonly at: number;
}

/** A ZIP file of which single entries are read: the rest stays on the disk, however large it is. ZIP64 is read too. */
export class ZipFile {
  readonly #file: Blob;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(file: Blob, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** Throws a ZipError for what is no ZIP, or half of one. */
  static async open(file: Blob): Promise<ZipFile> {
    return new ZipFile(file, await directoryOf(file));
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /** The bytes of an entry. Throws a ZipError when it is not there, larger than `most` bytes, or not what was packed. */
  async read(path: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
    const entry = this.#entries.get(path);
    if (!entry) throw new ZipError('It is not in the ZIP');
    if (entry.encrypted)
      throw new ZipError('The ZIP has a password. Unpack it and pack it again without one');
    if (entry.bytes > most) throw new ZipError('It is too large');
    const head = await viewOf(this.#file, entry.at, LOCAL.size);
    if (head.getUint32(0, true) !== LOCAL.signature) throw broken();
    const begin = entry.at + LOCAL.size + head.getUint16(26, true) + head.getUint16(28, true);
    const packed = this.#file.slice(begin, begin + entry.packed);
    if (packed.size !== entry.packed) throw broken();
    const bytes = await unpacked(packed, entry);
    if (bytes.length !== entry.bytes || crc32(bytes) !== entry.crc) throw broken();
    return bytes;
  }
}

/** The names and places of all entries, which stand at the end of the file. */
async function directoryOf(file: Blob): Promise<ReadonlyMap<string, Entry>> {
  const tail = Math.max(0, file.size - END.size - END.longestComment - END_64.locatorSize);
  const view = await viewOf(file, tail, file.size - tail);
  let end = view.byteLength - END.size;
  while (end >= 0 && view.getUint32(end, true) !== END.signature) end -= 1;
  if (end < 0) throw (await beginsLikeZip(file)) ? broken() : new ZipError('This is not a ZIP file');
  let count = view.getUint16(end + 10, true);
  let size = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  const locator = end - END_64.locatorSize;
  if (locator >= 0 && view.getUint32(locator, true) === END_64.locator) {
    const end64 = await viewOf(file, number64(view, locator + 8), END_64.size);
    if (end64.getUint32(0, true) !== END_64.signature) throw broken();
    count = number64(end64, 32);
    size = number64(end64, 40);
    at = number64(end64, 48);
  }
  if (count > MOST_ENTRIES) throw new ZipError('The ZIP holds too many files');
  return entriesOf(await viewOf(file, at, size), count);
}

async function beginsLikeZip(file: Blob): Promise<boolean> {
  return file.size >= 4 && (await viewOf(file, 0, 4)).getUint32(0, true) === LOCAL.signature;
}

function entriesOf(view: DataView<ArrayBuffer>, count: number): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const utf8 = new TextDecoder();
  for (let i = 0, at = 0; i < count; i += 1) {
    if (at + ENTRY.size > view.byteLength || view.getUint32(at, true) !== ENTRY.signature) throw broken();
    const name = view.getUint16(at + 28, true);
    const extra = view.getUint16(at + 30, true);
    const next = at + ENTRY.size + name + extra + view.getUint16(at + 32, true);
    if (next > view.byteLength) throw broken();
    const path = utf8.decode(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY.size, name));
    entries.set(path, entryAt(view, at, at + ENTRY.size + name, extra));
    at = next;
  }
  return entries;
}

function entryAt(view: DataView, at: number, extraAt: number, extraLength: number): Entry {
  const large = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
  // the extra field of ZIP64 holds those that did not fit, in this order
  for (let field = extraAt; field + 4 <= extraAt + extraLength;) {
    const length = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === 1)
      for (let i = 0, value = field + 4; i < large.length && value + 8 <= field + 4 + length; i += 1)
        if (large[i] === IN_64) {
          large[i] = number64(view, value);
          value += 8;
        }
    field += 4 + length;
  }
  const [bytes, packed, place] = large as [number, number, number];
  return {
    ...{ bytes, packed, at: place },
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    crc: view.getUint32(at + 16, true),
  };
}

async function unpacked(packed: Blob, { method, bytes }: Entry): Promise<Uint8Array<ArrayBuffer>> {
  if (method === STORED) return new Uint8Array(await packed.arrayBuffer());
  if (method !== DEFLATED) throw new ZipError('It is packed in a way that is not known');
  const result = new Uint8Array(bytes);
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      // it would grow for ever: what the directory says is all that is taken
      if (length + part.value.length > bytes) throw broken();
      result.set(part.value, length);
      length += part.value.length;
    }
  } catch {
    await reader.cancel().catch(() => undefined);
    throw broken();
  }
  return result.subarray(0, length);
}

async function viewOf(file: Blob, at: number, size: number): Promise<DataView<ArrayBuffer>> {
  if (at < 0 || at + size > file.size) throw broken();
  return new DataView(await file.slice(at, at + size).arrayBuffer());
}

const number64 = (view: DataView, at: number): number =>
  view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 255]!;
  return (crc ^ 0xffffffff) >>> 0;
}
