/** Parts of pages that are made from what they tell of: `<!-- generated: elements -->`. */

const elements = ({ elements: pages }) => {
  const rooms = [...new Set(pages.map(({ room }) => room))];
  return rooms
    .map((room) => {
      const rows = pages
        .filter((page) => page.room === room)
        .map(
          ({ label, about }) =>
            `| [${label}](elements/${label}.md) | ${about.replace(/\s+/g, ' ').replaceAll('|', '\\|')} |`,
        );
      return `## ${room}\n\n| Element | What it is |\n| --- | --- |\n${rows.join('\n')}`;
    })
    .join('\n\n');
};

const PARTS = { elements };

/** The Markdown of a part by its name. */
export function generatedPart(name, context) {
  const part = PARTS[name];
  if (!part) throw new Error(`there is no generated part ${name}`);
  return part(context);
}
