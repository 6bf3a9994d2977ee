import { toJSONSchema, type ZodMiniType } from 'zod/mini';
import { designFileShape } from '../document/design-file.js';
import { groupObject } from '../objects/group/model.js';
import { kinds } from '../objects/kinds.js';

export type JsonSchema = { readonly [key: string]: unknown };

/** Names the schema: it goes with the version of the file. */
const ID = 'urn:design-maker:design-file:1';

const withoutHead = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;

const schemaOf = (shape: ZodMiniType): JsonSchema =>
  toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/**
 * JSON Schema (2020-12) of the design file as it is written now. It says of each field what it may be; that ids are there
 * which others name, only `validateDesign` says.
 */
export function designSchema(): JsonSchema {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const objects = Object.fromEntries(names.map((name) => [name, withoutHead(schemaOf(kinds[name].schema))]));
  const drawn = names.map((name) => ({ $ref: `#/$defs/${name}` }));
  const file = schemaOf(designFileShape) as { properties: { pages: { items: Page } } };
  const { pages } = file.properties;
  const properties = {
    ...pages.items.properties,
    objects: { type: 'array', items: { anyOf: [...drawn, { $ref: '#/$defs/group' }] } },
    background_image: { anyOf: [...drawn, { type: 'null' }] },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: ID,
    title: 'Design Maker design file',
    ...withoutHead(file),
    properties: { ...file.properties, pages: { ...pages, items: { ...pages.items, properties } } },
    $defs: { ...objects, group: withoutHead(schemaOf(groupObject)) },
  };
}

interface Page {
  readonly properties: JsonSchema;
}
