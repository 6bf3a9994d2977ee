import { count } from './dates.js';

/** '$ 1.00', of integer cents. */
export const money = (cents: number): string => `$\u00a0${(cents / 100).toFixed(2)}`;

/** '1 credit', '12 credits'. */
export const creditsText = (many: number): string => count(many, 'credit');
