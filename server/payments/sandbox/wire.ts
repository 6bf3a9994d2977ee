/** The wire form of Stripe's interface: forms in, JSON out. */

export interface Params {
  readonly [name: string]: string | Params | undefined;
}

/** 'metadata[order_id]=7' becomes {metadata: {order_id: '7'}}; lists become objects with their indices. */
export function readForm(text: string): Params {
  const read: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let at = read;
    for (const part of path.slice(0, -1)) {
      // none of the names that objects have by nature
      if (!Object.hasOwn(at, part) || typeof at[part] !== 'object') at[part] = Object.create(null) as object;
      at = at[part] as Record<string, unknown>;
    }
    const last = path.at(-1);
    if (last !== undefined) at[last] = value;
  }
  return read as Params;
}

/** A field that is a plain word. */
export const wordOf = (params: Params, name: string): string | undefined => {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The fields of a group. */
export const groupOf = (params: Params, name: string): Params => {
  const value = params[name];
  return typeof value === 'object' ? value : {};
};

export type Body = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  readonly body: Body;
}

export const answer = (body: Body): Answer => ({ status: 200, body });

/** A request that cannot be done: nothing of it is. */
export class SandboxError extends Error {
  constructor(
    readonly status: number,
    readonly error: Body,
  ) {
    super(String(error['message']));
  }
}

export const invalid = (message: string, more: Body = {}): SandboxError =>
  new SandboxError(400, { type: 'invalid_request_error', message, ...more });

export const missing = (what: string, id: string, param = 'id'): SandboxError =>
  new SandboxError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });
