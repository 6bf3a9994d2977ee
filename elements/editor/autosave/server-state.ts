import { parseDesignFile, type DesignFile } from '../../document/design-file.js';
import { serializeDesign } from '../../document/serialize.js';
import { fingerprint } from '../../math/fingerprint.js';
import type { ServerDesign } from '../../ports/host.js';

/** A state the server holds. */
export interface ServerState {
  readonly rev: number;
  readonly file: DesignFile;
  /** Fingerprint of its text as this program writes it. */
  readonly print: string;
}

/** Throws DesignFileError for a state that cannot be read. */
export function serverStateOf({ rev, file }: ServerDesign): ServerState {
  const parsed = parseDesignFile(file);
  return { rev, file: parsed, print: fingerprint(serializeDesign(parsed)) };
}
