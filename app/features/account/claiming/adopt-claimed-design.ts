import { designFromJournal, printOf } from '../../../../elements/shell/versions/design-from-journal.js';
import type { ServerDesign } from '../../../../elements/ports/host.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import type { UserDetails } from '../../../../server/contract/user.js';
import { api } from '../../../api.js';
import { journal } from '../../../journal.js';
import { adoptPictures } from '../../../uploads.js';
import type { ClaimProgress } from './design-claimer.js';
import { adoptLocalData, type AdoptLocalDataPorts } from './adopt-local-data.js';

/**
 * Moves to the account what only this browser holds of a design that a member has claimed. A chunk of its own: rarely
 * needed.
 */
export const adoptClaimedDesign = (
  id: string,
  user: UserDetails,
  progress: (now: ClaimProgress) => void,
): Promise<boolean> => adoptLocalData(id, portsOf(user), progress);

const portsOf = (user: UserDetails): AdoptLocalDataPorts => ({
  fetch: async (id) => {
    const { design_file: file, rev } = await api(savedDesign.getOne, { id });
    return { file, rev };
  },
  save: (id, file, rev) =>
    api(savedDesign.saveBackend, { id, design_file: file as string | Record<string, unknown>, rev }),
  // a browser that keeps no journal has left nothing in it
  orphans: (id) => journal.orphans(id, user._id).catch(() => []),
  forget: ({ tab }) => journal.remove(tab),
  designOf: designFromJournal,
  printOf: (file) => printOf(file as ServerDesign['file']),
  adopt: (file, progress) => adoptPictures(user, file, { progress }),
});
