const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A random id of lower-case letters and digits; 16 of them carry 82 bits, enough for records of one design. */
export function newId(length = 16): string {
  const bytes = new Uint8Array(length);
  let id = '';
  while (id.length < length) {
    crypto.getRandomValues(bytes);
    // 252 is the largest multiple of 36 below 256: dropping the rest keeps every letter equally likely
    for (const byte of bytes) if (byte < 252 && id.length < length) id += ALPHABET[byte % 36];
  }
  return id;
}
