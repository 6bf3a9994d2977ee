import type { Executor } from '../db/database.js';

/**
 * What members may do with their account at the provider that comes with us. `id` is the subject of their user; every call
 * throws ApiError 'not_found' for an account that is gone.
 */
export interface OwnAccounts {
  /**
   * Mails the link that confirms the address; false when it is confirmed already. Throws 'too_many' past three mails a
   * quarter of an hour.
   */
  sendConfirmation(id: string, way: MailedWay): Promise<boolean>;
  /** Throws 'bad_request' for a name that is none. */
  rename(id: string, name: string): Promise<void>;
  /**
   * Mails a link to an address that is to become the account's. Throws 'bad_request' for a wrong password and for an
   * address that is none or has an account, and 'too_many'.
   */
  changeEmail(
    id: string,
    change: { readonly email: string; readonly password: string },
    way: MailedWay,
  ): Promise<void>;
  /**
   * Sets another password; who was logged in at the provider is so no longer. Throws 'bad_request' for a wrong one and for
   * one that is guessed easily, and 'too_many'.
   */
  changePassword(id: string, change: { readonly password: string; readonly next: string }): Promise<void>;
  /** Throws 'bad_request' for a wrong password, and 'too_many' past ten a quarter of an hour. */
  requirePassword(id: string, password: string): Promise<void>;
  /** Deletes the account within a transaction, with its links and sessions at the provider. */
  remove(id: string, tx: Executor): Promise<void>;
}

/** Where a mailed link leads. */
export interface MailedWay {
  /** Where the provider's pages are, as browsers reach them. */
  readonly origin: string;
  /** Path and query of the website to go on to afterwards. */
  readonly returnTo?: string;
}
