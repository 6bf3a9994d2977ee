/**
 * Rollup plugin: workers are a build of their own. In one graph with the pages they would share scripts with them, and with
 * those take in what asks for a document, which a worker has not.
 */
import { basename, dirname, join } from 'node:path';
import { rollup } from 'rollup';

const ADDRESS = /new URL\(\s*(['"])(\.[^'"]+-worker)\.[jt]s\1\s*,\s*import\.meta\.url\s*\)/g;
/** The map of one lies beside it under a name that only the whole build knows: it is left out. */
const NAMES = {
  format: 'es',
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
  manualChunks: packageAlone,
  onlyExplicitManualChunks: true,
};

/** The package that writes films is large and the same for pages and workers: alone in a script, it can be one file for both. */
export function packageAlone(id) {
  return id.includes('/node_modules/mediabunny/') ? 'mediabunny' : undefined;
}

const withoutMap = (code) => code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '').trimEnd();

/** Workers import from pages' scripts what is the same there to the letter. A name says what is in a script, so both stay right. */
function shareScripts(bundle, scripts) {
  const ofPages = new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[withoutMap(file.code), file.fileName]] : [],
    ),
  );
  for (const script of scripts) {
    const shared = ofPages.get(withoutMap(bundle[script].source));
    if (!shared) continue;
    delete bundle[script];
    for (const other of scripts)
      if (bundle[other])
        bundle[other].source = bundle[other].source.replaceAll(basename(script), basename(shared));
  }
}

/** @param {() => import('rollup').InputOptions} options those of the workers' build, without its input */
export function workerScripts(options) {
  const workers = new Map();
  const scripts = [];
  return {
    name: 'worker-scripts',
    buildStart() {
      workers.clear();
      scripts.length = 0;
    },
    transform(code, id) {
      if (!code.includes('import.meta.url') || !ADDRESS.test(code)) return null;
      const changed = code.replace(ADDRESS, (_whole, _quote, path) => {
        const file = join(dirname(id), `${path}.ts`);
        this.addWatchFile(file);
        if (!workers.has(file))
          workers.set(file, this.emitFile({ type: 'asset', name: `${basename(path)}.js` }));
        return `new URL(import.meta.ROLLUP_FILE_URL_${workers.get(file)})`;
      });
      return { code: changed, map: null };
    },
    async buildEnd(error) {
      if (error || workers.size === 0) return;
      const bundle = await rollup({ ...options(), input: [...workers.keys()] });
      const { output } = await bundle.generate(NAMES);
      await bundle.close();
      for (const file of output) {
        if (file.type === 'asset') {
          // by its plain name: what pages have too gets the same file
          this.emitFile({ type: 'asset', name: file.names[0], source: file.source });
          continue;
        }
        this.emitFile({ type: 'asset', fileName: file.fileName, source: file.code });
        scripts.push(file.fileName);
        // parts of a worker that come later import what it is made of by the name that this build gave it
        const worker = file.isEntry && workers.get(file.facadeModuleId);
        if (worker) this.setAssetSource(worker, `import "./${basename(file.fileName)}";\n`);
      }
    },
    generateBundle: (_options, bundle) => shareScripts(bundle, scripts),
  };
}
