import * as z from 'zod/mini';
import { area, form, get, nothing, post } from './contract.js';

/** Longest that is read of a name, an address or a password; what they may be is said by what is refused. */
const typed = () => z.string().check(z.maxLength(400));

const done = z.object({});

const deviceSession = z.object({
  _id: z.string(),
  /** 'Firefox on Windows'; empty when the browser did not say. */
  device: z.string(),
  /** When it was signed in there, ISO 8601. */
  since: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});

export type DeviceSession = z.output<typeof deviceSession>;

/**
 * What members do with their own account [E-044]. Name, e-mail and password are changed here only where our own provider
 * keeps them (`own_account`); with another one these fail with `not_allowed`. What is wrong with a field is `bad_request`
 * with the field as its path.
 */
export const account = area('user', {
  updateName: post('update_name', { input: z.object({ name: typed() }), response: done }),
  /** Mails a link to the new address; the account has it once the link was followed. Needs the password. */
  changeEmail: post('change_email', {
    input: z.object({ email: typed(), password: typed() }),
    response: done,
  }),
  /** Signs out everywhere but here. */
  changePassword: post('change_password', {
    input: z.object({ password: typed(), new_password: typed() }),
    response: done,
  }),
  /** A picture of the member, cut to 256 px. */
  uploadPicture: form('upload_picture', { input: nothing, response: z.object({ picture: z.string() }) }),
  removePicture: post('remove_picture', { input: nothing, response: done }),
  /** Where the account is signed in, this browser first, then the newest. */
  fetchSessions: post('fetch_sessions', { input: nothing, response: z.array(deviceSession) }),
  /** Signs one of them out, or with no id all but this one. */
  endSessions: post('end_sessions', {
    input: z.object({ id: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.object({ ended: z.number() }),
  }),
  /**
   * All that is the account's own as a ZIP, written while it is sent: designs, uploads, brand kit, mockups, pictures made
   * from words, orders, and lists of them as JSON [E-087].
   */
  export: get('export', { input: nothing, response: z.unknown(), form: 'bytes' }),
  /**
   * Deletes the account and all that is its own, at once: designs, pictures, brand kit, folders, mockups. What was bought
   * leaves orders without a name. Needs the password; of an account that another provider keeps, its e-mail.
   */
  deleteAccount: post('delete_account', { input: z.object({ confirm: typed() }), response: done }),
});
