import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { UserDetails } from '../../../../server/contract/user.js';

/** Who is there: not known yet (-1 in the spec), nobody (null), or an account with its details. */
export type UserState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly user: UserDetails };

/** Time from one check to the next, ms (C-026). */
export const CHECK_MS = 2500;

/** The longest a check may take, ms: a server that never answers must not keep anybody at the loader. */
export const LIMIT_MS = 10_000;

/** The two questions; each rejects when it got no answer. */
export interface SessionCalls {
  /** Another value whenever the session or its user changes; null when nobody is signed in. */
  readonly tag: (signal: AbortSignal) => Promise<string | null>;
  /** Null when nobody is signed in. */
  readonly details: (signal: AbortSignal) => Promise<UserDetails | null>;
}

const UNKNOWN: UserState = { kind: 'unknown' };
const VISITOR: UserState = { kind: 'visitor' };

/** Asks who is signed in, at once and then every 2500 ms, except while the page is hidden. */
export class SessionWatch {
  readonly #calls: SessionCalls;
  readonly #state = signal<UserState>(UNKNOWN);
  readonly #failed = signal(false);
  #tag: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #watched = true;

  readonly state: ReadonlySignal<UserState> = this.#state;
  /** True when the user is unknown and the last try to ask failed. */
  readonly failed: ReadonlySignal<boolean> = this.#failed;

  constructor(calls: SessionCalls) {
    this.#calls = calls;
  }

  /** Says whether the page is visible; when it is shown again, the session is checked at once. */
  watched(watched: boolean): void {
    this.#watched = watched;
    clearTimeout(this.#timer);
    if (watched) void this.check();
  }

  /** Checks now, or joins the check that is under way. Never rejects: a check that fails changes nothing. */
  check(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#ask().finally(() => {
      this.#running = null;
      if (this.#watched) this.#timer = setTimeout(() => void this.check(), CHECK_MS);
    });
    return this.#running;
  }

  /** The session was ended here: nothing needs asking. */
  ended(): void {
    this.#tag = null;
    this.#set(VISITOR);
  }

  async #ask(): Promise<void> {
    const limit = AbortSignal.timeout(LIMIT_MS);
    try {
      const tag = await this.#calls.tag(limit);
      // the tag is read before the details: a change between the two is seen by the next check
      if (this.#state.peek() !== UNKNOWN && tag === this.#tag) return;
      const user = tag === null ? null : await this.#calls.details(limit);
      this.#tag = user && tag;
      this.#set(user ? { kind: 'member', user } : VISITOR);
    } catch {
      this.#failed.value = this.#state.peek() === UNKNOWN;
    }
  }

  #set(state: UserState): void {
    this.#failed.value = false;
    this.#state.value = state;
  }
}
