import { archiveFileName, pageFileName } from '../../../../elements/math/file-names.js';
import type { DownloadFile } from '../../../files/save-file.js';
import type { DownloadDesign } from './download-choice.js';
import type { ExportOptions } from './download-options.js';
import { isVideo } from './fields/video-options.js';

/** One file is a download of its own; several travel in one archive, each named by its page's number in the design. */
export async function packFiles(
  files: AsyncIterable<Blob>,
  { format, pages }: Pick<ExportOptions, 'format' | 'pages'>,
  design: Pick<DownloadDesign, 'name' | 'pageCount' | 'pageNames' | 'credits'>,
): Promise<DownloadFile> {
  if (pages.length === 1 || format === 'pdf' || isVideo(format))
    return { name: pageFileName(design.name, format), blob: await onlyOne(files) };
  const names = pages.map((number) =>
    pageFileName(design.name, format, {
      ...{ number, of: design.pageCount },
      name: design.pageNames?.[number - 1],
    }),
  );
  const { storedArchive } = await import('../../../files/stored-archive.js');
  const credits = design.credits?.(pages) ?? [];
  const all = credits.length > 0 ? followedBy(files, textFile(credits)) : files;
  return { name: archiveFileName(design.name), blob: await storedArchive(all, [...names, CREDITS]) };
}

/** Who made the pictures, beside the pages that show them. */
const CREDITS = 'credits.txt';

const textFile = (lines: readonly string[]): Blob =>
  new Blob([`${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });

async function* followedBy(files: AsyncIterable<Blob>, last: Blob): AsyncGenerator<Blob> {
  yield* files;
  yield last;
}

async function onlyOne(files: AsyncIterable<Blob>): Promise<Blob> {
  for await (const file of files) return file;
  throw new RangeError('there is nothing to download');
}
