import type { CutoutAnswer, CutoutRequest } from './cutout-task.js';
import { SubjectFinder } from './subject-finder.js';

/** A worker that finds subjects, one after the other. */

/** Plain Node, where this room loads too, has no such scope. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<CutoutRequest>) => void) | null;
  postMessage(message: CutoutAnswer): void;
};

if ('WorkerGlobalScope' in globalThis) {
  const finder = new SubjectFinder();
  let before: Promise<unknown> = Promise.resolve();
  scope.onmessage = ({ data }) => {
    before = before.then(async () => {
      try {
        scope.postMessage({ id: data.id, found: await finder.find(data) });
      } catch (error) {
        scope.postMessage({ id: data.id, failed: String(error) });
      }
    });
  };
}
