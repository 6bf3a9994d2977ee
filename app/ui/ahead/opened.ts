/** Longest wait for a page that opens slowly, ms: one that never does must not keep the others from being fetched. */
const LIMIT_MS = 10_000;

let tell: () => void = () => undefined;
const told = new Promise<void>((resolve) => (tell = resolve));

/** Called once the first page can be used. */
export const tellOpened = (): void => tell();

/** Resolves when the first page can be used: what is fetched for later waits for it. */
export const opened = (): Promise<void> =>
  Promise.race([told, new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS))]);
