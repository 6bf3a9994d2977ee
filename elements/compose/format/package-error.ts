/** A mockup.json that cannot be used; the message names the place and the fault. */
export class PackageError extends Error {
  constructor(place: string, fault: string) {
    super(`mockup.json: ${place === '' ? '' : `${place} `}${fault}`);
    this.name = 'PackageError';
  }
}
