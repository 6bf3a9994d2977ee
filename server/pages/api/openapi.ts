import * as z from 'zod/mini';
import { allCalls } from '../../contract/all-calls.js';
import { API_BASE, FILE_FIELD, GUARD_HEADER, type Call, type FormCall } from '../../contract/contract.js';
import { STATUS, type ErrorCode } from '../../contract/envelope.js';

/** Every call as OpenAPI 3.1, made from the contract that the server itself answers by (openapis.org). */

type Json = { readonly [key: string]: unknown };

const schemaOf = (schema: Call['input'], io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any', io });
  return json;
};

/** The codes of failures and the HTTP status each travels with; those without one never leave a browser. */
export const failures = (Object.entries(STATUS) as [ErrorCode, number][]).filter(([, status]) => status > 0);

const FAILURE: Json = {
  type: 'object',
  required: ['response_code', 'error'],
  properties: {
    response_code: { const: -1 },
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { enum: failures.map(([code]) => code) },
        message: { type: 'string', description: 'Fit to show.' },
        path: { type: 'string', description: 'Where in the payload the fault lies.' },
        rev: { type: 'integer', description: 'The revision the server holds.' },
      },
    },
  },
};

const GUARD: Json = {
  name: GUARD_HEADER,
  in: 'header',
  required: true,
  description:
    'Any value, such as 1. A page of another site cannot set it, so nobody acts in its visitor’s name.',
  schema: { type: 'string' },
};

const TOKENS =
  'A personal access token (dm_pat_…) of the scope that is named; a call that names none takes no token. The guard header is not needed with it.';

const area = ({ path }: Call): string => path.split('/', 1)[0]!;

/** A field that the path names stands in braces there. */
const documentedPath = ({ path }: Call): string => API_BASE + path.replace(/:(\w+)/g, '{$1}');

export function openApi(origin: string): Json {
  const paths = Object.fromEntries(
    allCalls.map((call) => [documentedPath(call), { [call.method.toLowerCase()]: operation(call) }]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Design Maker',
      version: '1',
      description: `Every call answers {"response_code": 1, "data": …} or {"response_code": -1, "error": …}. A POST carries the header ${GUARD_HEADER}. Paths end with or without a slash.`,
    },
    servers: [{ url: origin }],
    tags: [...new Set(allCalls.map(area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'dm_session' },
        token: { type: 'http', scheme: 'bearer', description: TOKENS },
      },
    },
  };
}

function operation(call: Call): Json {
  const query = call.method === 'GET' ? queryOf(call) : [GUARD];
  return {
    operationId: call.path.replaceAll('/', '_').replaceAll(':', ''),
    tags: [area(call)],
    ...(call.credentials !== 'omit' && {
      security: [{}, { session: [] }, ...(call.scope ? [{ token: [call.scope] }] : [])],
    }),
    ...(query.length > 0 && { parameters: query }),
    ...(call.method === 'POST' && { requestBody: bodyOf(call) }),
    responses: {
      200: { description: 'Done, or why not', content: contentOf(call) },
      default: {
        description: 'It could not be asked',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function queryOf(call: Call): Json[] {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input') as {
    properties?: Json;
    required?: readonly string[];
  };
  const inPath = (name: string) => call.path.split('/').includes(`:${name}`);
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: inPath(name) ? 'path' : 'query', schema },
    ...(required.includes(name) && { required: true }),
  }));
}

function bodyOf(call: Call): Json {
  const schema = schemaOf(call.input, 'input');
  if (call.body !== 'form') return { required: true, content: { 'application/json': { schema } } };
  const { files = 1, names } = call as FormCall;
  const file = { type: 'string', format: 'binary' };
  const fields = names
    ? { patternProperties: { [names.source]: file } }
    : {
        properties: {
          ...(schema['properties'] as Json),
          [FILE_FIELD]: files > 1 ? { type: 'array', items: file } : file,
        },
      };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, ...fields } } } };
}

function contentOf(call: Call): Json {
  const data = schemaOf(call.response, 'output');
  // a file that is text says so
  if (call.form === 'bytes' && 'type' in data) return { 'application/json': { schema: data } };
  if (call.form === 'bytes') return { '*/*': { schema: { type: 'string', format: 'binary' } } };
  const failed = { $ref: '#/components/schemas/Failure' };
  if (call.form === 'bare') return { 'application/json': { schema: { anyOf: [data, failed] } } };
  const success = {
    type: 'object',
    required: ['response_code', 'data'],
    properties: { response_code: { const: 1 }, data },
  };
  return { 'application/json': { schema: { oneOf: [success, failed] } } };
}
