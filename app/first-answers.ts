import * as z from 'zod/mini';
import {
  addressOf,
  API_BASE,
  type Call,
  type InputOf,
  type ResponseOf,
} from '../server/contract/contract.js';
import { unwrapResponse } from '../server/contract/envelope.js';
import { answerKey, FIRST_ANSWERS_ID } from '../server/contract/first-answers.js';
import { settings } from './configuration.js';

/** Where the calls live, at an address of their own where one is configured (D-019). */
export const API_ADDRESS = `${settings.apiUrl ?? ''}${API_BASE}`;

/** How long an answer that came with the page is as good as a new one, ms after the page began. */
const FRESH_MS = 10_000;

type Answers = Record<string, unknown>;

/** The answers that came within a page. Each is given once, soon after the page came from the server. */
export class FirstAnswers {
  #answers: Answers | undefined;

  /** What the server answers to a call; undefined where it must be asked. */
  take(method: string, address: string, body: string): unknown {
    this.#answers ??= readAnswers();
    const key = answerKey(method, address, body);
    const answer = this.#answers[key];
    delete this.#answers[key];
    return performance.now() < FRESH_MS ? answer : undefined;
  }

  /** A fetch that has them. All else is asked for. */
  before(ask: typeof fetch): typeof fetch {
    return (address, init) => {
      const { method = 'GET', body } = init ?? {};
      const answer = this.take(method, String(address), typeof body === 'string' ? body : '');
      return answer === undefined ? ask(address, init) : Promise.resolve(Response.json(answer));
    };
  }
}

function readAnswers(): Answers {
  if (typeof document === 'undefined') return {};
  const text = document.getElementById(FIRST_ANSWERS_ID)?.textContent;
  if (!text || !cameJustNow()) return {};
  try {
    return JSON.parse(text) as Answers;
  } catch {
    return {};
  }
}

/** A page that the browser kept, as of a tab that is opened again, holds what was so then. */
function cameJustNow(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'back_forward' && visit.transferSize > 0;
}

/** Those of this page. */
export const firstAnswers = new FirstAnswers();

/** The data of a call that the page brought, for what need not show a loader first; undefined where it must be asked for. */
export function answered<C extends Call>(call: C, input: InputOf<C>): ResponseOf<C> | undefined {
  const answer = firstAnswers.take(call.method, addressOf(call, {}, API_ADDRESS), JSON.stringify(input));
  if (answer === undefined) return undefined;
  return z.safeParse(call.response, unwrapResponse(answer)).data as ResponseOf<C> | undefined;
}
