/**
 * The files of the interface face. elements/base/theme/fonts.css names them beside itself, in `fonts/`; in the source tree
 * they stay in their package, and this module says where.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../support/files.mjs';

const PACKAGE = join(root, 'node_modules/@fontsource-variable/instrument-sans/files');
const BESIDE_THE_SHEET = /(^|\/)fonts\/instrument-sans-[\w-]+\.woff2$/;

/** Where a font named by fonts.css lies, or undefined for any other path. */
export function interfaceFont(path) {
  if (!BESIDE_THE_SHEET.test(path)) return undefined;
  const file = join(PACKAGE, basename(path));
  return existsSync(file) ? file : undefined;
}

/** Plugin of esbuild: resolves them in a sheet's `url()`. */
export const interfaceFontResolver = {
  name: 'interface-fonts',
  setup(build) {
    build.onResolve({ filter: BESIDE_THE_SHEET }, ({ path }) => {
      const file = interfaceFont(path);
      return file ? { path: file } : undefined;
    });
  },
};

const fontFiles = (sheet) => [...sheet.matchAll(/fonts\/[\w-]+\.woff2/g)].map(([name]) => name);

/** The fonts that the sheets of a folder name, each with its bytes. */
export function interfaceFontsOf(folder) {
  const sheets = readdirSync(join(root, folder)).filter((name) => name.endsWith('.css'));
  const names = sheets.flatMap((name) => fontFiles(readFileSync(join(root, folder, name), 'utf8')));
  return [...new Set(names)].map((name) => [name, readFileSync(interfaceFont(name))]);
}

/** Plugin of Rollup: puts the sheets of the theme and the fonts into the elements' build. */
export function copyTheme() {
  const theme = join(root, 'elements/base/theme');
  return {
    name: 'copy-theme',
    generateBundle() {
      const emit = (fileName, source) =>
        this.emitFile({ type: 'asset', fileName: `base/theme/${fileName}`, source });
      for (const file of readdirSync(theme).filter((name) => name.endsWith('.css'))) {
        const sheet = readFileSync(join(theme, file), 'utf8');
        emit(file, sheet);
        for (const font of fontFiles(sheet)) emit(font, readFileSync(interfaceFont(font)));
      }
    },
  };
}

/** Plugin of @web/dev-server: the same address works on unbundled pages. */
export const interfaceFontServer = {
  name: 'interface-fonts',
  serve({ path }) {
    const file = interfaceFont(path);
    return file ? { body: readFileSync(file), type: 'woff2' } : undefined;
  },
};
