import * as z from 'zod';
import { API_BASE, type Call } from '../../../../server/contract/contract.js';

type Schema = Parameters<typeof z.fromJSONSchema>[0];

interface Written {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object> };
}

interface Operation {
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema: object }> }>;
}

/** The OpenAPI file as a program reads it that knows nothing else of the server. */
export interface OpenApiFile {
  /** Where the body of an answer differs from what the file says of that call and status. */
  faultOf(call: Call, response: Response, body: unknown): string | undefined;
  /** Whether it answers bytes. */
  isFile(call: Call): boolean;
}

export async function openApiFile(address: string): Promise<OpenApiFile> {
  const { paths, components } = (await (await fetch(`${address}${API_BASE}openapi.json`)).json()) as Written;
  const inOne = (schema: object): Schema => {
    const whole = { ...schema, $defs: components.schemas };
    return JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')) as Schema;
  };
  const responsesOf = ({ method, path }: Call) =>
    paths[API_BASE + path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!.responses;
  return {
    isFile: (call) => '*/*' in responsesOf(call)['200']!.content,
    faultOf(call, { status }, body) {
      const responses = responsesOf(call);
      const { content } = responses[status] ?? responses['default']!;
      const { error } = z.safeParse(z.fromJSONSchema(inOne(content['application/json']!.schema)), body);
      return error && z.prettifyError(error);
    },
  };
}
