import * as z from 'zod/mini';
import type { Scope } from './scopes.js';

/**
 * The one description of every call: path, payload and response. The server registers its routes from it, the typed client
 * is derived from it and a test walks it.
 */
export interface Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST';
  /** Below `/api/`, without a slash at either end, as in the specs; `:id` is a field of the payload. */
  readonly path: string;
  /** The JSON body of a POST, the query of a GET, the fields of a form beside its file. */
  readonly input: Input;
  /** What stands in `data`; for `bytes`, the body itself. */
  readonly response: Output;
  /**
   * `json`: the handler returns the data. `raw`: it returns JSON text, so that a stored design is never parsed only to be
   * printed again (2.5 times the calls per second). `bare`: it returns data that the specs answer without the envelope;
   * a failure comes in it all the same. `bytes`: it returns a file, without the envelope.
   */
  readonly form: 'json' | 'raw' | 'bare' | 'bytes';
  /** Whoever calls may say who they are in an Authorization header instead of a cookie: the secret of their session. */
  readonly authorization?: true;
  /** Access tokens of this scope may make it; no token may when absent. */
  readonly scope?: Scope;
  /** `omit` for a call that the specs make without cookies; it carries them unless told. */
  readonly credentials?: 'omit';
  /** Pages that may embed us may make it too, in nobody's name: it answers what everybody may know. */
  readonly embedders?: true;
  /** `form` for a call that carries one file, as multipart/form-data; JSON otherwise. */
  readonly body?: 'form';
}

/** A call that carries a file. */
export interface FormCall<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends Call<Input, Output> {
  readonly body: 'form';
  /** How many files it may carry; one unless told. */
  readonly files?: number;
  /** What the fields of its files may be called, where each says what the file is for. */
  readonly names?: RegExp;
}

/** The field of a form that carries the file, or each of them. */
export const FILE_FIELD = 'file';

export type InputOf<C extends Call> = z.input<C['input']>;
export type PayloadOf<C extends Call> = z.output<C['input']>;
export type ResponseOf<C extends Call> = z.output<C['response']>;

/** Sent with every call. A foreign page cannot set it without a preflight, which is granted for `embedders` alone. */
export const GUARD_HEADER = 'x-design-maker';

export const API_BASE = '/api/';

/** The payload of a call that takes none. */
export const nothing = z.object({});

interface Parts<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly input: Input;
  readonly response: Output;
  readonly form?: Call['form'];
  readonly credentials?: 'omit';
  readonly embedders?: true;
}

type FormParts<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = Pick<
  Parts<Input, Output>,
  'input' | 'response'
>;

export function post<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: string,
  { form = 'json', ...parts }: Parts<Input, Output>,
): Call<Input, Output> {
  return { method: 'POST', path, form, ...parts };
}

/** A POST with a file and fields beside it. */
export function form<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: string,
  { input, response }: FormParts<Input, Output>,
): FormCall<Input, Output> {
  return { method: 'POST', path, input, response, form: 'json', body: 'form' };
}

/** A POST with up to so many files and fields beside them. */
export const formOfMany = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: string,
  files: number,
  parts: FormParts<Input, Output>,
): FormCall<Input, Output> => ({ ...form(path, parts), files });

export function get<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: string,
  { input, response, form = 'json' }: Parts<Input, Output>,
): Call<Input, Output> {
  return { method: 'GET', path, input, response, form };
}

/** A POST with up to so many files, each in a field whose name says what it is for. */
export const formOfNamed = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: string,
  { files, names }: { readonly files: number; readonly names: RegExp },
  parts: FormParts<Input, Output>,
): FormCall<Input, Output> => ({ ...form(path, parts), files, names });

/** The same call, which access tokens of a scope may make too. */
export const forTokens = <C extends Call>(scope: Scope, call: C): C => ({ ...call, scope });

/** Puts the calls of one area under its path. */
export function area<Calls extends Record<string, Call>>(prefix: string, calls: Calls): Calls {
  const placed = Object.entries(calls).map(([key, call]) => [
    key,
    { ...call, path: `${prefix}/${call.path}` },
  ]);
  return Object.fromEntries(placed) as Calls;
}

/** Where a call is answered, with its query when it is a GET; a field that its path names, as in `history/:id`, stands there. */
export function addressOf(call: Call, input: Record<string, string> = {}, base = API_BASE): string {
  const rest = { ...input };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name] ?? '';
    delete rest[name];
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(rest).toString();
  return `${base}${path}${call.method === 'GET' && query ? `?${query}` : ''}`;
}
