/** Parts of pages that are made from what they tell of: `<!-- generated: elements -->`. */
import { designFields } from './design-fields.mjs';
import { catalogLicenses, packageLicenses } from './licenses.mjs';
import { tokenTables } from './tokens.mjs';

function elementList({ elements }) {
  const rooms = [...new Set(elements.map(({ room }) => room))];
  return rooms
    .map((room) => {
      const rows = elements
        .filter((page) => page.room === room)
        .map(({ label, about }) => {
          const text = about.replace(/\s+/g, ' ').replaceAll('|', '\\|');
          return `| [${label}](elements/${label}.md) | ${text} |`;
        });
      return `## ${room}\n\n| Element | What it is |\n| --- | --- |\n${rows.join('\n')}`;
    })
    .join('\n\n');
}

const PARTS = {
  elements: elementList,
  tokens: tokenTables,
  packages: packageLicenses,
  'catalog-licenses': catalogLicenses,
  'design-fields': designFields,
};

/** The Markdown of a part by its name. */
export function generatedPart(name, context) {
  const part = PARTS[name];
  if (!part) throw new Error(`there is no generated part ${name}`);
  return part(context);
}
