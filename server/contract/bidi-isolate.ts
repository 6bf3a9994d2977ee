const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name within a sentence, in the direction it is read in: neither turns the other around (Unicode FSI and PDI). */
export const bidiIsolate = (name: string): string =>
  FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
