/** The tags of the kit in templates of frameworks: declarations for JSX of React 19, Vue and Svelte, made of the elements. */

const PROPS = `/** Properties of an element beside those that every one has. */
export type PropsOf<Element> = Partial<Omit<Element, keyof LitElement | 'emit'>>;

type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Head}\${Capitalize<Camel<Tail>>}\`
  : Name;

/** \`ondm-change\`, as React and Svelte name it. */
export type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Name}\`]?: (event: CustomEvent<Events[Name]>) => unknown;
};

/** \`@dm-change\`, which Vue calls \`onDmChange\`. */
export type VueListeners<Events> = {
  [Name in keyof Events & string as \`on\${Capitalize<Camel<Name>>}\`]?: (event: CustomEvent<Events[Name]>) => unknown;
};
`;

const eventsOf = ({ className, events }) => (events.length ? `${className}Events` : '{}');
const pathOf = ({ file }) => file.replace(/^elements\//, './').replace(/\.ts$/, '.js');

/**
 * Attributes whose name is not that of their property. One of a boolean is there or not: written 'false' it would count as
 * true, so that the property is for what may be either.
 */
function attributesOf({ modules }, tag) {
  const element = modules.flatMap(({ declarations = [] }) => declarations).find((one) => one.tagName === tag);
  return (element.attributes ?? [])
    .filter(({ name, fieldName }) => name !== fieldName)
    .map(({ name, type }) => `'${name}'?: ${ATTRIBUTE[type?.text.split(' ')[0]] ?? ATTRIBUTE.string}`);
}
const ATTRIBUTE = { boolean: "true | '' | null", number: 'number | string | null', string: 'string | null' };

/** The table all three read: what each tag is. */
export function tagTypes(elements, manifest) {
  const imports = elements.map(
    (element) =>
      `import type { ${element.className}${element.events.length ? `, ${element.className}Events` : ''} } from '${pathOf(element)}';`,
  );
  const rows = (of) => elements.map((element) => `  '${element.tag}': ${of(element)};`).join('\n');
  return `import type { LitElement } from 'lit';
${imports.join('\n')}

/** The elements by their tags. */
export interface Tags {
${rows(({ className }) => className)}
}

/** What each tells, by its tag. */
export interface TagEvents {
${rows(eventsOf)}
}

/** What is written in another way as an attribute than as a property, by its tag. */
export interface TagAttributes {
${rows(({ tag }) => `{ ${attributesOf(manifest, tag).join('; ')} }`)}
}

${PROPS}`;
}

const IMPORTS =
  "import type { Listeners, PropsOf, TagAttributes, TagEvents, Tags, VueListeners } from './tags.js';";

/** `import type {} from '@design-maker/elements/<name>'` once in a project. */
export const frameworkTypes = {
  react: `${IMPORTS.replace(', VueListeners', '')}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Elements = {
  [Tag in keyof Tags]: DetailedHTMLProps<HTMLAttributes<Tags[Tag]>, Tags[Tag]> &
    PropsOf<Tags[Tag]> &
    TagAttributes[Tag] &
    Listeners<TagEvents[Tag]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`,
  vue: `${IMPORTS.replace('Listeners, ', '').replace('TagAttributes, ', '')}
import type { DefineComponent, HTMLAttributes } from 'vue';

// Vue knows \`with-number\` and \`withNumber\` as one
type Elements = {
  [Tag in keyof Tags]: DefineComponent<
    Omit<HTMLAttributes, keyof PropsOf<Tags[Tag]>> & PropsOf<Tags[Tag]> & VueListeners<TagEvents[Tag]>
  >;
};

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
`,
  svelte: `${IMPORTS.replace(', VueListeners', '')}
import type { HTMLAttributes } from 'svelte/elements';

type Elements = {
  [Tag in keyof Tags]: Omit<HTMLAttributes<Tags[Tag]>, keyof PropsOf<Tags[Tag]>> &
    PropsOf<Tags[Tag]> &
    TagAttributes[Tag] &
    Listeners<TagEvents[Tag]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`,
};
