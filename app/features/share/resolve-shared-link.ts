import { design } from '../../../server/contract/design.js';
import { ApiError } from '../../../server/contract/envelope.js';
import { folder } from '../../../server/contract/folder.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { templateAddress } from '../../catalog.js';
import { designAddress, START_ADDRESS } from '../../saved-designs.js';

type Find = (id: string, signal: AbortSignal) => Promise<string>;

/** A right that is given, as an address has it. On a phone one looks (DECISIONS 18). */
type Role = 'view' | 'edit';

const shownDesign =
  (phone: boolean): Find =>
  async (id, signal) => {
    const { role } = await api(savedDesign.getOne, { id }, { signal });
    return designAddress(id, phone ? 'view' : role);
  };

const shownFolder: Find = async (id, signal) => {
  const [entry] = await api(folder.get, { id }, { signal });
  if (!entry) throw new ApiError('not_found', 'There is no such folder');
  return `${START_ADDRESS}/folders/${encodeURIComponent(id)}/${entry.role satisfies Role}`;
};

/** By its id, or by its public address. */
const shownTemplate: Find = async (id, signal) => {
  const { docs } = await api(design.get, { id }, { signal });
  if (docs[0]) return templateAddress(docs[0].custom_url);
  const { custom_url: customUrl } = await api(design.getByCustomUrl, { custom_url: id }, { signal });
  return templateAddress(customUrl);
};

/** The address at which something shared is opened, with the right the user has; null for an unknown type. */
export function resolveSharedLink(type: string, phone: boolean): Find | null {
  const finds: Partial<Record<string, Find>> = {
    design: shownDesign(phone),
    folder: shownFolder,
    template: shownTemplate,
    design_template: shownTemplate,
  };
  return (Object.hasOwn(finds, type) && finds[type]) || null;
}
