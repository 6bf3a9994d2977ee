/** Pages of the product that are shown in a tab of their own. */

/**
 * Shows in a new tab what is still to be made. The tab is opened at once, in the click itself, or the browser would take it
 * for a popup; until the address is known it is blank, and it is closed when nothing comes of it. Gives the address, and
 * whether the tab shows it.
 */
export async function showInNewTab(
  make: () => Promise<string>,
): Promise<{ readonly address: string; readonly opened: boolean }> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = await make();
    tab?.location.replace(new URL(address, location.origin));
    return { address, opened: tab !== null };
  } catch (error) {
    tab?.close();
    throw error;
  }
}
