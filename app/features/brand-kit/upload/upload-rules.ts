import { MAX_FONT_BYTES } from '../../../../server/contract/brand-kit.js';
import { MAX_UPLOAD_BYTES } from '../../../../server/contract/folder.js';
import { upload as strings } from '../strings.js';

export type BrandFileType = 'logo' | 'font';

interface Rule {
  readonly endings: readonly string[];
  /** Bytes. */
  readonly most: number;
}

/** What may be uploaded; what a file really is, is told from its content by the server. */
const RULES: Record<BrandFileType, Rule> = {
  logo: { endings: ['.svg', '.png', '.jpg', '.jpeg', '.webp'], most: MAX_UPLOAD_BYTES },
  font: { endings: ['.woff2', '.woff', '.ttf', '.otf'], most: MAX_FONT_BYTES },
};

const MEGA = 1024 * 1024;

/** For the browser's file dialog. */
export const acceptOf = (type: BrandFileType): string => RULES[type].endings.join(',');

/** Why a file is not even sent; null for one that may do. */
export function refusalOf(type: BrandFileType, { name, size }: Pick<File, 'name' | 'size'>): string | null {
  const { endings, most } = RULES[type];
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return strings.wrongKind(strings[type].accepts);
  if (size === 0) return strings.empty;
  return size > most ? strings.tooLarge(most / MEGA) : null;
}

/** A name to begin with: that of the file, without its ending and with words for hyphens. */
export const nameFromFile = ({ name }: Pick<File, 'name'>): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

/** Letters of a name. */
export const LONGEST_NAME = 200;
