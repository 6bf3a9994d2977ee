/** Licenses of packages, from the lock file, and of the catalog, from its built index. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../support/files.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const table = (columns, rows) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Every package that the product is built from and runs with, each once, with its version and license. */
export function packageLicenses() {
  const { packages } = read('package-lock.json');
  const direct = new Set(Object.keys(packages[''].dependencies));
  const found = new Map();
  for (const [path, { version, license, dev, devOptional, link }] of Object.entries(packages)) {
    if (path === '' || dev || devOptional || link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${name}@${version}`, { name, version, license: license ?? ownLicense(path) });
  }
  const all = [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
  const counts = new Map();
  for (const { license } of all) counts.set(license, (counts.get(license) ?? 0) + 1);
  const licenses = [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => [name, String(count)]);
  const own = all.filter(({ name }) => direct.has(name));
  const row = ({ name, version, license }) => [
    `[${name}](https://www.npmjs.com/package/${name})`,
    version,
    license,
  ];
  return [
    `${all.length} packages, by license:`,
    table(['License', 'Packages'], licenses),
    '### Packages we ask for',
    table(['Package', 'Version', 'License'], own.map(row)),
    '### Packages they ask for',
    table(['Package', 'Version', 'License'], all.filter(({ name }) => !direct.has(name)).map(row)),
  ].join('\n\n');
}

/** What a package says itself, where the lock file does not know. */
function ownLicense(path) {
  const file = `${path}/package.json`;
  if (!existsSync(join(root, file))) return 'see the package';
  const { license } = read(file);
  return typeof license === 'string' ? license : (license?.type ?? 'see the package');
}

/** How many works of the catalog have which license. */
export function catalogLicenses() {
  const file = 'catalog/dist/index.json';
  if (!existsSync(join(root, file))) throw new Error('the catalog is not built: npm run catalog');
  const { resources } = read(file);
  const counts = new Map();
  const fonts = Object.values(read('catalog/source/fonts/credits.json')).map(({ licence }) => ({
    kind: 'font',
    licence,
  }));
  for (const { kind, licence } of [...resources, ...fonts]) {
    const key = `${licence}\n${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rows = [...counts]
    .map(([key, count]) => [...key.split('\n'), count])
    .sort((a, b) => a[0].localeCompare(b[0]) || b[2] - a[2]);
  return table(
    ['License', 'Kind', 'Works'],
    rows.map(([licence, kind, count]) => [licence, kind, String(count)]),
  );
}
