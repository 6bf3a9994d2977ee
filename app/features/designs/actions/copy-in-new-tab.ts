import { copyDesign, designAddress } from '../../../saved-designs.js';
import { PHONE } from '../../../ui/hooks/use-media.js';

/**
 * Makes a copy and opens it in a new tab (D-022). The tab is opened at once, in the click itself, or the browser would
 * take it for a popup; while the copy is made it is blank. Gives the copy's address, and whether the tab shows it.
 */
export async function copyInNewTab(id: string): Promise<{ address: string; opened: boolean }> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = designAddress(await copyDesign(id), matchMedia(PHONE).matches ? 'view' : 'edit');
    tab?.location.replace(new URL(address, location.origin));
    return { address, opened: tab !== null };
  } catch (error) {
    tab?.close();
    throw error;
  }
}
