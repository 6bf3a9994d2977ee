import { arcRadii } from './arc-radii.js';
import { ARGUMENTS, readCommands } from './path-commands.js';

/** Digits after the point: a five-hundredth of a pixel where an icon is drawn 10 times the size of its view box. */
const STEP = 100;

/**
 * Path data in as few letters as hundredths allow: every command relative, measured from where rounding left the pen, so
 * that the end of a long path does not drift from where it was drawn.
 */
export function compactPath(d: string): string {
  const pen = new RoundingPen();
  return readCommands(d)
    .map(({ letter, numbers }) => {
      const step = ARGUMENTS[letter.toUpperCase()]!;
      if (step === 0) return pen.close();
      const rounded: number[] = [];
      for (let i = 0; i < numbers.length; i += step)
        rounded.push(...pen.round(letter, numbers.slice(i, i + step), i > 0));
      return letter.toLowerCase() + written(rounded);
    })
    .join('');
}

const round = (value: number): number => Math.round(value * STEP) / STEP + 0;

type Place = Record<'x' | 'y', number>;

/** Where a command's numbers lie: on an axis, or nowhere (the radii, turn and flags of an arc). */
function axisOf(kind: string, i: number): 'x' | 'y' | undefined {
  if (kind === 'H') return 'x';
  if (kind === 'V') return 'y';
  if (kind === 'A') return i === 5 ? 'x' : i === 6 ? 'y' : undefined;
  return i % 2 ? 'y' : 'x';
}

class RoundingPen {
  /** Where the pen should be, and where the rounded numbers have led it. */
  #meant: Place = { x: 0, y: 0 };
  #led: Place = { x: 0, y: 0 };
  #start = { meant: this.#meant, led: this.#led };

  close(): string {
    this.#meant = { ...this.#start.meant };
    this.#led = { ...this.#start.led };
    return 'z';
  }

  /** One repetition of a command; further pairs of a move are lines. */
  round(letter: string, numbers: readonly number[], again: boolean): number[] {
    const kind = letter.toUpperCase();
    const from = kind === letter ? { x: 0, y: 0 } : this.#meant;
    const led = this.#led;
    const [meant, arrived] = [{ ...this.#meant }, { ...led }];
    const rounded = numbers.map((value, i) => {
      const axis = axisOf(kind, i);
      if (!axis) return round(value);
      const place = value + from[axis];
      const step = round(place - led[axis]);
      meant[axis] = place;
      arrived[axis] = round(led[axis] + step);
      return step;
    });
    if (kind === 'A' && numbers[0]! > 0 && numbers[1]! > 0) {
      const meantChord = { x: meant.x - this.#meant.x, y: meant.y - this.#meant.y };
      const [rx, ry, turn] = numbers as [number, number, number];
      rounded.splice(0, 2, ...arcRadii([rx, ry, turn], meantChord, { x: rounded[5]!, y: rounded[6]! }));
    }
    this.#meant = meant;
    this.#led = arrived;
    if (kind === 'M' && !again) this.#start = { meant: { ...meant }, led: { ...arrived } };
    return rounded;
  }
}

/** Numbers with nothing between them that can be left out: '.5-3.25.5'. */
function written(numbers: readonly number[]): string {
  let text = '';
  let pointed = false;
  for (const value of numbers) {
    const word = String(value).replace(/^(-?)0\./, '$1.');
    const joins = text === '' || word.startsWith('-') || (pointed && word.startsWith('.'));
    text += joins ? word : ` ${word}`;
    pointed = word.includes('.');
  }
  return text;
}
