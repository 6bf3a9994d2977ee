/** `npm run new:command object/halve-opacity`: a new verb of the editor, its test, its name and its line in the list. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/files.mjs';
import { scaffoldMain, spellings } from './scaffold.mjs';

const COMMANDS = 'elements/editor/commands';
const LIST = 'elements/editor/commands/commands.ts';
const STRINGS = 'elements/editor/strings.ts';

/** Writes a command into the folder of its group and names it where toolbars, menus and shortcuts find it. */
export async function newCommand(path, scaffold) {
  const [group, id] = (path ?? '').split('/');
  if (!group || !id || !existsSync(join(root, COMMANDS, group)))
    throw new Error(`'${path ?? ''}' is no group and verb, like object/halve-opacity`);
  const values = { ...spellings(id), group };
  const { name, title } = values;
  await scaffold.create(`${COMMANDS}/${group}/${id}.ts`, 'command/source.ts', values);
  await scaffold.create(`tests/unit/editor/commands/${group}/${id}.test.ts`, 'command/test.ts', values);
  await scaffold.insert(LIST, `import { ${name} } from './${group}/${id}.js';`, {
    before: /import type { Command }/,
  });
  await scaffold.insert(LIST, `  ${name},`, { after: 'export const commands', before: /^\];/m });
  await scaffold.insert(STRINGS, `  ${name}: '${title}',`, { after: 'export const en', before: /^}/m });
}

if (process.argv[1]?.endsWith('new-command.mjs')) {
  await scaffoldMain('npm run new:command <group>/<verb>', async ([path], scaffold) => {
    await newCommand(path, scaffold);
    return 'Now: give it its icon and keys, and move its line to where menus should show it.';
  });
}
