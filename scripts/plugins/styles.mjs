/**
 * Rollup plugin: every `import './x.css'` of the app ends up in one hashed sheet, in import order, with the fonts and
 * pictures it names beside it. One sheet, because a dashboard in two halves flashes when the second one arrives.
 */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const FILE_LOADERS = Object.fromEntries(
  ['.woff2', '.svg', '.png', '.jpg', '.webp'].map((ending) => [ending, 'file']),
);

/** Sheets in the order in which the modules that import them would run, lazy routes last. */
export function sheetsInOrder(entry, moduleInfo) {
  const seen = new Set();
  const sheets = [];
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = moduleInfo(id);
    if (id.endsWith('.css')) sheets.push(id);
    info?.importedIds.forEach(visit);
    info?.dynamicallyImportedIds.forEach(visit);
  };
  visit(entry);
  return sheets;
}

async function bundleSheets(sheets, minify) {
  const { outputFiles } = await build({
    stdin: {
      contents: sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n'),
      loader: 'css',
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    minify,
    target: 'es2022',
    loader: FILE_LOADERS,
    outdir: '/assets',
    assetNames: '[name]-[hash]',
    logLevel: 'error',
  });
  return outputFiles;
}

export function styles({ minify = true } = {}) {
  return {
    name: 'styles',
    load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      return { code: '', moduleSideEffects: true };
    },
    async generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((chunk) => chunk.isEntry);
      const sheets = sheetsInOrder(entry.facadeModuleId, (id) => this.getModuleInfo(id));
      for (const { path, contents } of await bundleSheets(sheets, minify)) {
        if (path.endsWith('.css')) this.emitFile({ type: 'asset', name: 'app.css', source: contents });
        else this.emitFile({ type: 'asset', fileName: `assets/${basename(path)}`, source: contents });
      }
    },
  };
}

/** Rollup plugin: `import url from './picture.svg'` gives the address of the hashed file. */
export function pictures() {
  return {
    name: 'pictures',
    load(id) {
      if (!/\.(svg|png|jpe?g|webp)$/.test(id)) return null;
      const reference = this.emitFile({ type: 'asset', name: basename(id), source: readFileSync(id) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
