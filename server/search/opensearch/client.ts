import type { OpenSearchSettings } from '../../config/search.js';

/** Bytes of an answer that are read; a page of ids weighs a thousandth of it. */
const LARGEST = 16 * 1024 * 1024;

/** OpenSearch refused or could not do what it was asked. */
export class OpenSearchError extends Error {
  /**
   * `status` is that of HTTP, 0 when nothing came; `type` is OpenSearch's name of the fault, such as
   * 'index_not_found_exception'.
   */
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export interface OpenSearchRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the server's address, beginning with a slash. */
  readonly path: string;
  /** Sent as JSON; a text goes as it is, as lines of JSON. */
  readonly body?: object | string;
  /** Until the whole answer is there, ms. */
  readonly limit: number;
}

/** Speaks to one OpenSearch server. */
export class OpenSearchClient {
  readonly #login: Record<string, string>;

  constructor(private readonly settings: OpenSearchSettings) {
    const { login } = settings;
    const name = login && Buffer.from(`${login.username}:${login.password}`).toString('base64');
    this.#login = name === undefined ? {} : { authorization: `Basic ${name}` };
  }

  /** The parsed answer. Throws an OpenSearchError whenever there is none, or another status than 2xx. */
  async request({ method, path, body, limit }: OpenSearchRequest): Promise<unknown> {
    const lines = typeof body === 'string';
    let status = 0;
    let text: string;
    try {
      const response = await fetch(`${this.settings.url}${path}`, {
        ...{ method, redirect: 'error', signal: AbortSignal.timeout(limit) },
        headers: {
          ...this.#login,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': lines ? 'application/x-ndjson' : 'application/json' }),
        },
        ...(body !== undefined && { body: lines ? body : JSON.stringify(body) }),
      });
      ({ status } = response);
      text = await readText(response);
    } catch (error) {
      throw new OpenSearchError(0, 'away', `OpenSearch does not answer (${reasonOf(error)})`, error);
    }
    if (status < 200 || status > 299) throw refusal(status, text);
    return parsed(status, text);
  }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > LARGEST) throw new Error('its answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(status: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OpenSearchError(status, 'not_json', 'OpenSearch answers with something else than JSON', error);
  }
}

/** The code of a failed connection, or what else is known. */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError' ? 'too late' : (cause?.code ?? cause?.message ?? message);
}

interface Refusal {
  readonly error?: string | { readonly type?: string; readonly reason?: string };
}

/** What it said, at no more length than a log should hold. */
function refusal(status: number, text: string): OpenSearchError {
  let said: Refusal = {};
  try {
    said = JSON.parse(text) as Refusal;
  } catch {
    // a proxy before it answers with a page
  }
  const { type = 'unknown', reason = '' } = typeof said.error === 'object' ? said.error : {};
  const words = `OpenSearch answers with ${status} ${type} ${reason}`;
  return new OpenSearchError(status, type, words.trim().slice(0, 300));
}
