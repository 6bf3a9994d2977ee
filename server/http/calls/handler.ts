import type { FastifyBaseLogger } from 'fastify';
import type { AnswerOf, Call, FormCall, PayloadOf } from '../../contract/contract.js';
import type { Asker } from '../../access/principal.js';
import type { Services } from '../../services.js';
import type { CookieSecrets } from '../security/session-cookies.js';
import type { ComingFile, FormFile } from './form-file.js';

/** Who a new design belongs to: an account, or a browser without one. */
export type Owner = { readonly owner_user: string } | { readonly owner_visitor: string };

/** What a handler knows besides its payload. */
export interface Context extends Services {
  readonly asker: Asker;
  /** The asker as an owner: gives a browser that has none its secret cookie. Call it only where something is made. */
  readonly owner: () => Promise<Owner>;
  /** Ours, as the browser reaches the calls. */
  readonly origin: string;
  /** For the calls that begin and end sessions. */
  readonly secrets: CookieSecrets;
  readonly log: FastifyBaseLogger;
}

export interface FileReply {
  readonly bytes: Buffer;
  readonly mime: string;
  /** Plain letters; with it the file is saved, not shown. */
  readonly name?: string;
}

export interface Limits {
  /** Largest body, bytes; 256 KB unless told. */
  readonly body?: number;
  /** Calls a minute from one address; 1200 unless told. */
  readonly perMinute?: number;
  /** How long a browser may keep a `bytes` answer; not at all unless told. */
  readonly cacheControl?: string;
}

type Handle<C extends Call, Reply> = (payload: PayloadOf<C>, context: Context) => Promise<Reply>;

/** A call and what answers it. */
export interface Answered {
  readonly call: Call;
  readonly limits: Limits;
  readonly handle: (payload: unknown, context: Context) => Promise<unknown>;
}

/** A call with a file and what answers it; only members make one. */
export interface AnsweredForm {
  readonly call: FormCall;
  readonly limits: Limits;
  readonly handle: (payload: unknown, file: FormFile, context: Context) => Promise<unknown>;
}

/** The same with several files; each is read when its turn comes, so that one at a time is in memory. */
export interface AnsweredFormOfMany {
  readonly call: FormCall;
  readonly limits: Limits;
  readonly handleAll: (
    payload: unknown,
    files: AsyncIterable<ComingFile>,
    context: Context,
  ) => Promise<unknown>;
}

/** The same with files that are told apart by the names of their fields; all are in memory. */
export interface AnsweredNamedForm {
  readonly call: FormCall;
  readonly limits: Limits;
  readonly handleNamed: (
    payload: unknown,
    files: ReadonlyMap<string, FormFile>,
    context: Context,
  ) => Promise<unknown>;
}

const answered = (call: Call, handle: unknown, limits: Limits): Answered => ({
  call,
  limits,
  handle: handle as Answered['handle'],
});

/** Answers a `json` call with its data. */
export const answer = <C extends Call>(
  call: C,
  handle: Handle<C, AnswerOf<C>>,
  limits: Limits = {},
): Answered => answered(call, handle, limits);

/** Answers a `raw` call with JSON text of its data. */
export const answerText = <C extends Call>(
  call: C,
  handle: Handle<C, string>,
  limits: Limits = {},
): Answered => answered(call, handle, limits);

/** Answers a `bytes` call with a file. */
export const answerFile = <C extends Call>(
  call: C,
  handle: Handle<C, FileReply>,
  limits: Limits = {},
): Answered => answered(call, handle, limits);

/** Answers a call that carries a file. */
export const answerForm = <C extends FormCall>(
  call: C,
  handle: (payload: PayloadOf<C>, file: FormFile, context: Context) => Promise<AnswerOf<C>>,
  limits: Limits = {},
): AnsweredForm => ({ call, limits, handle: handle as AnsweredForm['handle'] });

/** Answers a call that carries several files. */
export const answerFormOfMany = <C extends FormCall>(
  call: C,
  handle: (payload: PayloadOf<C>, files: AsyncIterable<ComingFile>, context: Context) => Promise<AnswerOf<C>>,
  limits: Limits = {},
): AnsweredFormOfMany => ({ call, limits, handleAll: handle as AnsweredFormOfMany['handleAll'] });

/** Answers a call whose files are told apart by the names of their fields. */
export const answerNamedForm = <C extends FormCall>(
  call: C,
  handle: (
    payload: PayloadOf<C>,
    files: ReadonlyMap<string, FormFile>,
    context: Context,
  ) => Promise<AnswerOf<C>>,
  limits: Limits = {},
): AnsweredNamedForm => ({ call, limits, handleNamed: handle as AnsweredNamedForm['handleNamed'] });
