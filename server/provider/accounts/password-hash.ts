import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { Semaphore } from '../../files/semaphore.js';

/** About 0.2 s of one core and 32 MB each. */
const PARAMETERS = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MEMORY_LIMIT = 128 * 2 ** 20;
/** Hashed at the same time; the others wait, so that a crowd logging in leaves the server cores and memory. */
const AT_ONCE = 2;
/** Some seconds of work: whoever comes later is told at once, and asks less of us than by waiting. */
const MOST_WAITING = 40;

/** More passwords than can be judged soon. */
class TooManyPasswords extends Error {
  readonly statusCode = 429;
}

const semaphore = new Semaphore(
  AT_ONCE,
  MOST_WAITING,
  () => new TooManyPasswords('too many passwords at once'),
);

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  semaphore.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(
          password.normalize('NFKC'),
          salt,
          KEY_BYTES,
          { ...options, maxmem: MEMORY_LIMIT },
          (error, key) => (error ? reject(error) : resolve(key)),
        );
      }),
  );

/**
 * The text that is kept: parameters, salt and key, so that they can be raised later. Never call it in a transaction.
 * Rejects with a statusCode of 429 when too many wait; so does `passwordMatches`.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, PARAMETERS);
  const { N, r, p } = PARAMETERS;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password is the one behind a kept text. Without one (an unknown e-mail) it works as long and says no, so
 * that the time does not tell who has an account. Never call it in a transaction.
 */
export async function passwordMatches(password: string, kept: string | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = (kept ?? NOBODYS).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const wanted = Buffer.from(key!, 'base64url');
  const given = await derive(password, Buffer.from(salt!, 'base64url'), options);
  return timingSafeEqual(wanted, given) && kept !== undefined;
}

const { N, r, p } = PARAMETERS;
const NOBODYS = ['scrypt', N, r, p, 'A'.repeat(22), 'A'.repeat(43)].join('$');
