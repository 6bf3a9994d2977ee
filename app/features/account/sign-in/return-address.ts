import type { Address } from './login-attempt.js';

/** Where a provider leads whose way back is fixed, or the server when it lost the address. */
const FRONT_DOORS = ['/', '/designmaker/start', '/mockupmaker/start'];

/**
 * The address to show after a sign-in that was begun at `left` and ended at `now`: the one left, with its place on
 * the page, which no server ever sees. Somebody who was led elsewhere on purpose stays there.
 */
export function returnAddress(now: Address, left: Address): Address {
  const samePage = pageOf(now) === pageOf(left);
  const atFrontDoor = FRONT_DOORS.includes(pageOf(now).replace(/(.)\/$/, '$1'));
  return samePage || atFrontDoor ? left : now;
}

const pageOf = (address: Address) => address.split('#', 1)[0] ?? '';
