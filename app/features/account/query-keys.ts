/** First part of the key of every query whose answer is one user's: such answers are dropped when the user changes. */
export const OF_USER = 'of-user';

export const OWNED_DESIGNS = [OF_USER, 'owned-designs'] as const;

/** What this browser made without an account. */
export const DEVICE_DESIGNS = [OF_USER, 'device-designs'] as const;

/** The list of folders. */
export const FOLDERS = [OF_USER, 'folders'] as const;

/** One of them, with what lies in it; its id follows. */
export const FOLDER = [OF_USER, 'folder'] as const;
