/** True when the browser itself knows that there is no network; a server that is gone is another thing. */
export const isOffline = (): boolean => !navigator.onLine;
