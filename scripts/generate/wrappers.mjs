/**
 * Writes the React wrapper app/bridge/<tag>.ts of every element in custom-elements.json. The files are committed and read
 * like hand-written code; one each, so that a lazy route loads only the elements it shows.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from './formatted.mjs';
import { classOf, root } from '../support/files.mjs';

/** `dm-change` -> `onDmChange`: with the prefix, so that it is never mistaken for React's own `onChange`. */
export const handlerName = (event) => `on${classOf(event)}`;

/**
 * The elements of a manifest.
 * @returns {{ tag: string; className: string; file: string; events: string[] }[]}
 */
export function elementsOf(manifest) {
  return manifest.modules.flatMap(({ path, declarations = [] }) =>
    declarations
      .filter(({ customElement, tagName }) => customElement && tagName)
      .map(({ tagName, name, events = [] }) => ({
        tag: tagName,
        className: name,
        file: path,
        // Native events (click) React knows by itself.
        events: [...new Set(events.map((event) => event.name))]
          .filter((event) => event.startsWith('dm-'))
          .sort(),
      })),
  );
}

/** Text of the wrapper: the element under its own name, and its events as typed handlers. */
export function wrapperSource({ tag, className, file, events }) {
  const from = `../../${file.replace(/\.ts$/, '.js')}`;
  const types = `${className}Events`;
  const handlers = events.map(
    (event) => `${handlerName(event)}: '${event}' as EventName<CustomEvent<${types}['${event}']>>,`,
  );
  return `import { createComponent${events.length ? ', type EventName' : ''} } from '@lit/react';
import * as React from 'react';
import { ${className} as ${className}Element${events.length ? `, type ${types}` : ''} } from '${from}';

/** \`<${tag}>\` for React. */
export const ${className} = createComponent({
  tagName: '${tag}',
  elementClass: ${className}Element,
  react: React,
  ${events.length ? `events: {\n${handlers.join('\n')}\n},` : ''}
});
`;
}

export const wrapperFile = (tag) => `app/bridge/${tag}.ts`;

/** The wrapper as it is committed. */
export const formattedWrapper = (element) => formatted(wrapperFile(element.tag), wrapperSource(element));

/** Writes one wrapper; false when it was right already. */
async function write(element) {
  const path = join(root, wrapperFile(element.tag));
  const text = await formattedWrapper(element);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

if (process.argv[1]?.endsWith('wrappers.mjs')) {
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  for (const element of elementsOf(manifest)) {
    if (await write(element)) console.log(`wrote ${wrapperFile(element.tag)}`);
  }
}
