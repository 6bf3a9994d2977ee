/** First part of the key of every query whose answer is one user's: such answers are dropped when the user changes. */
export const OF_USER = 'of-user';

export const OWNED_DESIGNS = [OF_USER, 'owned-designs'] as const;
