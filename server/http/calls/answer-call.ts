import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, InputOf, ResponseOf } from '../../contract/contract.js';
import type { Services } from '../../services.js';
import { NOBODY } from '../../access/principal.js';
import { principalOf } from '../security/principal-of.js';
import type { CallHandler } from './handler.js';
import { contextFor, readPayload, textOf } from './register-call.js';

export interface Answer<C extends Call> {
  readonly data: ResponseOf<C>;
  /** The body of the answer, just as it would travel. */
  readonly text: string;
}

/** Answers a `json` or `bare` call; rejects as its handler does. */
export type AnswerCall = <C extends Call>(call: C, input: InputOf<C>) => Promise<Answer<C>>;

/** Answers calls for whoever asks for a page, with the rights that they have over the network. */
export function answersFor(
  handlers: readonly CallHandler[],
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): AnswerCall {
  return async (call, input) => {
    const callHandler = handlers.find((each) => each.call === (call as Call));
    if (!callHandler) throw new Error(`nothing answers ${call.path}`);
    const principal = call.credentials === 'omit' ? NOBODY : await principalOf(services, request);
    const context = contextFor(services, request, reply, principal);
    const data = await callHandler.handle(readPayload(call, input), context);
    return { data: data as ResponseOf<typeof call>, text: textOf(call, data) };
  };
}
