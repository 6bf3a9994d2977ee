import { START_ADDRESS } from '../../saved-designs.js';

export { searchAddress } from '../../template-addresses.js';

/** Where one's own designs are that a text finds [E-039]. */
export const ownAddress = (text: string): string =>
  `${START_ADDRESS}/all-designs?${new URLSearchParams({ q: text }).toString()}`;
