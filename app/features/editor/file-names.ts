import type { DownloadFormat } from './download-options.js';

/** File names of a download, made from the design's name so that they are legal on every system. */

/** Long enough to recognise, short enough for the 255 bytes of a file name in any script. */
const MAX_LENGTH = 60;

/** Names Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The design's name without what a file system refuses; 'design' when nothing is left. */
export function fileStem(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ');
  // A leading dot hides a file, a trailing dot or space is dropped by Windows.
  const stem = [...plain]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return stem === '' || RESERVED.test(stem) ? `design${stem && ` ${stem}`}` : stem;
}

/** 'Summer menu.png', or with several pages 'Summer menu 02.png', numbered so that lists sort right. */
export function pageFileName(
  name: string,
  format: DownloadFormat,
  page?: { number: number; of: number },
): string {
  const number = page ? ` ${String(page.number).padStart(String(page.of).length, '0')}` : '';
  return `${fileStem(name)}${number}.${format}`;
}

export function archiveFileName(name: string): string {
  return `${fileStem(name)}.zip`;
}
