/**
 * `npm run site`: the documentation and the demo pages as static files in `dist/site`, for any server of files at the root of
 * its address.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, root } from '../support/files.mjs';
import { interfaceFontsOf } from '../plugins/interface-fonts.mjs';
import { bundleDemoPages } from './demo-pages.mjs';
import { docsSite } from './docs/docs-site.mjs';

export const SITE = join(root, 'dist/site');

/** What pages fetch while they run. */
const FETCHED = [
  'custom-elements.json',
  'app/public/favicon.svg',
  'catalog/dist',
  'catalog/mockups/packages',
  'catalog/source/photos/sea-dusk.jpg',
  'dist/embed',
];
const THEME = 'elements/base/theme';

/** Makes the site anew; the catalog must be built before. */
export async function buildSite(folder = SITE) {
  rmSync(folder, { recursive: true, force: true });
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const { pages, assets } = await bundleDemoPages(folder);
  const docs = await docsSite();
  for (const [path, content] of [...pages, ...docs.files]) write(path, content);
  const sheets = [
    ...filesBelow('demo', (path) => path.endsWith('.css')),
    ...filesBelow(THEME, (path) => path.endsWith('.css')),
  ];
  for (const path of [...FETCHED, ...assets, ...sheets, ...docs.copied])
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const [name, content] of interfaceFontsOf(THEME)) write(`${THEME}/${name}`, content);
  write('index.html', '<!doctype html><meta http-equiv="refresh" content="0; url=docs/index.html" />');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildSite();
