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
export function fileStem(name: string, most = MAX_LENGTH): string {
  const stem = legal(name, most);
  return stem === '' || RESERVED.test(stem) ? `design${stem && ` ${stem}`}` : stem;
}

function legal(name: string, most: number): string {
  const plain = name.normalize('NFC').replace(REFUSED, ' ').replace(/\s+/g, ' ');
  return beginning(plain, most).replace(ENDS, '');
}

/** As much as fits, no sign cut in two. */
function beginning(text: string, most: number): string {
  let length = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length;
    if (length > most) break;
    kept += segment;
  }
  return kept;
}

/** A page among several. */
export interface NumberedPage {
  readonly number: number;
  readonly of: number;
  /** What the user calls it. */
  readonly name?: string | undefined;
}

/**
 * 'Summer menu.png', or with several pages 'Summer menu 02.png', numbered so that lists sort right; a page's own name comes
 * after its number: 'Summer menu 02 Desserts.png' [E-020].
 */
export function pageFileName(name: string, format: string, page?: NumberedPage): string {
  if (!page) return `${fileStem(name)}.${format}`;
  const number = String(page.number).padStart(String(page.of).length, '0');
  const own = legal(page.name ?? '', MAX_LENGTH / 2);
  const stem = fileStem(name, own ? MAX_LENGTH / 2 : MAX_LENGTH);
  return `${[stem, number, own].filter(Boolean).join(' ')}.${format}`;
}

export function archiveFileName(name: string): string {
  return `${fileStem(name)}.zip`;
}
