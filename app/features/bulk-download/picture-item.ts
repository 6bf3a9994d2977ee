import { fileStem } from '../../../elements/math/file-names.js';
import { BulkProblem, type BulkFile, type BulkItem } from './bulk-item.js';
import { bulkDownload as strings } from './strings.js';

export interface PictureToFetch {
  readonly id: string;
  /** As its user knows it, with or without an ending. */
  readonly name: string;
  /** Where the whole picture is. */
  readonly address: string;
}

/** A picture as the server keeps it. */
export const pictureItem = ({ id, name, address }: PictureToFetch): BulkItem => ({
  id,
  name,
  async *files(signal, progress) {
    yield await fetchPicture(name, address, signal, progress);
  },
});

/** The picture under a name that is legal on every system. Rejects with a BulkProblem, or with the signal's reason. */
export async function fetchPicture(
  name: string,
  address: string,
  signal: AbortSignal,
  progress: (done: number) => void = () => undefined,
): Promise<BulkFile> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new BulkProblem(wordsOf(response.status));
    const blob = await bodyOf(response, progress);
    return { name: pictureFileName(name, blob.type), blob };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof BulkProblem ? error : new BulkProblem(strings.offline, { cause: error });
  }
}

function wordsOf(status: number): string {
  if (status === 404 || status === 410) return strings.gone;
  return status === 401 || status === 403 ? strings.notAllowed : strings.itemFailed;
}

/** Counted as it comes, where the server says how long it is. */
async function bodyOf(response: Response, progress: (done: number) => void): Promise<Blob> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const total = Number(response.headers.get('content-length'));
  if (!response.body || !(total > 0)) return new Blob([await response.arrayBuffer()], { type });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    read += part.value.length;
    progress(Math.min(1, read / total));
  }
  return new Blob(parts, { type });
}

/** Endings of the kinds we keep; the first is the usual one. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'image/svg+xml': ['svg'],
};
const KNOWN = new Set(Object.values(ENDINGS).flat());

/** The name with the ending that tells what the file is: 'Harbour.png' that is a JPEG becomes 'Harbour.jpg'. */
export function pictureFileName(name: string, type: string): string {
  const [, stem = name, ending = ''] = /^(.+)\.(\w+)$/u.exec(name) ?? [];
  const known = KNOWN.has(ending.toLowerCase());
  const endings = ENDINGS[type] ?? (known ? [ending.toLowerCase()] : []);
  const right = endings.includes(ending.toLowerCase()) ? ending.toLowerCase() : endings[0];
  return `${fileStem(known ? stem : name)}${right ? `.${right}` : ''}`;
}
