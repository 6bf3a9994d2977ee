/** Letters and digits of an id: 25 carry 129 bits, so that it cannot be guessed. */
export const ID_LENGTH = 25;
