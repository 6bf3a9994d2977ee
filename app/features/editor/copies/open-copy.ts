import type { DesignCopy } from '../../../../elements/shell/magic-resize/dm-magic-resize-dialog.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { showInNewTab } from '../../../new-tab.js';
import { showDesignReadyToast } from '../../../ports/notifications/design-ready-toast.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { designAddress } from '../../../saved-designs.js';
import { isOffline } from '../../../ui/offline.js';
import { copies as strings } from '../strings.js';

/** Longest that a name is continued with, letters. */
const LONGEST_APPENDED = 40;

/**
 * Keeps a copy of a design and shows it in a new tab (spec 2 section 2). Called in the press itself. Where the browser allows
 * no tab a toast offers the copy; what failed can be tried again.
 */
export async function openCopy(id: string, copy: DesignCopy): Promise<void> {
  try {
    const { address, opened } = await showInNewTab(async () => designAddress(await cloneAs(id, copy)));
    if (!opened) showDesignReadyToast(() => void window.open(address, '_blank', 'noopener'));
  } catch {
    notifier.error(isOffline() ? strings.offline : strings.failed, () => void openCopy(id, copy));
  }
}

async function cloneAs(saved_design_id: string, { file, nameAppend }: DesignCopy): Promise<string> {
  const name_append = nameAppend.slice(0, LONGEST_APPENDED);
  const { _id } = await api(savedDesign.clone, { saved_design_id, name_append, design_file: file });
  return _id;
}
