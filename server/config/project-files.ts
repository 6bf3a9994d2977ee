import { existsSync } from 'node:fs';

/** The nearest folder above this module that holds package.json: the server runs from its sources and as dist/server. */
function findProject(): URL {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) {
    const above = new URL('../', folder);
    if (above.href === folder.href) throw new Error(`no package.json above ${import.meta.url}`);
    folder = above;
  }
  return folder;
}

const PROJECT = findProject();

/** A file or folder by its path in the project, such as `server/db/migrations`. */
export const projectFile = (path: string): URL => new URL(path, PROJECT);

/**
 * A program of a thread, built by `scripts/build-server.mjs` into one file: from the sources a thread would load its own
 * compiler and hundreds of modules, which takes longer than most of what threads do.
 */
export const threadProgram = (
  name:
    | 'read-worker'
    | 'render-worker'
    | 'mockup-worker'
    | 'illustrator-worker'
    | 'cutout-worker'
    | 'thumbnail-worker',
): URL => projectFile(`dist/server/${name}.mjs`);
