/** Lays out `@design-maker/elements`: the built kit with all that helps whoever installs it. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf } from '../generate/wrappers.mjs';
import { filesBelow, root } from '../support/files.mjs';
import { dependenciesOf } from './dependencies.mjs';
import { cssData, htmlData } from './editor-data.mjs';
import { frameworkTypes, tagTypes } from './framework-types.mjs';

const EMBED = 'embed';
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const moduleOf = (path) => path.replace(/^elements\//, '').replace(/\.ts$/, '.js');

/** Sources are named by the modules they became. */
const packedManifest = (text) =>
  JSON.parse(text, (key, value) =>
    ['path', 'module'].includes(key) && typeof value === 'string' ? moduleOf(value) : value,
  );

export function layOutElements(folder, { version, license }) {
  mkdirSync(folder, { recursive: true });
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const built = join(root, 'dist/elements');
  // maps name sources that are not packed
  cpSync(built, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
  cpSync(join(root, 'dist/embed'), join(folder, EMBED), {
    recursive: true,
    filter: (path) => !/\.(map|br|gz)$/.test(path),
  });
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(folder, name));

  const source = readFileSync(join(root, 'custom-elements.json'), 'utf8');
  const elements = elementsOf(JSON.parse(source));
  const manifest = packedManifest(source);
  const theme = readFileSync(join(built, 'base/theme/tokens.css'), 'utf8');
  write('custom-elements.json', json(manifest));
  write('vscode.html-custom-data.json', json(htmlData(manifest)));
  write('vscode.css-custom-data.json', json(cssData(manifest, theme)));
  write('tags.d.ts', tagTypes(elements, manifest));
  for (const [name, text] of Object.entries(frameworkTypes)) write(`${name}.d.ts`, text);
  write('README.md', readme(elements));
  write('package.json', json(packageOf({ version, license, elements, folder })));
}

function packageOf({ version, license, elements, folder }) {
  const types = (name) => ({ [`./${name}`]: { types: `./${name}.d.ts` } });
  // defining a tag is what importing an element is for
  const define = elements.map(({ file }) => `./${moduleOf(file)}`);
  const workers = filesBelow('.', (path) => /-worker\.js$/.test(path), folder).map((path) => `./${path}`);
  return {
    name: '@design-maker/elements',
    ...{ version, license, type: 'module' },
    description: 'A Lit kit for designing: canvas, toolbars, panels, players and mockups',
    exports: {
      './*.js': { types: './*.d.ts', default: './*.js' },
      ...Object.assign({}, ...['react', 'vue', 'svelte', 'tags'].map(types)),
      [`./${EMBED}/*`]: `./${EMBED}/*`,
      './base/theme/*.css': './base/theme/*.css',
      './*.json': './*.json',
    },
    bin: { design: './headless/design.js' },
    customElements: 'custom-elements.json',
    sideEffects: [...define, ...workers, '*.css', `./${EMBED}/*.js`],
    engines: { node: '>=20.19' },
    dependencies: dependenciesOf(join(root, 'dist/elements')),
    peerDependencies: { '@types/react': '>=19', vue: '>=3.4', svelte: '>=5' },
    peerDependenciesMeta: Object.fromEntries(
      ['@types/react', 'vue', 'svelte'].map((name) => [name, { optional: true }]),
    ),
  };
}

const readme = (elements) => `# @design-maker/elements

${elements.length} elements for designing. Import what you use; it registers its tag:

\`\`\`js
import '@design-maker/elements/base/theme/tokens.css';
import '@design-maker/elements/controls/fields/dm-slider.js';
\`\`\`

- \`custom-elements.json\` lists every element with its properties, events, parts and slots
- \`vscode.html-custom-data.json\`, \`vscode.css-custom-data.json\` for \`html.customData\` and \`css.customData\` of VS Code
- \`import type {} from '@design-maker/elements/react'\` (or \`vue\`, \`svelte\`) once types the tags in templates
- \`embed/design-maker.js\` is one script for pages without a build
- \`headless/browser.js\` renders designs in a page without an editor, \`headless/node.js\` and the command \`design\` in Node

Workers are modules: Vite bundles them with \`worker: { format: 'es' }\` in its config.

Modules load in Node without a page; elements come alive in browsers.
`;
