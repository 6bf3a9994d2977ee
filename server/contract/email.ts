/** How an address is kept and compared: without spaces around it, in small letters. */
export const normalizedEmail = (text: string): string => text.trim().toLowerCase();

/** The longest address mail can be sent to. */
const LONGEST = 254;

/** Something@somewhere.tld, without what would end an address in a mail header. Whether it exists, a mail will tell. */
const SHAPE = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/u;

/** Whether mail can be sent to a normalized address. */
export const isEmail = (email: string): boolean =>
  email.length <= LONGEST && SHAPE.test(email) && !/[\u0000-\u001f\u007f]/.test(email);
