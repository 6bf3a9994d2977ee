/** Lays out `@design-maker/react`: the wrappers of app/bridge over the packed elements. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'esbuild';
import { classOf, filesBelow, root } from '../support/files.mjs';

const ELEMENTS = '@design-maker/elements';
const packed = (text) => text.replaceAll(/(['"])(?:\.\.\/)+elements\//g, `$1${ELEMENTS}/`);

export async function layOutReact(folder, { version, license, versions }) {
  mkdirSync(folder, { recursive: true });
  const tags = [];
  for (const file of filesBelow('app/bridge', (path) => path.endsWith('.ts'))) {
    const tag = basename(file, '.ts');
    const source = packed(readFileSync(join(root, file), 'utf8'));
    const { code } = await transform(source, { loader: 'ts', format: 'esm', target: 'es2022' });
    writeFileSync(join(folder, `${tag}.js`), code);
    writeFileSync(join(folder, `${tag}.d.ts`), typesOf(tag, source));
    tags.push(tag);
  }
  for (const end of ['js', 'd.ts'])
    writeFileSync(join(folder, `index.${end}`), tags.map((tag) => `export * from './${tag}.js';\n`).join(''));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'README.md'), README);
  const manifest = {
    name: '@design-maker/react',
    ...{ version, license, type: 'module' },
    description: 'The elements of Design Maker as React components',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './*.js': { types: './*.d.ts', default: './*.js' },
    },
    sideEffects: false,
    dependencies: { [ELEMENTS]: version, '@lit/react': versions['@lit/react'] },
    peerDependencies: { react: '>=18', '@types/react': '>=18' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What the compiler would say of a wrapper: its element, and its events as typed handlers. */
function typesOf(tag, source) {
  const name = classOf(tag);
  const from = /from '(@design-maker\/elements\/[^']+)'/.exec(source)[1];
  const handlers = [...source.matchAll(/(on\w+): '(dm-[\w-]+)' as/g)].map(
    ([, handler, event]) => `  ${handler}: EventName<CustomEvent<${name}Events['${event}']>>;`,
  );
  const imported = [`${name} as ${name}Element`, ...(handlers.length ? [`${name}Events`] : [])];
  return `import type { ${handlers.length ? 'EventName, ' : ''}ReactWebComponent } from '@lit/react';
import type { ${imported.join(', ')} } from '${from}';

/** \`<${tag}>\` for React. */
export declare const ${name}: ReactWebComponent<${name}Element, {
${handlers.join('\n')}
}>;
`;
}

const README = `# @design-maker/react

The elements of \`@design-maker/elements\` as React components; events are props such as \`onDmChange\`.

\`\`\`jsx
import '@design-maker/elements/base/theme/tokens.css';
import { DmSlider } from '@design-maker/react/dm-slider.js';

<DmSlider label="Size" value={40} onDmChange={(event) => console.log(event.detail.value)} />;
\`\`\`
`;
