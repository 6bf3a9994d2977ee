/**
 * Rollup plugin for `new URL('file', import.meta.url)`: a script becomes a chunk of its own (workers), anything else a
 * hashed asset. harfbuzzjs finds its wasm this way, so without this the bundle looks for it where it is not.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PATTERN = /new URL\(\s*(['"])([^'"]+\.\w+)\1\s*,\s*import\.meta\.url\s*\)/g;
const SCRIPT = /\.[mc]?[jt]s$/;

/** Sources name TypeScript files by their compiled name. */
function locate(specifier, importer) {
  const path = join(dirname(importer), specifier);
  return [path, path.replace(/\.js$/, '.ts')].find((candidate) => existsSync(candidate));
}

const chunkName = (file) => basename(file).replace(SCRIPT, '');

export function filesByUrl() {
  function emit(context, file) {
    if (SCRIPT.test(file)) return context.emitFile({ type: 'chunk', id: file, name: chunkName(file) });
    context.addWatchFile(file);
    return context.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) });
  }
  return {
    name: 'files-by-url',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.startsWith('\0')) return null;
      const changed = code.replace(PATTERN, (whole, _quote, specifier) => {
        const file = locate(specifier, id);
        return file ? `new URL(import.meta.ROLLUP_FILE_URL_${emit(this, file)})` : whole;
      });
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
