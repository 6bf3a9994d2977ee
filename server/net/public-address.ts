import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The name leads to this machine, a private network or nowhere public. */
export class PrivateAddressError extends Error {
  constructor() {
    super('the address is not public');
    this.name = 'PrivateAddressError';
  }
}

/** True for an address of the public internet; an IPv4 one wrapped in IPv6 is judged unwrapped. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Answers with addresses of a name; tests put a table in its place. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

export const systemResolve: Resolve = (name) =>
  new Promise((resolve, reject) => {
    resolveName(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/**
 * A lookup that refuses a name as soon as one of its addresses is not public. The connection is made to the very address
 * that was checked, so that a name that changes its mind in between (rebinding) gains nothing.
 */
export function guardedLookup(resolve: Resolve = systemResolve): LookupFunction {
  return (name, options, callback) => {
    resolve(name)
      .then((found) => {
        if (found.length === 0 || !found.every(({ address }) => isPublic(address)))
          throw new PrivateAddressError();
        if (options.all) callback(null, [...found]);
        else callback(null, found[0]!.address, found[0]!.family);
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, '', 4));
  };
}

/** The parsed address if it may be asked at all. Literal addresses never reach the lookup: they are judged here. */
export function publicUrl(text: string, base?: URL): URL {
  const url = new URL(text, base);
  if (
    !['http:', 'https:'].includes(url.protocol) ||
    url.port !== '' ||
    url.username !== '' ||
    url.password !== ''
  ) {
    throw new PrivateAddressError();
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw new PrivateAddressError();
  return url;
}
