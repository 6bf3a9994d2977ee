import type { ImageModelSettings } from '../config/image-model.js';
import type { Executor } from '../db/database.js';
import type { FileStore } from '../files/store/file-store.js';
import type { FetchRemote } from '../net/fetch-remote.js';
import { createHostedModel } from './hosted/hosted-model.js';
import { createIllustrator } from './illustrator/create-illustrator.js';
import { catalogDrawings } from './illustrator/drawings.js';
import { IllustratorPool } from './illustrator/illustrator-pool.js';
import type { ImageModel } from './image-model.js';

interface Parts {
  readonly db: Executor;
  readonly files: Pick<FileStore, 'read'>;
  readonly fetchRemote: FetchRemote;
  /** Told of a thread that was lost; another takes its place. */
  readonly onError: (error: Error) => void;
}

/** The model the operator connected, or the illustrator. */
export function createImageModel(
  settings: ImageModelSettings | undefined,
  { db, files, fetchRemote, onError }: Parts,
): ImageModel {
  if (settings) return createHostedModel({ ...settings, fetchRemote });
  const pool = new IllustratorPool(onError);
  return createIllustrator({
    drawings: catalogDrawings(db, files),
    paint: (task, signal) => pool.paint(task, signal),
    close: () => pool.close(),
  });
}
