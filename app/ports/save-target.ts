import { SaveConflict, type SaveTarget } from '../../elements/ports/host.js';
import type { Client } from '../../server/contract/client.js';
import { ApiError } from '../../server/contract/envelope.js';
import { savedDesign } from '../../server/contract/saved-design.js';

/** Keeps one design on the product server. */
export function createSaveTarget(api: Client, id: string): SaveTarget {
  return {
    async save(file, base) {
      try {
        return await api(savedDesign.saveBackend, { id, design_file: file, rev: base });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'stale')
          throw new SaveConflict(error.details.rev ?? base);
        throw error;
      }
    },
    async rename(name) {
      await api(savedDesign.update, { id, name });
    },
  };
}
