/**
 * Rollup plugin: the module `mockup-entry` is the mockup editor for other people's pages, one script with all it needs. The
 * tokens come first, so that elements find them when they are defined.
 */
import { transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../../support/files.mjs';

export const MOCKUP_ENTRY = 'mockup-entry';
const TOKENS = 'mockup-tokens';

const ELEMENTS = ['dm-mockup-editor', 'dm-mockup-preview'].map((name) => `elements/mockup/${name}.ts`);

const read = (file) => readFileSync(join(root, file), 'utf8');

const IMPORT = /(?:from|import) '(\.{1,2}\/[^']+)\.js'/g;

/** A source of the kit and all that it imports. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of read(file).matchAll(IMPORT))
    withImports(`${posix.join(posix.dirname(file), path)}.ts`, found);
  return found;
}

/** What the script is made of: a token or an icon that none of it names is left out. */
function words() {
  const files = new Set(ELEMENTS.flatMap((file) => [...withImports(file)]));
  return [...files]
    .filter((file) => !file.endsWith('.gen.ts'))
    .map(read)
    .join('\n');
}

/** On a stranger's page the look is the element's own: light unless `data-theme` on it says `dark`, or `auto`. */
const onHost = (sheet) =>
  sheet
    .replace(/:root\[data-theme='dark'\],\s*\[data-theme='dark'\]/g, ":host([data-theme='dark'])")
    .replace(/:root:not\(\[data-theme='light'\]\)/g, ":host([data-theme='auto'])")
    .replace(/:root\b/g, ':host');

/** The tokens without those that nothing asks for, neither a source nor another token that is asked for. */
export function tokensInUse(sheet, text) {
  const named = (part) => [...part.matchAll(/var\(\s*(--dm-[\w-]+)/g)].map(([, name]) => name);
  const declared = [...sheet.matchAll(/(--dm-[\w-]+):([^;]*);/g)];
  const used = new Set(named(text));
  for (let size = -1; size !== used.size;) {
    size = used.size;
    for (const [, name, value] of declared) if (used.has(name)) named(value).forEach((one) => used.add(one));
  }
  return sheet.replace(/(--dm-[\w-]+):[^;]*;/g, (whole, name) => (used.has(name) ? whole : ''));
}

/** A module that gives elements on strangers' pages the tokens that these words name. */
export async function tokenModule(text) {
  const plain = read('elements/base/theme/tokens.css').replace(/\/\*[\s\S]*?\*\//g, '');
  const { code } = await transform(onHost(tokensInUse(plain, text)), { loader: 'css', minify: true });
  return `import { unsafeCSS } from 'lit';
import { setEmbedTokens } from ${JSON.stringify(join(root, 'elements/base/theme/embed-tokens.ts'))};
setEmbedTokens(unsafeCSS(${JSON.stringify(code)}));`;
}

/** Icons that a source names; each costs some 400 bytes. */
function iconsInUse(code) {
  const text = words();
  return code.replace(/^ {2}'?([\w-]+)'?:\s*'[^']*',\n/gm, (whole, name) =>
    text.includes(`'${name}'`) ? whole : '',
  );
}

export function mockupEntry() {
  return {
    name: MOCKUP_ENTRY,
    resolveId: (id) => ([MOCKUP_ENTRY, TOKENS].includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TOKENS}`) return tokenModule(words());
      if (id.endsWith('icons.gen.ts')) return iconsInUse(readFileSync(id, 'utf8'));
      if (id !== `\0${MOCKUP_ENTRY}`) return null;
      const exported = ELEMENTS.map((file) => `export * from ${JSON.stringify(join(root, file))};`);
      return [`import '${TOKENS}';`, ...exported].join('\n');
    },
  };
}
