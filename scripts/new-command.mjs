/** `npm run new:command halve-opacity`: a new verb of the editor, its test, its name and its line in the list. */
import { scaffoldMain, spellings } from './new/scaffold.mjs';

const LIST = 'elements/editor/commands/commands.ts';
const STRINGS = 'elements/editor/strings.ts';

/** Writes a command and names it where toolbars, menus and shortcuts find it. */
export async function newCommand(id, scaffold) {
  const values = spellings(id);
  const { name, title } = values;
  await scaffold.create(`elements/editor/commands/${id}.ts`, 'command/source.ts', values);
  await scaffold.create(`tests/unit/editor/commands/${id}.test.ts`, 'command/test.ts', values);
  await scaffold.insert(LIST, `import { ${name} } from './${id}.js';`, { before: /import type { Command }/ });
  await scaffold.insert(LIST, `  ${name},`, { after: 'export const commands', before: /^\];/m });
  await scaffold.insert(STRINGS, `  ${name}: '${title}',`, { after: 'export const en', before: /^}/m });
}

if (process.argv[1]?.endsWith('new-command.mjs')) {
  await scaffoldMain('npm run new:command <verb>', async ([id], scaffold) => {
    await newCommand(id, scaffold);
    return 'Now: give it its icon and keys, and move its line to where menus should show it.';
  });
}
