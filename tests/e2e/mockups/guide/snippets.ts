import { readFileSync } from 'node:fs';

/** The pages of the guide, below `docs`. */
const GUIDE = ['embed', 'embed-frameworks', 'embed-reference'];

/** A snippet of them: '```jsx mug-editor.jsx' is jsx, by that name. */
const SNIPPET = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** Where the server of the guide is. */
const DESIGN = 'https://design.example';

/**
 * The snippets of the guide by their names, as they are written there. One without a name stands under its language: a test
 * that knows all names finds it.
 */
export function readSnippets(pages = GUIDE): ReadonlyMap<string, string> {
  const guide = pages.map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('\n');
  return new Map([...guide.matchAll(SNIPPET)].map(([, language, name, code]) => [name ?? language!, code!]));
}

/** A snippet as a partner has it, who puts in the address of the server they use and that of their own site. */
export const filledIn = (code: string, server: string, shop: string): string =>
  code.replaceAll(DESIGN, server).replaceAll('https://shop.example', shop);
