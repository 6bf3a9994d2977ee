import type { FastifyBaseLogger } from 'fastify';
import type { AnswerOf, Call, PayloadOf } from '../contract/contract.js';
import type { Asker } from '../access/access.js';
import type { Services } from '../services.js';

/** What a handler knows besides its payload. */
export interface Context extends Services {
  readonly asker: Asker;
  /** The asker as an owner: gives a browser that has none its secret cookie. Call it only where something is made. */
  readonly owner: () => Promise<string>;
  readonly log: FastifyBaseLogger;
}

export interface FileReply {
  readonly bytes: Buffer;
  readonly mime: string;
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
