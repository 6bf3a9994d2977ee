import type { DesignFile } from '../../../elements/document/design-file.js';
import { withColorway } from '../../../elements/generate/colorways.js';
import { ApiError } from '../../contract/envelope.js';

/** The template's design in the colorway that is asked for, or as it is. Throws 'bad_request' for one it does not bring [E-090]. */
export function inColorway(file: DesignFile, colorway: string | undefined): DesignFile {
  if (colorway === undefined) return file;
  const colored = withColorway(file, colorway);
  if (colored) return colored;
  const ids = (file.colorways ?? []).map(({ id }) => id);
  const has = ids.length > 0 ? `it has ${ids.join(', ')}` : 'it has none';
  throw new ApiError('bad_request', `colorway: the template has no colorway ${colorway}; ${has}`, {
    path: 'colorway',
  });
}
