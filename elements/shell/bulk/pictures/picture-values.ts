import { sourceFields } from '../../../objects/picture-source.js';
import type { Resource } from '../../../ports/assets.js';

/** What stands before the path in the source key of a picture that is a file. */
const FILE = 'src:';

/** What a row holds for a picture: the path of a file (spec 2 section 3), of others their source key. */
export const valueOfPicture = ({ source }: Pick<Resource, 'source'>): string =>
  source.startsWith(FILE) ? source.slice(FILE.length) : source;

/** The source key that a row's value stands for: paths and addresses are files. */
export function sourceOfValue(value: string): string {
  const trimmed = value.trim();
  try {
    sourceFields(trimmed);
    return trimmed;
  } catch {
    return FILE + trimmed;
  }
}
