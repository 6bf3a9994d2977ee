/** A command of path data as it was written: its letter, and the numbers of all its repetitions. */
export interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

const COMMAND = /([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)/g;
/** How many numbers a command takes each time. */
export const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** The commands of path data; throws for data that is not a path. */
export function readCommands(d: string): Command[] {
  return [...d.matchAll(COMMAND)].map(([, letter, rest]) => {
    const kind = letter!.toUpperCase();
    const numbers = readNumbers(rest!, kind === 'A');
    const step = ARGUMENTS[kind]!;
    if (step ? numbers.length === 0 || numbers.length % step : numbers.length)
      throw new Error(`bad path: ${letter}${rest}`);
    return { letter: letter!, numbers };
  });
}

/** Numbers of a command; the two flags of an arc may be written without a gap ('a5 5 0 01-3 4'). */
function readNumbers(text: string, arc: boolean): number[] {
  const found: number[] = [];
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
  const flag = /[01]/y;
  let at = 0;
  for (;;) {
    while (at < text.length && /[\s,]/.test(text[at]!)) at++;
    if (at >= text.length) return found;
    const pattern = arc && (found.length % 7 === 3 || found.length % 7 === 4) ? flag : number;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) throw new Error(`not a number in a path: ${text.slice(at, at + 12)}`);
    found.push(Number(match[0]));
    at = pattern.lastIndex;
  }
}
