const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** The scripts that the page itself asks for, before any route does: a chunk split off them still counts. */
function firstScripts() {
  const page = 'dist/app/index.html';
  if (!existsSync(page)) return ['dist/app/assets/main-*.js'];
  return [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => `dist/app${path}`,
  );
}

/** A script with all that it imports at once, whose chunks come before it runs. */
function withImports(entry, found = new Set()) {
  if (found.has(entry) || !existsSync(entry)) return [...found];
  found.add(entry);
  for (const [, path] of readFileSync(entry, 'utf8').matchAll(/(?:from|import) ?"(\.[^"]+\.js)"/g))
    withImports(join(dirname(entry), path), found);
  return [...found];
}

module.exports = [
  { name: 'app: first screen', path: firstScripts(), gzip: true, limit: '165 kB' },
  { name: 'app: styles', path: 'dist/app/assets/app-*.css', gzip: true, limit: '30 kB' },
  {
    name: 'embed: what a page loads first',
    path: withImports('dist/embed/design-maker.js'),
    gzip: true,
    limit: '385 kB',
  },
  {
    name: 'embed: with all that comes on demand',
    path: 'dist/embed/**/*.js',
    gzip: true,
    limit: '530 kB',
  },
];
