import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { ResponseOf, Call, FormCall, PayloadOf } from '../../contract/contract.js';
import type { Principal } from '../../access/principal.js';
import type { Services } from '../../services.js';
import type { SessionCookies } from '../security/session-cookies.js';
import type { StreamedFile, FormFile } from './form-file.js';

/** Who a new design belongs to: an account, or a browser without one. */
export type Owner = { readonly owner_user: string } | { readonly owner_visitor: string };

/** What a handler knows besides its payload. */
export interface Context extends Services {
  readonly principal: Principal;
  /** The principal as an owner: gives a browser that has none its secret cookie. Call it only where something is made. */
  readonly owner: () => Promise<Owner>;
  /** Ours, as the browser reaches the calls. */
  readonly origin: string;
  /** For the calls that begin and end sessions. */
  readonly sessionCookies: SessionCookies;
  readonly log: FastifyBaseLogger;
  /** Fires with ApiError 'stale' when whoever asked is gone before the response: for work that is worth stopping. */
  readonly gone: () => AbortSignal;
}

export interface FileReply {
  /** A stream for what is made while it is sent: a fault in the middle breaks the transfer off. */
  readonly bytes: Buffer | Readable;
  readonly mime: string;
  /** Plain letters; with it the file is saved, not shown. */
  readonly name?: string;
}

export interface Limits {
  /** Largest body, bytes; 256 KB unless told. */
  readonly body?: number;
  /** Calls a minute from one address; 1200 unless told. */
  readonly perMinute?: number;
  /** How long a browser may keep a `bytes` response; not at all unless told. */
  readonly cacheControl?: string;
}

type Handle<C extends Call, Reply> = (payload: PayloadOf<C>, context: Context) => Promise<Reply>;

/** A call and what answers it. */
export interface CallHandler {
  readonly call: Call;
  readonly limits: Limits;
  readonly handle: (payload: unknown, context: Context) => Promise<unknown>;
}

/** A call with a file and what answers it; only members make one. */
export interface FormHandler {
  readonly call: FormCall;
  readonly limits: Limits;
  readonly handle: (payload: unknown, file: FormFile, context: Context) => Promise<unknown>;
}

/** The same with several files; each is read when its turn comes, so that one at a time is in memory. */
export interface MultiFileFormHandler {
  readonly call: FormCall;
  readonly limits: Limits;
  readonly handleAll: (
    payload: unknown,
    files: AsyncIterable<StreamedFile>,
    context: Context,
  ) => Promise<unknown>;
}

/** The same with files that are told apart by the names of their fields; all are in memory. */
export interface NamedFileFormHandler {
  readonly call: FormCall;
  readonly limits: Limits;
  readonly handleNamed: (
    payload: unknown,
    files: ReadonlyMap<string, FormFile>,
    context: Context,
  ) => Promise<unknown>;
}

const callHandler = (call: Call, handle: unknown, limits: Limits): CallHandler => ({
  call,
  limits,
  handle: handle as CallHandler['handle'],
});

/** Handles a `json` call: `handle` returns its data. */
export const handler = <C extends Call>(
  call: C,
  handle: Handle<C, ResponseOf<C>>,
  limits: Limits = {},
): CallHandler => callHandler(call, handle, limits);

/** Handles a `raw` call: `handle` returns JSON text of its data. */
export const textHandler = <C extends Call>(
  call: C,
  handle: Handle<C, string>,
  limits: Limits = {},
): CallHandler => callHandler(call, handle, limits);

/** Handles a `bytes` call: `handle` returns a file. */
export const fileHandler = <C extends Call>(
  call: C,
  handle: Handle<C, FileReply>,
  limits: Limits = {},
): CallHandler => callHandler(call, handle, limits);

/** Handles a call that carries a file. */
export const formHandler = <C extends FormCall>(
  call: C,
  handle: (payload: PayloadOf<C>, file: FormFile, context: Context) => Promise<ResponseOf<C>>,
  limits: Limits = {},
): FormHandler => ({ call, limits, handle: handle as FormHandler['handle'] });

/** Handles a call that carries several files. */
export const multiFileFormHandler = <C extends FormCall>(
  call: C,
  handle: (
    payload: PayloadOf<C>,
    files: AsyncIterable<StreamedFile>,
    context: Context,
  ) => Promise<ResponseOf<C>>,
  limits: Limits = {},
): MultiFileFormHandler => ({ call, limits, handleAll: handle as MultiFileFormHandler['handleAll'] });

/** Handles a call whose files are told apart by the names of their fields. */
export const namedFileFormHandler = <C extends FormCall>(
  call: C,
  handle: (
    payload: PayloadOf<C>,
    files: ReadonlyMap<string, FormFile>,
    context: Context,
  ) => Promise<ResponseOf<C>>,
  limits: Limits = {},
): NamedFileFormHandler => ({ call, limits, handleNamed: handle as NamedFileFormHandler['handleNamed'] });
