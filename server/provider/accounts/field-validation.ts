import { isCommonPassword } from './common-passwords.js';
import { isEmail, normalizedEmail } from '../../contract/email.js';

/** What forms of the provider ask for, and what is wrong with what was typed. */
export type FieldName = 'name' | 'email' | 'password';
/** The first fault of each field, in words for the reader. */
export type FieldErrors = Partial<Record<FieldName, string>>;

export const PASSWORD_SHORTEST = 10;
export const PASSWORD_LONGEST = 200;
const NAME_LONGEST = 100;

/** Breaks a line, or turns the reading order around: a name stands in mails and beside other people's words. */
const NO_NAME = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export function nameFault(name: string): string | undefined {
  if (name.trim() === '') return 'Enter your name';
  if (name.trim().length > NAME_LONGEST) return `Use at most ${NAME_LONGEST} characters`;
  return NO_NAME.test(name.trim()) ? 'Use letters only' : undefined;
}

export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your e-mail';
  return isEmail(normalizedEmail(email)) ? undefined : 'Enter an e-mail like name@example.com';
}

/** What is wrong with a password somebody wants to have. */
export function newPasswordFault(password: string, email: string): string | undefined {
  if (password === '') return 'Enter a password';
  const { length } = password;
  if (length < PASSWORD_SHORTEST) return `Use at least ${PASSWORD_SHORTEST} characters`;
  if (length > PASSWORD_LONGEST) return `Use at most ${PASSWORD_LONGEST} characters`;
  if (isCommonPassword(password)) return 'This password is guessed easily. Use another one';
  return isLike(password, email) ? 'Use a password that is not your e-mail' : undefined;
}

function isLike(password: string, email: string): boolean {
  const [given, whole] = [password.trim().toLowerCase(), normalizedEmail(email)];
  return given === whole || given === whole.split('@')[0];
}
