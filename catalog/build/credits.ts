import type { CatalogResource } from '../format.js';
import type { Assets } from './assets.js';

/** The credits of everything in dist, as Markdown: a line for each work, or for a set of icons as a whole. */
export function writeCredits({ fontCredits, resources }: Assets): string {
  const fonts = fontCredits.map(
    ({ name, author, licence, source }) => `- **${name}**: ${author}. ${licence}. ${source}`,
  );
  const photos = resources
    .filter(({ kind }) => kind === 'photo')
    .map(({ name, author, licence, source }) => `- **${name}**: ${author}, ${source}. ${licence}`);
  return (
    [
      '# Credits of the starter catalog',
      'Generated from `catalog/source`. Licence texts of the fonts lie in `fonts/licences`.',
      '## Photos',
      photos.join('\n'),
      '## Fonts',
      fonts.join('\n'),
      '## Icons, motifs and backgrounds',
      drawings(resources).join('\n'),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function drawings(resources: readonly CatalogResource[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, author, licence, source } of resources) {
    if (kind === 'photo') continue;
    const line = `**${author}**: ${source}. ${licence}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => `- ${line} (${count} works)`);
}
