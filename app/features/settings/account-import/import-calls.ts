import type { Client } from '../../../../server/contract/client.js';
import { API_BASE } from '../../../../server/contract/contract.js';
import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';
import { api } from '../../../api.js';
import { settings } from '../../../configuration.js';
import { createMultiFileCall, type MultiFileCall } from '../../../ports/uploads/multi-file-call.js';
import { createUploadCall, type UploadCall } from '../../../ports/uploads/upload-call.js';

/** How an import reaches the account: the calls that are made by hand, too. */
export interface ImportCalls {
  readonly call: Client;
  readonly send: UploadCall;
  readonly sendNamed: MultiFileCall;
  /** Whether nothing more can come in after this failure. */
  isOver(error: unknown): boolean;
}

/** The account is not there any more, or the server is not: the next thing would fail, too. */
const OVER: readonly ErrorCode[] = ['not_signed_in', 'offline', 'unavailable', 'disk_full'];

/** What passes by itself: the server was asked too often, or was away for a moment. */
const PASSING: readonly ErrorCode[] = ['too_many', 'offline', 'unavailable'];
const TRIES = 8;
/** Between two tries, ms. */
const PAUSE = 10_000;

const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? error.code : undefined;

/** Makes a call again after what passes. A design that was made while its answer got lost is made a second time. */
const patient =
  <Args extends readonly unknown[], Result>(
    call: (...args: Args) => Promise<Result>,
    pause: (ms: number) => Promise<void>,
  ) =>
  async (...args: Args): Promise<Result> => {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await call(...args);
      } catch (error) {
        const code = codeOf(error);
        if (left === 0 || code === undefined || !PASSING.includes(code)) throw error;
        await pause(PAUSE);
      }
    }
  };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The calls of an import over those of a page, which wait while the server has had enough. */
export const importCalls = (
  { call, send, sendNamed }: Omit<ImportCalls, 'isOver'>,
  pause: (ms: number) => Promise<void> = wait,
): ImportCalls => ({
  call: patient(call, pause) as Client,
  send: patient(send, pause) as UploadCall,
  sendNamed: patient(sendNamed, pause) as MultiFileCall,
  isOver: (error) => {
    const code = codeOf(error);
    return code !== undefined && OVER.includes(code);
  },
});

const base = `${settings.apiUrl ?? ''}${API_BASE}`;

/** Those of this page. */
export const pageCalls = (): ImportCalls =>
  importCalls({ call: api, send: createUploadCall(base), sendNamed: createMultiFileCall(base) });
