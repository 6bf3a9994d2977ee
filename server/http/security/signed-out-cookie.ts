import { safeReturn, START_PAGE } from './return-address.js';

/** How long the provider may take to end its session, seconds. */
export const SIGNED_OUT_AGE = 600;

/** What the browser keeps while the provider signs it out: the state that comes back, and the address it left. */
export const encodeSignedOut = (state: string, returnTo: string): string =>
  `${state}.${Buffer.from(returnTo).toString('base64url')}`;

/** The address the browser left; the start page unless the provider gave the state back. */
export function decodeSignedOut(kept: string | undefined, state: string | null): string {
  const [known, path] = (kept ?? '').split('.', 2);
  if (!known || path === undefined || known !== state) return START_PAGE;
  return safeReturn(Buffer.from(path, 'base64url').toString());
}
