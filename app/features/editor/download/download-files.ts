import { archiveFileName, pageFileName } from '../../../../elements/math/file-names.js';
import type { DownloadFile } from '../../../files/save-file.js';
import type { DownloadDesign } from './download-choice.js';
import type { ExportOptions } from './download-options.js';
import { isVideo } from './fields/video-options.js';

/** One file is a download of its own; several travel in one archive, each named by its page's number in the design. */
export async function packFiles(
  files: AsyncIterable<Blob>,
  { format, pages }: Pick<ExportOptions, 'format' | 'pages'>,
  design: Pick<DownloadDesign, 'name' | 'pageCount' | 'pageNames'>,
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
  return { name: archiveFileName(design.name), blob: await storedArchive(files, names) };
}

async function onlyOne(files: AsyncIterable<Blob>): Promise<Blob> {
  for await (const file of files) return file;
  throw new RangeError('there is nothing to download');
}
