import type { ElementDoc, Field } from './manifest.js';

/** The code that makes what one sees, in the languages it is written in. */
export const LANGUAGES = ['HTML', 'React', 'Vue'] as const;
export type Language = (typeof LANGUAGES)[number];

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const json = (value: unknown): string => JSON.stringify(value);
const handler = (event: string): string =>
  `on${event.replace(/(^|-)(\w)/g, (_whole, _dash, letter: string) => letter.toUpperCase())}`;

interface Shown {
  readonly doc: ElementDoc;
  /** Properties that are not as they begin. */
  readonly values: readonly (readonly [Field, unknown])[];
  /** What stands between its tags. */
  readonly inside: string;
}

const WRITERS: Readonly<Record<Language, (shown: Shown) => string>> = {
  HTML({ doc: { tag, events }, values, inside }) {
    const attributes = values.flatMap(([{ attribute }, value]) => {
      if (!attribute || typeof value === 'object' || value === false) return [];
      return [value === true ? ` ${attribute}` : ` ${attribute}="${quoted(String(value))}"`];
    });
    const plain = ([{ attribute }, value]: (typeof values)[number]): boolean =>
      (!attribute || typeof value === 'object' || value === false) && typeof value !== 'function';
    const lines = [
      ...values.filter(plain).map(([{ name }, value]) => `  element.${name} = ${json(value)};`),
      ...events.map(({ name }) => `  element.addEventListener('${name}', ({ detail }) => {});`),
    ];
    const script = lines.length
      ? `\n<script type="module">\n  const element = document.querySelector('${tag}');\n${lines.join('\n')}\n</script>`
      : '';
    return `<${tag}${attributes.join('')}>${inside}</${tag}>${script}`;
  },
  React({ doc: { tag, className, events }, values, inside }) {
    const props = [
      ...values.map(([{ name }, value]) =>
        typeof value === 'string' ? `${name}="${quoted(value)}"` : `${name}={${json(value)}}`,
      ),
      ...events.map(({ name }) => `${handler(name)}={({ detail }) => {}}`),
    ];
    const open = props.length ? `<${className}\n  ${props.join('\n  ')}\n>` : `<${className}>`;
    return `import { ${className} } from '@design-maker/react/${tag}.js';\n\n${open}${inside}</${className}>`;
  },
  Vue({ doc: { tag, events }, values, inside }) {
    const props = [
      ...values.map(([{ name }, value]) =>
        typeof value === 'string'
          ? `${name}="${quoted(value)}"`
          : `:${name}.prop="${json(value).replaceAll('"', "'")}"`,
      ),
      ...events.map(({ name }) => `@${name}="({ detail }) => {}"`),
    ];
    return props.length
      ? `<${tag}\n  ${props.join('\n  ')}\n>${inside}</${tag}>`
      : `<${tag}>${inside}</${tag}>`;
  },
};

export const codeIn = (language: Language, shown: Shown): string => WRITERS[language](shown);
