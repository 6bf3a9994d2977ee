import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { COPY_SUFFIX } from '../../../saved-designs.js';

/** Longest name, letters. */
const LONGEST = 200;

/** Keeps `file` (JSON text) as a design of its own where the original is gone or not to be seen any more; gives its id. */
export async function saveCopy(name: string, file: string): Promise<string> {
  const { _id: id } = await api(savedDesign.createBlankDesign, { dimension_units: 'px' });
  const { rev } = await api(savedDesign.getOne, { id });
  await api(savedDesign.saveBackend, { id, design_file: file, rev });
  await api(savedDesign.update, { id, name: `${name}${COPY_SUFFIX}`.slice(0, LONGEST) });
  return id;
}
