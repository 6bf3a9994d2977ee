import { START_ADDRESS } from './saved-designs.js';

/** Where what was bought is listed, and plans are bought, as every part of the app names it. */

/** 'Your Orders' of designs (DECISIONS 15). */
export const DESIGN_ORDERS_ADDRESS = `${START_ADDRESS}/design-orders`;

/** 'Your Orders' of mockups (C-005). */
export const MOCKUP_ORDERS_ADDRESS = '/orders';

export const PLANS_ADDRESS = `${START_ADDRESS}/plans`;
