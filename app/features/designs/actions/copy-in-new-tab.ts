import { showInNewTab } from '../../../new-tab.js';
import { copyDesign, designAddress } from '../../../saved-designs.js';
import { roleHere } from '../../../ui/hooks/use-media.js';

/** Makes a copy and opens it in a new tab (D-022). Gives the copy's address, and whether the tab shows it. */
export const copyInNewTab = (id: string) =>
  showInNewTab(async () => designAddress(await copyDesign(id), roleHere()));
