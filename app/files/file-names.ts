/** File names of a download, made from the design's name so that they are legal on every system. */

/** Code points: long enough to recognize, short enough for the 255 bytes of a file name in any script. */
const MAX_LENGTH = 60;

/** Signs and what controls them, but for joiners and tags: those make one sign of several, as in families and flags. */
const REFUSED = /(?:(?![\u200c\u200d\u{e0020}-\u{e007f}])\p{C}|[<>:"/\\|?*])+/gu;
/** A leading dot hides a file, a trailing dot or space is dropped by Windows; joiners at an end join nothing. */
const ENDS = /^[\s.\u200c\u200d]+|[\s.\u200c\u200d]+$/g;

/** Names Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The design's name without what a file system refuses; 'design' when nothing is left. */
export function fileStem(name: string): string {
  const plain = name.normalize('NFC').replace(REFUSED, ' ').replace(/\s+/g, ' ');
  const stem = beginning(plain).replace(ENDS, '');
  return stem === '' || RESERVED.test(stem) ? `design${stem && ` ${stem}`}` : stem;
}

/** As much as fits, no sign cut in two. */
function beginning(text: string): string {
  let length = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > MAX_LENGTH) break;
    kept += segment;
  }
  return kept;
}

/** 'Summer menu.png', or with several pages 'Summer menu 02.png', numbered so that lists sort right. */
export function pageFileName(name: string, format: string, page?: { number: number; of: number }): string {
  const number = page ? ` ${String(page.number).padStart(String(page.of).length, '0')}` : '';
  return `${fileStem(name)}${number}.${format}`;
}

export function archiveFileName(name: string): string {
  return `${fileStem(name)}.zip`;
}
