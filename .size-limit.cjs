const { existsSync, readFileSync } = require('node:fs');

/** The scripts that the page itself asks for, before any route does: a chunk split off them still counts. */
function firstScripts() {
  const page = 'dist/app/index.html';
  if (!existsSync(page)) return ['dist/app/assets/main-*.js'];
  return [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => `dist/app${path}`,
  );
}

module.exports = [
  { name: 'app: first screen', path: firstScripts(), gzip: true, limit: '165 kB' },
  { name: 'app: styles', path: 'dist/app/assets/app-*.css', gzip: true, limit: '30 kB' },
  {
    name: 'embed: what a page loads first',
    path: 'dist/embed/design-maker.js',
    gzip: true,
    limit: '210 kB',
  },
  {
    name: 'embed: with all that comes on demand',
    path: 'dist/embed/**/*.js',
    gzip: true,
    limit: '480 kB',
  },
];
