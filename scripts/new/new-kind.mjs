/** `npm run new:kind sticker`: the folder of a new kind of object, its test, and its lines in the list of kinds. */
import { scaffoldMain, spellings } from './scaffold.mjs';

const LIST = 'elements/objects/kinds.ts';

/** Writes a kind's folder and names it in the list; the compiler then asks for the toolbar it still lacks. */
export async function newKind(id, scaffold) {
  const values = spellings(id);
  const { name, Class } = values;
  for (const part of ['model', 'display', 'kind']) {
    await scaffold.create(`elements/objects/${id}/${part}.ts`, `kind/${part}.ts`, values);
  }
  await scaffold.create(`tests/unit/objects/${id}.test.ts`, 'kind/test.ts', values);
  const key = id === name ? name : `'${id}'`;
  await scaffold.insert(
    LIST,
    `import { ${name}Kind } from './${id}/kind.js';\nimport type { ${Class}Object } from './${id}/model.js';`,
    { before: /import type { Kind } from/ },
  );
  await scaffold.insert(LIST, `  ${key}: ${Class}Object;`, {
    after: 'interface ObjectOfKind',
    before: /^}/m,
  });
  await scaffold.insert(LIST, `  ${key}: ${name}Kind,`, { after: 'export const kinds', before: /^};/m });
}

if (process.argv[1]?.endsWith('new-kind.mjs')) {
  await scaffoldMain('npm run new:kind <name>', async ([id], scaffold) => {
    await newKind(id, scaffold);
    return 'Now: npm run types names what else the kind needs, such as its toolbar.';
  });
}
