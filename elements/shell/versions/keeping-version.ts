import type { Autosave } from '../../editor/autosave/autosave.js';

/**
 * Runs a change that replaces the whole design. What it replaces is brought to the server first and kept there as a version
 * of its own; where the server is away, undo alone brings it back.
 */
export async function keepingVersion(autosave: Autosave | null, change: () => Promise<void>): Promise<void> {
  const kept = () => autosave?.flush().catch(() => undefined);
  await kept();
  autosave?.checkpoint();
  await change();
  // a page that went away now would forget that the replaced state is to be kept
  await kept();
}
