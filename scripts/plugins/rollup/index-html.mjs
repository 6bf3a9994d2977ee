/**
 * Rollup plugin: writes index.html from app/index.html with the hashed script, its preloads and the sheet, routes.json with
 * the scripts that each address needs besides, and copies app/public as it is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyEntry, mainEntry } from './entries/main-entry.mjs';
import { routeScripts, scriptsOf } from './chunks/route-scripts.mjs';

const PUBLIC = 'app/public';
const TABLE = 'app/routes.tsx';
/** What every page inside the product's layout asks before it shows. */
export const ASKED_FIRST = ['app/features/account/session/session-calls.ts'];
/** The editor, which phones do without, with what shapes its words. */
const EDITOR = { path: '/designmaker/start/designs/:id/edit', module: 'app/features/editor/open-editor.tsx' };
const SHAPER = /harfbuzz[^/]*\.wasm$/;
/** The face of nearly every word: named by the sheet, it would come only after it. */
const FIRST_FONT = /instrument-sans-latin-wght-normal[^/]*\.woff2$/;
/** The face of narrow words, and the pages that have some in sight in a wide window: it must not move them. */
const NARROW_FONT = /instrument-sans-latin-wdth-normal[^/]*\.woff2$/;
const NARROW_WORDS = ['/', '/designmaker/start', EDITOR.path];

/** The tags for the `<!-- head -->` mark. Module scripts wait for the document by themselves. */
export function headTags(bundle) {
  const files = Object.values(bundle).map((file) => file.fileName);
  const entry = mainEntry(bundle);
  return [
    `<script type="module" async src="/${earlyEntry(bundle).fileName}"></script>`,
    ...files
      .filter((file) => FIRST_FONT.test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`),
    ...files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...entry.imports.map((file) => `<link rel="modulepreload" href="/${file}" />`),
    `<script type="module" src="/${entry.fileName}"></script>`,
  ].join('\n    ');
}

/** What a page needs besides its scripts in a window that is no phone's. */
function wideFiles(bundle, { path, scripts: known }) {
  const named = (form) =>
    Object.keys(bundle)
      .filter((file) => form.test(file))
      .map((file) => `/${file}`);
  const isEditor = path === EDITOR.path;
  const scripts = isEditor ? scriptsOf(bundle, EDITOR.module, mainEntry(bundle)) : [];
  return [
    ...scripts.filter((file) => !known.includes(file)),
    ...(isEditor ? named(SHAPER) : []),
    ...(NARROW_WORDS.includes(path) ? named(NARROW_FONT) : []),
  ];
}

function withWide(bundle, route) {
  const wide = wideFiles(bundle, route);
  return wide.length > 0 ? { ...route, wide } : route;
}

export function indexHtml({ template = 'app/index.html', extra = '' } = {}) {
  return {
    name: 'index-html',
    buildStart() {
      this.addWatchFile(template);
    },
    generateBundle(_options, bundle) {
      const source = readFileSync(template, 'utf8').replace('<!-- head -->', headTags(bundle) + extra);
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
      const about = { table: TABLE, entry: mainEntry(bundle), withLayout: ASKED_FIRST };
      const routes = routeScripts(bundle, readFileSync(TABLE, 'utf8'), about).map((route) =>
        withWide(bundle, route),
      );
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) });
      for (const fileName of existsSync(PUBLIC) ? readdirSync(PUBLIC) : []) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(PUBLIC, fileName)) });
      }
    },
  };
}
