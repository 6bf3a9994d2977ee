import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { rendererInScript } from './scripts/plugins/rollup/renderer-in-script.mjs';
import { chunksByUse, pagesOf } from './scripts/plugins/rollup/chunks/chunks-by-use.mjs';
import { compressed } from './scripts/plugins/rollup/compressed.mjs';
import {
  EMBED_ENTRY,
  embedEntry,
  firstInOneFile,
  publicModules,
} from './scripts/plugins/rollup/entries/embed-entry.mjs';
import { filesByUrl } from './scripts/plugins/rollup/files-by-url.mjs';
import { ASKED_FIRST, indexHtml } from './scripts/plugins/rollup/index-html.mjs';
import { copyTheme } from './scripts/plugins/interface-fonts.mjs';
import { leanPaper } from './scripts/plugins/rollup/lean/lean-paper.mjs';
import { leanRouter } from './scripts/plugins/rollup/lean/lean-router.mjs';
import { liveReload } from './scripts/plugins/rollup/live-reload.mjs';
import { MOCKUP_ENTRY, mockupEntry } from './scripts/plugins/rollup/entries/mockup-entry.mjs';
import { pdfkitParts } from './scripts/plugins/rollup/lean/pdfkit-parts.mjs';
import { plainFileUrls } from './scripts/plugins/plain-file-urls.mjs';
import { publishedScript } from './scripts/plugins/rollup/entries/published-script.mjs';
import { pictures, styles, themeSheet } from './scripts/plugins/rollup/styles.mjs';
import { selfContained } from './scripts/plugins/rollup/self-contained.mjs';
import { unindented } from './scripts/plugins/rollup/unindented.mjs';
import { withoutNode } from './scripts/plugins/rollup/lean/without-node.mjs';
import { packageAlone, workerScripts } from './scripts/plugins/rollup/worker-scripts.mjs';

/**
 * Four products: `app` (dist/app), `elements` (dist/elements, one module per file), `embed` (dist/embed, one file for plain
 * pages) and `mockup` (beside it, the mockup editor alone, one file without a sheet). `--environment TARGET:app` builds one of them, `TARGET:embed+mockup` two, `MODE:development` without minifying and with live reload.
 */
const { TARGET = 'app+elements+embed+mockup', MODE = 'production' } = process.env;
const production = MODE !== 'development';
/** Tests name modes of their own: what they build is what is shipped. */
const condition = production ? 'production' : 'development';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const MOCKUP_SCRIPT = 'mockup-editor';
/** Partners' pages load a version by its hash, and stand longer than that is our newest one. */
const VERSION = new RegExp(`^${MOCKUP_SCRIPT}-[0-9a-f]{16}\\.js`);

const clean = (folder) => ({
  name: 'clean',
  // Once all modules are read: a build that fails on the way leaves the last good one.
  renderStart() {
    const old = existsSync(folder) ? readdirSync(folder).filter((name) => !VERSION.test(name)) : [];
    for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
  },
});

const sourcePlugins = () => [
  withoutNode(),
  pdfkitParts(),
  resolve({
    browser: true,
    exportConditions: [condition],
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
  }),
  filesByUrl(),
  // Paper asks for its Node half in a try block; bundled, that half would fail in browsers at once.
  commonjs({ ignore: (id) => id.startsWith('./node/') }),
  replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify(condition) }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.base.json' }),
];

const MINIFYING = {
  target: 'es2022',
  legalComments: 'none',
  // Paper's Node half, which browsers never reach, asks with `require`.
  logOverride: { 'unsupported-require-call': 'silent' },
};

/** Modules of the app and the contract do nothing but define: a public entry brings only what is asked of it. */
const ONLY_DEFINES = new RegExp(String.raw`/(app|server/contract)/.+\.tsx?$`);
const ENTRY = /\/app\/main\.tsx$/;

const treeshake = {
  moduleSideEffects: (id) => id.includes('/node_modules/') || ENTRY.test(id) || !ONLY_DEFINES.test(id),
};

const minified = () => (production ? [minify(MINIFYING), unindented()] : []);

/** Said about packages, of which nothing can be changed here: 'use client' marks, misplaced comments, their own
 * cycles, helpers of older compilers. */
const FOREIGN_CODES = [
  'MODULE_LEVEL_DIRECTIVE',
  'INVALID_ANNOTATION',
  'CIRCULAR_DEPENDENCY',
  'THIS_IS_UNDEFINED',
];

function onwarn(warning, warn) {
  const files = [warning.id, warning.loc?.file, ...(warning.ids ?? [])];
  const foreign = files.some((file) => file?.includes('node_modules'));
  // workers name the same programs as pages do
  if (warning.code === 'FILE_NAME_CONFLICT') return;
  if (!(foreign && FOREIGN_CODES.includes(warning.code))) warn(warning);
}

/** Folders and files of the project by their paths. Throws an Error when one is not there: a chunk would lose its parts unseen. */
function named(...paths) {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length) throw new Error(`rollup.config.mjs names ${missing.join(', ')}, which is not there`);
  return (id) => paths.some((path) => id.includes(`/${path}`));
}

/**
 * What asks the server and checks its answers comes as one file, as far as the first pages need it. The schemas of the kit that
 * the contract is made of are in it: in a file of their own each would wait for the other.
 */
const isOfCalls = named('server/contract/', 'elements/compose/format/', 'app/api.ts', 'app/query-client.ts');
/** Runs before all else of a page. */
const EARLY = 'app/early.ts';
const isEarly = named(EARLY);
const CALLS_PACKAGES = /\/node_modules\/(zod|@tanstack)\//;
/** Parts of the contract that the first bytes of every page hold. */
const isFirst = named(
  ...['footer-pages', 'sign-in', 'theme-cookie'].map((name) => `server/contract/${name}.ts`),
);
/** Words that only the legal pages say. */
const isLegal = named('server/contract/stored-data.ts', 'server/contract/cookies.ts');
const isCalls = (id) => (isOfCalls(id) || CALLS_PACKAGES.test(id)) && !isFirst(id) && !isLegal(id);

/** Pages of the app by their names in app/routes. */
const routes = (...names) => names.map((name) => `app/routes/${name}.tsx`);
const start = (...names) => routes(...names.map((name) => `designmaker.start${name}`));

const [FIRST_PAGE, ROOT, EDITOR_PAGE] = routes('landing', 'root', 'designmaker.start.designs');
/** Where most visits begin: what they need comes with as little else as can be, and without Lit. */
const FRONT = start('', '.templates', '.search', '.template');
/** Asked for by the editor's page, but not on phones. */
const EDITOR = 'app/features/editor/open-editor.tsx';
/** They are looked at before anything is made. */
const LOOKING = [...FRONT, ...start('.categories', '.template.copy', '.share', '.design-orders')];
/** The categories of mockups, which phones have in a drawer. */
const DRAWER = 'app/features/mockups/layout/drawer-panel.tsx';
const [MOCKUPS_HOME, ...MOCKUP_PAGES] = routes(
  ...['start', 'start.mockups', 'start.saved-mockups'].map((name) => `mockupmaker.${name}`),
);
const MOCKUPS = [MOCKUPS_HOME, ...MOCKUP_PAGES, DRAWER];
/** What comes with the first object that is selected: as one script, whatever of it panels need as well. */
const TOOLBARS = 'elements/toolbars/object-toolbars.ts';
/** They draw whole pages, as the editor does. */
const DRAWING = [EDITOR, TOOLBARS, ...start('.wizard', '.admin-designs', '.admin-text-templates')];
/** They hold parts of the kit. */
const MAKING = [...DRAWING, ...MOCKUPS, ...start('.brand-kit'), ...routes('imagemaker.start.history')];
const pages = pagesOf('app/routes.tsx', ASKED_FIRST);
/** Parts that every page fetches once it has come: of the editor they bring what others need as well, and no more. */
const AHEAD = [
  'app/features/account/sign-in/login-box.tsx',
  'app/features/dashboard/crash-in-frame.tsx',
  'app/ui/feedback/toaster.tsx',
  'app/ui/menus/item-menu-content.tsx',
];

/** How many pages need a module. */
const count = (audience) => audience.size - Number(audience.has(TOOLBARS));
const some = (audience, list) => list.some((page) => audience.has(page));
const others = (audience, list) => [...audience].some((page) => !list.includes(page));

/** Alone it would be a file of a few bytes: parts of the editor that come on demand share it with a page. */
const isOfKit = named('elements/controls/fields/textarea.styles.ts');

const groupOf = chunksByUse({
  entry: 'app/main.tsx',
  pages: {
    ...pages,
    [FIRST_PAGE]: [ROOT, FIRST_PAGE],
    [EDITOR]: [...pages[EDITOR_PAGE], EDITOR],
    ahead: AHEAD,
    [DRAWER]: [DRAWER],
    [TOOLBARS]: [TOOLBARS],
  },
  groups: [
    // with the plans': a file of their own for one call more
    { name: 'calls', holds: (audience, id) => isCalls(id) && some(audience, [...FRONT, ...start('.plans')]) },
    { name: 'first', holds: (audience) => audience.has(FIRST_PAGE) },
    // of the editor's, what others need as well: nothing of theirs is in it, so that it opens with no more than it shows
    { name: 'common', holds: (audience) => audience.has(EDITOR) && some(audience, LOOKING) },
    { name: 'front', holds: (audience) => count(audience) > 1 && some(audience, LOOKING) },
    { name: 'shared', holds: (audience) => audience.has(EDITOR) && others(audience, MAKING) },
    { name: 'kit', holds: (audience) => audience.has(EDITOR) && others(audience, DRAWING) },
    { name: 'drawing', holds: (audience) => audience.has(EDITOR) && count(audience) > 1 },
    { name: 'editor', holds: (audience) => audience.has(EDITOR) },
    // fields, menus and dialogs, which those do without
    { name: 'controls', holds: (audience) => count(audience) > Object.keys(pages).length / 4 },
    { name: 'lists', holds: (audience) => count(audience) > 1 && others(audience, MAKING) },
    // their home alone has few bytes of its own
    {
      name: 'mockups',
      holds: (audience) => audience.has(MOCKUPS_HOME) || (count(audience) > 1 && some(audience, MOCKUPS)),
    },
    { name: 'toolbars', holds: (audience) => audience.has(TOOLBARS) },
  ],
});

/** Chunks whose modules are told by their names. */
const NAMED = [
  ['icons', named('elements/base/icons/later-icons.gen.ts', 'elements/base/icons/every-icon.ts')],
  ['early', isEarly],
  ['kit', isOfKit],
];
const chunkNamed = (id) => NAMED.find(([, holds]) => holds(id))?.[0];

const hashed = {
  format: 'es',
  sourcemap: true,
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/** The first of two answers that is one. */
const both = (one, other) => (id, graph) => one(id) ?? other(id, graph);

/** A worker's script by itself. */
const workerBuild = () => ({
  treeshake,
  plugins: [...sourcePlugins(), selfContained(), ...minified()],
  onwarn,
});

const targets = {
  app: () => ({
    input: { main: 'app/main.tsx', early: EARLY },
    treeshake,
    plugins: [
      ...(production ? [clean('dist/app'), leanRouter(), leanPaper()] : [liveReload()]),
      workerScripts(workerBuild),
      ...sourcePlugins(),
      pictures(),
      styles({ minify: production }),
      selfContained(),
      indexHtml({ extra: production ? '' : liveReload.tag }),
      ...minified(),
      ...(production ? [compressed()] : []),
    ],
    output: {
      dir: 'dist/app',
      ...hashed,
      manualChunks: (id, graph) => chunkNamed(id) ?? packageAlone(id) ?? groupOf(id, graph),
      onlyExplicitManualChunks: true,
    },
    onwarn,
  }),
  elements: () => ({
    input: [...publicModules(), 'elements/headless/browser.ts'],
    // The consumer's bundler brings the packages, so that two kits share one Lit.
    external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [clean('dist/elements'), ...sourcePlugins(), copyTheme(), plainFileUrls()],
    output: {
      dir: 'dist/elements',
      format: 'es',
      sourcemap: true,
      preserveModules: true,
      preserveModulesRoot: 'elements',
      entryFileNames: '[name].js',
      // Node asks for the whole name of a file inside a package
      paths: { 'paper/dist/paper-core': 'paper/dist/paper-core.js' },
      assetFileNames: 'assets/[name]-[hash][extname]',
    },
    onwarn,
  }),
  embed: () => ({
    input: { 'design-maker': EMBED_ENTRY },
    plugins: [
      clean('dist/embed'),
      embedEntry(),
      leanPaper(),
      // alone: in one file with the elements they could not run where there is no page
      workerScripts(workerBuild),
      ...sourcePlugins(),
      selfContained(),
      themeSheet('assets/design-maker.css'),
      ...minified(),
    ],
    output: {
      dir: 'dist/embed',
      ...hashed,
      entryFileNames: '[name].js',
      manualChunks: both(packageAlone, firstInOneFile()),
      onlyExplicitManualChunks: true,
    },
    onwarn,
  }),
  mockup: () => ({
    input: { [MOCKUP_SCRIPT]: MOCKUP_ENTRY },
    plugins: [
      mockupEntry(),
      rendererInScript(sourcePlugins),
      ...sourcePlugins(),
      selfContained(),
      ...minified(),
      publishedScript(MOCKUP_SCRIPT),
      ...(production ? [compressed()] : []),
    ],
    output: { dir: 'dist/embed', ...hashed, entryFileNames: '[name].js', inlineDynamicImports: true },
    onwarn,
  }),
};

export default TARGET.split('+').map((name) => targets[name]());
