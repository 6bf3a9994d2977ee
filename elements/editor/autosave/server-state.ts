import { parseDesignFile, type DesignFile } from '../../document/design-file.js';
import { serializeDesign } from '../../document/stored/serialize.js';
import { fingerprint } from '../../math/fingerprint.js';
import type { SaveTarget, ServerDesign } from '../../ports/host.js';
import { withTimeout } from './timeout.js';

/** A state the server holds. */
export interface ServerState {
  readonly rev: number;
  readonly file: DesignFile;
  /** Fingerprint of its text as this program writes it. */
  readonly print: string;
}

/** The newest state; rejects when it does not come within `limit` ms. */
export const newestState = async (target: SaveTarget, limit: number): Promise<ServerState> =>
  serverStateOf(await withTimeout(limit, (signal) => target.newest({ signal })));

/** Throws DesignFileError for a state that cannot be read. */
export function serverStateOf({ rev, file }: ServerDesign): ServerState {
  const parsed = parseDesignFile(file);
  return { rev, file: parsed, print: fingerprint(serializeDesign(parsed)) };
}
