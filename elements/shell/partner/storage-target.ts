import type { SaveTarget } from '../../ports/host.js';
import type { DesignStorage } from './types.js';

interface StorageHost {
  /** The design as it was opened, JSON text. */
  readonly opened: string;
  /** Its name as it is now. */
  readonly name: () => string;
  /** The storage has kept this text. */
  readonly kept: (json: string) => void;
}

/** A partner's storage as the autosave knows it. Revisions are counted here: one page is open at a time. */
export function storageTarget(storage: DesignStorage, { opened, name, kept }: StorageHost): SaveTarget {
  let [rev, file] = [1, opened];
  return {
    async save(json, { leaving = false, signal }) {
      await storage.save(json, { name: name(), leaving, ...(signal && { signal }) });
      file = json;
      kept(json);
      return { rev: ++rev };
    },
    newest: async () => ({ rev, file }),
    rename: async (to) => void (await storage.rename?.(to)),
  };
}
