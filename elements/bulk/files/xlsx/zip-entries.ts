import { Inflate } from 'fflate';
import { MAX_PART_BYTES, TableFault } from '../table-fault.js';

/** A file in an archive: its packed bytes are at `start`. */
interface ZipEntry {
  readonly method: number;
  readonly packedSize: number;
  readonly header: number;
}

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
/** Packed bytes unpacked between two chances for others to have a turn. */
const BYTES_A_STEP = 32_768;

const broken = (): never => {
  throw new TableFault('brokenWorkbook');
};

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at;
  return broken();
}

/** The files of an archive by their paths. Throws `brokenWorkbook` when its list is damaged. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_SIZE > bytes.length || view.getUint32(at, true) !== ENTRY) return broken();
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const path = new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + name!));
    entries.set(path.replaceAll('\\', '/').replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      header: view.getUint32(at + 42, true),
    });
    at += ENTRY_SIZE + name! + extra! + comment!;
  }
  return entries;
}

/** The packed bytes lie behind a head whose own lengths count. */
function packedBytes(bytes: Uint8Array, { header, packedSize }: ZipEntry): Uint8Array {
  if (header + LOCAL_SIZE > bytes.length) return broken();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = header + LOCAL_SIZE + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (start + packedSize > bytes.length) return broken();
  return bytes.subarray(start, start + packedSize);
}

/** Unpacks a file as UTF-8 text; stops now and then. Throws `brokenWorkbook`, or `tooLarge` on what swells beyond all measure. */
export function* unpackText(bytes: Uint8Array, entry: ZipEntry): Generator<void, string> {
  const packed = packedBytes(bytes, entry);
  if (entry.method === STORED) return new TextDecoder().decode(packed);
  if (entry.method !== DEFLATED) return broken();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  const inflate = new Inflate((chunk, final) => {
    size += chunk.length;
    if (size > MAX_PART_BYTES) throw new TableFault('tooLarge');
    parts.push(decoder.decode(chunk, { stream: !final }));
  });
  for (let at = 0; at < packed.length; at += BYTES_A_STEP) {
    push(inflate, packed.subarray(at, at + BYTES_A_STEP), at + BYTES_A_STEP >= packed.length);
    yield;
  }
  return parts.join('');
}

function push(inflate: Inflate, chunk: Uint8Array, final: boolean): void {
  try {
    inflate.push(chunk, final);
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('brokenWorkbook');
  }
}
