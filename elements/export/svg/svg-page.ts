import { fingerprint } from '../../math/fingerprint.js';

/** The text of a page being written: its elements in order, and the definitions they refer to, each once. */
export class SvgPage {
  readonly #lines: string[] = [];
  readonly #defs = new Map<string, string>();
  readonly #prefix: string;
  #count = 0;

  /** Ids begin with the prefix, so that several pages can stand in one document. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  add(line: string): void {
    this.#lines.push(line);
  }

  newId(): string {
    return `${this.#prefix}${++this.#count}`;
  }

  /** The id of a definition, given its element without one: 'clipPath' and ' x="1"><path/></clipPath>'. */
  define(tag: string, rest: string): string {
    const key = `${tag}${rest.length > LONG ? fingerprint(rest) : rest}`;
    const known = this.#defs.get(key);
    if (known) return known.slice(0, known.indexOf('\n'));
    const id = this.newId();
    this.#defs.set(key, `${id}\n<${tag} id="${id}"${rest}`);
    return id;
  }

  /** What `work` adds, as text of its own. */
  *apart(work: Generator<void, void>): Generator<void, string> {
    const from = this.#lines.length;
    yield* work;
    return this.#lines.splice(from).join('\n');
  }

  get text(): string {
    const defs = [...this.#defs.values()].map((text) => text.slice(text.indexOf('\n') + 1));
    return [...(defs.length > 0 ? ['<defs>', ...defs, '</defs>'] : []), ...this.#lines].join('\n');
  }
}

/** Longer definitions (pictures) are told apart by a short name of theirs. */
const LONG = 2000;
