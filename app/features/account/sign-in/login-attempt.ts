import { LOGIN_MODES, type LoginMode } from '../../../../server/contract/sign-in.js';
import { persistentStorage, type BrowserStorage } from '../browser-storage.js';

const ATTEMPT = 'design-maker.login-attempt';
const LAST_URL = 'design-maker.last-url';

/** Path, query and place of a page of ours, beginning with a slash. */
export type Address = string;

export interface LoginAttempt {
  readonly mode: LoginMode;
  /** Where to come back to. */
  readonly address: Address;
}

/** A sign-in that was begun and has not ended yet, with the address it left from (D-018, B-045). */
export class LoginAttempts {
  readonly #storage: BrowserStorage;
  #ours = false;

  constructor(storage: BrowserStorage = persistentStorage) {
    this.#storage = storage;
  }

  begin({ mode, address }: LoginAttempt): void {
    this.#ours = true;
    this.#storage.write(ATTEMPT, mode);
    this.#storage.write(LAST_URL, address);
  }

  /** The attempt under way; null when there is none. */
  current(): LoginAttempt | null {
    const remembered = this.#storage.read(ATTEMPT);
    const mode = LOGIN_MODES.find((known) => known === remembered);
    if (!mode) return null;
    return { mode, address: ownAddress(this.#storage.read(LAST_URL)) };
  }

  /**
   * The attempt that an earlier page began is given up. The one this page began is not: what arrives here now comes while
   * the browser is on its way to the provider.
   */
  abandon(): void {
    if (!this.#ours) this.end();
  }

  end(): void {
    this.#ours = false;
    this.#storage.write(ATTEMPT, null);
  }
}

/** Only addresses of ours: whatever else stands in the store leads to the front page. */
const ownAddress = (text: string | null): Address => (text && /^\/(?![/\\])/.test(text) ? text : '/');
