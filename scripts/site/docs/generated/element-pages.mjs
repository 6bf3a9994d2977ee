/** A page for each public element, from the manifest: what it is, how it looks, and all that can be set of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../support/files.mjs';

/** An example in one line, letters. */
const LONGEST = 160;

const isField = ({ kind, privacy, static: isStatic, name, attribute, type }) =>
  kind === 'field' && !privacy && !isStatic && name !== 'styles' && (attribute ?? type) !== undefined;
const isMethod = ({ kind, privacy, static: isStatic, description }) =>
  kind === 'method' && !privacy && !isStatic && Boolean(description);

/** Text in a cell of a table. */
const cell = (text = '') =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
const code = (text) => (text ? `\`${cell(text)}\`` : '');

/** A table of what there is; columns that say nothing are left out. */
function table(title, names, all) {
  if (all.length === 0) return '';
  const told = names.map((_name, at) => all.some((cells) => cells[at] !== ''));
  const [columns, ...rows] = [names, ...all].map((cells) => cells.filter((_cell, at) => told[at]));
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return `\n## ${title}\n\n${[line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

const named = (list = []) =>
  list.map(({ name, description }) => [name ? code(name) : 'default', cell(description)]);

function tablesOf({ members = [], events, slots, cssParts, cssProperties }) {
  const fields = members.filter(isField);
  const methods = members.filter(isMethod);
  return [
    table(
      'Properties',
      ['Property', 'Attribute', 'Type', 'Default', 'Meaning'],
      fields.map(({ name, attribute, type, default: preset, description }) => [
        ...[code(name), code(attribute), code(type?.text), code(preset), cell(description)],
      ]),
    ),
    table(
      'Methods',
      ['Method', 'Meaning'],
      methods.map(({ name, parameters = [], description }) => [
        code(`${name}(${parameters.map((one) => one.name).join(', ')})`),
        cell(description),
      ]),
    ),
    table('Events', ['Event', 'When'], named(events)),
    table('Slots', ['Slot', 'For'], named(slots)),
    table('Parts', ['Part', 'What it is'], named(cssParts)),
    table('Custom properties', ['Property', 'Meaning'], named(cssProperties)),
  ].join('');
}

/** The first of its states that its own page shows, where it is short; else the tag alone. */
function example(tag) {
  const file = join(root, `demo/elements/${tag}.html`);
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [first = ''] = new RegExp(`<${tag}(?=[\\s>])[^]*?</${tag}\\s*>`).exec(html) ?? [];
  const flat = first.replace(/\s*\n\s*/g, ' ').replace(/\s+>/g, '>');
  return flat.length > 0 && flat.length <= LONGEST ? flat : `<${tag}></${tag}>`;
}

/** How it is brought into a page, and into React. */
function usage(path, { tagName, name }) {
  const module = path.replace(/^elements\//, '').replace(/\.ts$/, '.js');
  return [
    `\`\`\`html\n<script type="module">\n  import '@design-maker/elements/${module}';\n</script>\n${example(tagName)}\n\`\`\``,
    `\`\`\`jsx\nimport { ${name} } from '@design-maker/react/${tagName}.js';\n\`\`\``,
  ].join('\n\n');
}

const markdownOf = (path, found) => `# ${found.tagName}

${found.description ?? ''}

<div class="try" data-element="${found.tagName}"></div>

## Use

${usage(path, found)}
${tablesOf(found)}`;

/** `elements/controls/fields/dm-slider.ts` -> `Controls`. */
function roomOf(path) {
  const [, room] = path.split('/');
  return room[0].toUpperCase() + room.slice(1);
}

/** Pages of the elements of a manifest, by room and name. */
export function elementPages(manifest) {
  const pages = manifest.modules.flatMap(({ path, declarations = [] }) =>
    declarations
      .filter(({ customElement, tagName }) => customElement && tagName)
      .map((found) => ({
        source: `docs/elements/${found.tagName}.md`,
        out: `docs/elements/${found.tagName}.html`,
        label: found.tagName,
        room: roomOf(path),
        about: (found.description ?? '').split(/(?<=\.)\s/)[0],
        markdown: markdownOf(path, found),
      })),
  );
  return pages.sort((a, b) => a.room.localeCompare(b.room) || a.label.localeCompare(b.label));
}
