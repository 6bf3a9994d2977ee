/** How many ids a call takes (server/contract/shared-schemas.ts). */
const MOST = 100;

/** Calls with as many ids at a time as it takes, one call after another. */
export async function inBatches(
  ids: readonly string[],
  call: (part: string[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += MOST) await call(ids.slice(from, from + MOST));
}
