import type { PartsBench } from './bench.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The page of docs that says how well pages are understood. */
export function partsText({ pages, ms, parts, items, kept }: PartsBench): string {
  const rows = Object.entries(parts)
    .sort((a, b) => b[1].meant - a[1].meant)
    .map(
      ([part, { meant, precision, recall }]) =>
        `| ${part} | ${meant} | ${percent(precision)} | ${percent(recall)} |`,
    );
  return `# How pages are understood

Written by \`npm run bench -- parts\`. Each of the ${pages} pages of the catalog's templates is understood with its labels left
out (\`elements/generate/understand\`), and what each object is told to be is held against what its recipe calls it. Which slot
means which part, and where two parts are both right, stands in \`tests/support/template-parts.ts\`. The catalog is ours and the
rules were made looking at it: on pages of others expect less.

| part | objects meant | precision | recall |
| --- | --- | --- | --- |
${rows.join('\n')}

Precision: of what is told to be the part, how much is. Recall: of what is meant to be it, how much is told right.

Of ${items} items that recipes number (step 2 and its text, a dish and its price), ${kept} (${percent(kept / items)}) have a group
of their own that holds all of the item and nothing of another. A page took ${ms} ms to understand, letters laid out.
`;
}
