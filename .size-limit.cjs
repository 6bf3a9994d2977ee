const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const APP = 'dist/app';
const NOT_BUILT = [`${APP}/index.html`];

/**
 * Every script that a browser fetches before the page at an address can be used: those that index.html names, and those of
 * the route, which the server adds, with all that they import at once. What comes on demand or in a quiet moment is none of
 * them.
 */
function scriptsOf(address) {
  if (!existsSync(`${APP}/routes.json`)) return NOT_BUILT;
  const page = readFileSync(`${APP}/index.html`, 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  const route = JSON.parse(readFileSync(`${APP}/routes.json`, 'utf8')).find(({ path }) => path === address);
  if (!route) throw new Error(`${address} is no page of the app`);
  const files = [...route.scripts, ...(route.wide ?? [])].filter((path) => path.endsWith('.js'));
  const scripts = new Set();
  for (const path of [...named, ...files]) withImports(`${APP}${path}`, scripts);
  return [...scripts];
}

/** A script with all that it imports at once, whose chunks come before it runs. */
function withImports(entry, found = new Set()) {
  if (found.has(entry) || !existsSync(entry)) return [...found];
  found.add(entry);
  for (const [, path] of readFileSync(entry, 'utf8').matchAll(/(?:from|import) ?"(\.[^"]+\.js)"/g))
    withImports(join(dirname(entry), path), found);
  return [...found];
}

/** Parts of every page, by the names of their files, with what they import. */
const AHEAD = ['crash-in-frame', 'item-menu-content', 'login-box', 'toaster'];

function chunksOf(names) {
  const files = existsSync(`${APP}/assets`) ? readdirSync(`${APP}/assets`) : [];
  const found = new Set(NOT_BUILT.filter(() => files.length === 0));
  for (const name of names)
    for (const file of files)
      if (file.startsWith(`${name}-`) && file.endsWith('.js')) withImports(`${APP}/assets/${file}`, found);
  return [...found];
}

/** The pages of the dashboard that anybody may open. */
const START = '/designmaker/start';
const DASHBOARD = [START, `${START}/search`, `${START}/template/:customUrl`];

const EDITOR = '/designmaker/start/designs/:id/edit';
const MOCKUPS = ['/mockupmaker/start', '/mockupmaker/start/mockups/:id'];

module.exports = [
  { name: 'landing: first scripts', path: scriptsOf('/'), gzip: true, limit: '121.5 kB' },
  ...DASHBOARD.map((address) => ({
    name: `${address}: first scripts`,
    path: scriptsOf(address),
    gzip: true,
    limit: '198 kB',
  })),
  // as they travel: the build packs them so [E-001]; QR codes are drawn from their words, so that what draws a page makes them
  { name: 'editor: first scripts', path: scriptsOf(EDITOR), brotli: true, limit: '440 kB' },
  ...MOCKUPS.map((address) => ({
    name: `${address}: first scripts`,
    path: scriptsOf(address),
    gzip: true,
    limit: '346 kB',
  })),
  // the sign-in box once brought the whole editor
  { name: 'parts that every page fetches ahead', path: chunksOf(AHEAD), gzip: true, limit: '260 kB' },
  { name: 'app: styles', path: 'dist/app/assets/app-*.css', gzip: true, limit: '30 kB' },
  {
    name: 'embed: what a page loads first',
    path: withImports('dist/embed/design-maker.js'),
    gzip: true,
    // the stored form of a sound and of turning pages is in it; so are the letters and digits that pictures show through, and
    // the tokens, so that the editor needs no sheet; what draws a QR code, lines that end with hyphens, and
    // what drags thousands at once
    limit: '367 kB',
  },
  // a row shows its print as it is cropped and says when it has too few pixels; icons may come later than what shows them
  { name: 'embed: mockup editor', path: 'dist/embed/mockup-editor.js', gzip: true, limit: '63 kB' },
  {
    name: 'embed: with all that comes on demand',
    path: ['dist/embed/**/*.js', '!dist/embed/mockup-editor*.js'],
    gzip: true,
    // the writer of MP4 with its sound is a twelfth of it; who cuts outlines brings Paper.js whole, of which the canvas has a part
    // workers stand by themselves: they share no file with elements, which ask for a page
    // AAC for browsers that encode none, one file for the film's worker and for pages without workers: fetched by films alone
    // Magic Resize knows drawings, corners, frames, lists, mosaics, collages, rows that go on, scrims and lines, and where one looks in a photo
    // what breaks words with hyphens comes when a text asks for it, in the page and in each worker
    // the cut-out judges the ground row by row
    limit: '1440 kB',
  },
];
