/** The fields of the design file as tables, from its JSON Schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../support/files.mjs';

const KINDS = ['text', 'image', 'icon', 'background', 'frame', 'shape', 'line', 'grid', 'mockup', 'group'];

const range = ({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }) => {
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : `over ${exclusiveMinimum}`);
  const high = maximum ?? (exclusiveMaximum === undefined ? undefined : `under ${exclusiveMaximum}`);
  if (low === undefined && high === undefined) return '';
  if (high === undefined) return typeof low === 'number' ? `${low} or more` : low;
  return low === undefined ? `up to ${high}` : `${low} to ${high}`;
};

const quoted = (value) => `\`${JSON.stringify(value)}\``;

/** What a field may be, in words. */
function typeOf(schema = {}) {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].filter(Boolean).join(' or ');
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum) return schema.enum.map(quoted).join(', ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.type === 'array') {
    const most = schema.maxItems ? `, up to ${schema.maxItems}` : '';
    return `list of ${typeOf(schema.items) || 'values'}${most}`;
  }
  if (schema.type === 'object') {
    const names = Object.keys(schema.properties ?? {});
    return names.length > 0 && names.length <= 8
      ? `object: ${names.map((name) => `\`${name}\``).join(', ')}`
      : 'object';
  }
  if (schema.pattern === '^#[0-9a-f]{6}$') return 'color';
  return [schema.$ref ? 'object' : schema.type, range(schema)].filter(Boolean).join(', ');
}

/** Rows of an object's fields; those that must be there are bold. */
function table({ properties = {}, required = [] }, skip = []) {
  const rows = Object.entries(properties)
    .filter(([name]) => !skip.includes(name))
    .map(([name, schema]) => {
      const shown = required.includes(name) ? `**\`${name}\`**` : `\`${name}\``;
      return `| ${shown} | ${typeOf(schema)} |`;
    });
  return ['| Field | What it may be |', '| --- | --- |', ...rows].join('\n');
}

/** Markdown of all tables. */
export function designFields() {
  const schema = JSON.parse(readFileSync(join(root, 'docs/design.schema.json'), 'utf8'));
  const page = schema.properties.pages.items;
  const kinds = KINDS.map((name) => schema.$defs[name]);
  const common = Object.keys(kinds[0].properties).filter(
    (name) => name !== 'type' && kinds.every(({ properties }) => properties[name]),
  );
  const shared = {
    properties: Object.fromEntries(common.map((name) => [name, kinds[0].properties[name]])),
    required: kinds[0].required,
  };
  const own = KINDS.flatMap((name) => {
    const { properties, required } = schema.$defs[name];
    const groups = Object.entries(properties).filter(([key]) => !common.includes(key));
    const details = groups.flatMap(([key, value]) =>
      value.properties ? [`\nOf \`${key}\`:\n\n${table(value)}`] : [],
    );
    return [`### \`${name}\``, table({ properties: Object.fromEntries(groups), required }), ...details];
  });
  return [
    '### The design',
    table(schema),
    '### A page',
    table(page),
    '### Every object',
    table(shared),
    ...own,
  ].join('\n\n');
}
