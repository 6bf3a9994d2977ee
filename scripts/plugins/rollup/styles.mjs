/**
 * Rollup plugin: every `import './x.css'` of the app ends up in one hashed sheet, in import order, with the fonts and
 * pictures it names beside it. One sheet, because a dashboard in two halves flashes when the second one arrives.
 */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../support/files.mjs';
import { interfaceFontResolver } from '../interface-fonts.mjs';
import { mainEntry } from './entries/main-entry.mjs';

const FILE_LOADERS = Object.fromEntries(
  ['.woff2', '.svg', '.png', '.jpg', '.webp'].map((ending) => [ending, 'file']),
);

/**
 * Sheets in the order in which the modules that import them would run, lazy routes last. Those of the entry come first:
 * they are the ground the components' own sheets stand on.
 */
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
  moduleInfo(entry)
    .importedIds.filter((id) => id.endsWith('.css'))
    .forEach(visit);
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
    plugins: [interfaceFontResolver],
    outdir: '/assets',
    assetNames: '[name]-[hash]',
    logLevel: 'error',
  });
  return outputFiles;
}

/** Emits the sheet under a name and what it refers to beside it. */
async function emitSheets(context, sheets, { minify, sheet }) {
  for (const { path, contents } of await bundleSheets(sheets, minify)) {
    if (path.endsWith('.css')) context.emitFile({ type: 'asset', ...sheet, source: contents });
    else context.emitFile({ type: 'asset', fileName: `assets/${basename(path)}`, source: contents });
  }
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
      const sheets = sheetsInOrder(mainEntry(bundle).facadeModuleId, (id) => this.getModuleInfo(id));
      await emitSheets(this, sheets, { minify, sheet: { name: 'app.css' } });
    },
  };
}

/** Rollup plugin: the sheets of the theme as one file for pages that embed the kit. */
export function themeSheet(fileName) {
  const sheets = ['tokens.css', 'fonts.css'].map((name) => join(root, 'elements/base/theme', name));
  return {
    name: 'theme-sheet',
    async generateBundle() {
      await emitSheets(this, sheets, { minify: true, sheet: { fileName } });
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
