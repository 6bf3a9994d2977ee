import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = new URL('..', import.meta.url).pathname;
/** Where a scene's imports lie. */
const LIBRARIES = [join(here, 'lib'), join(here, '../scenes')];
/** What is imported inside a function (looks) is no part of a bake. */
const IMPORTS = /^(?:from|import) ([\w.]+)/gm;

/** What a scene says of itself: names and samples change without a render. */
const LAST_CALL = /^bake\([^]*/m;

/** Changes with all that the passes of a scene are made from: the scene up to `bake(…)`, and what it imports. */
export function sceneFingerprint(scene: string): string {
  const hash = createHash('sha256');
  for (const file of withImports(scene)) hash.update(readFileSync(file, 'utf8').replace(LAST_CALL, ''));
  return hash.digest('hex').slice(0, 12);
}

/** Changes with anything in the scene's file. */
export const fileFingerprint = (scene: string): string =>
  createHash('sha256').update(readFileSync(scene)).digest('hex').slice(0, 12);

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    const inside = LIBRARIES.map((folder) => join(folder, `${name.replaceAll('.', '/')}.py`)).find((each) =>
      existsSync(each),
    );
    if (inside) withImports(inside, found);
  }
  return found;
}
