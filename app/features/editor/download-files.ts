import { zip, type AsyncZippable } from 'fflate';
import type { DownloadDesign } from './download-choice.js';
import type { RenderOptions } from './download-options.js';
import { archiveFileName, pageFileName } from './file-names.js';

export interface DownloadFile {
  readonly name: string;
  readonly blob: Blob;
}

/** One page is its own file; several travel in one archive, each named by its number in the design. */
export async function packPages(
  blobs: readonly Blob[],
  { format, pages }: RenderOptions,
  design: Pick<DownloadDesign, 'name' | 'pageCount'>,
): Promise<DownloadFile> {
  const [only] = blobs;
  if (only && blobs.length === 1) return { name: pageFileName(design.name, format), blob: only };
  const entries = await Promise.all(
    blobs.map(async (blob, index) => {
      const page = { number: pages[index] ?? index + 1, of: design.pageCount };
      return [pageFileName(design.name, format, page), new Uint8Array(await blob.arrayBuffer())] as const;
    }),
  );
  return { name: archiveFileName(design.name), blob: await archive(Object.fromEntries(entries)) };
}

/** Stored, not compressed: PNG and JPG already are, and deflating them again would only cost time. */
function archive(entries: AsyncZippable): Promise<Blob> {
  return new Promise((resolve, reject) => {
    zip(entries, { level: 0 }, (error, bytes) => {
      if (error) reject(error);
      else resolve(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' }));
    });
  });
}

/** How long an address stays alive after the click, ms: the browser reads it after we have returned. */
const GRACE = 60_000;

/** Hands a file to the browser's own download. */
export function saveFile({ name, blob }: DownloadFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}
