/**
 * The words of a dictionary as ICU compiles them (`*.dict`, a BytesTrie): read where they lie, nothing is unpacked. Source:
 * ICU, icu4c/source/common/unicode/bytestrie.h and dictionarydata.h.
 */
export class WordTrie {
  readonly #bytes: Uint8Array;
  readonly #root: number;
  /** The letter that is written as a zero. */
  readonly base: number;

  /** Throws for bytes that are no such dictionary. */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const header = bytes.length > 64 ? view.getUint16(0, true) : 0;
    const isDictionary =
      bytes[2] === 0xda && bytes[3] === 0x27 && String.fromCharCode(...bytes.subarray(12, 16)) === 'Dict';
    if (!isDictionary || header + 32 > bytes.length)
      throw new Error('these bytes are no dictionary of words');
    const [trie, , , , kind, transform] = Array.from({ length: 6 }, (_, i) =>
      view.getInt32(header + i * 4, true),
    );
    // 0: letters are one byte each; 1: by their distance from the base
    if (kind !== 0 || transform! >> 24 !== 1) throw new Error('the dictionary is written in another way');
    this.#bytes = bytes;
    this.#root = header + trie!;
    this.base = transform! & 0x1fffff;
  }

  /** Lengths of the words that begin at `from`, in UTF-16 units, rising. */
  wordsAt(text: string, from: number): number[] {
    const lengths: number[] = [];
    const walk = new Walk(this.#bytes, this.#root);
    for (let at = from; at < text.length; at++) {
      const state = walk.step(this.#byteOf(text.charCodeAt(at)));
      if (state === 'ends') break;
      if (state === 'word' || state === 'last word') lengths.push(at + 1 - from);
      if (state === 'last word') break;
    }
    return lengths;
  }

  #byteOf(code: number): number {
    if (code === 0x200d) return 0xff;
    if (code === 0x200c) return 0xfe;
    const byte = code - this.base;
    return byte >= 0 && byte <= 0xfd ? byte : -1;
  }
}

type State = 'ends' | 'goes on' | 'word' | 'last word';

/** Lead bytes: below are branches, then stretches without one, then values; of a value's, odd ones are final. */
const LINEAR = 0x10;
const VALUE = 0x20;
/** Branches with more ways than this are halved. */
const MOST_LISTED = 5;

class Walk {
  readonly #bytes: Uint8Array;
  #at: number;
  /** Bytes still to match of a stretch. */
  #left = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  step(byte: number): State {
    if (this.#left > 0) return this.#match(byte);
    for (;;) {
      const node = this.#bytes[this.#at++]!;
      if (node < LINEAR) return this.#branch(node, byte);
      if (node < VALUE) {
        this.#left = node - LINEAR + 1;
        return this.#match(byte);
      }
      if (node & 1) return 'ends';
      this.#skipValue(node);
    }
  }

  #match(byte: number): State {
    if (this.#bytes[this.#at++] !== byte) return 'ends';
    this.#left--;
    return this.#left > 0 ? 'goes on' : this.#state();
  }

  /** What stands here, after a letter. */
  #state(): State {
    const node = this.#bytes[this.#at]!;
    if (node < VALUE) return 'goes on';
    return node & 1 ? 'last word' : 'word';
  }

  #branch(node: number, byte: number): State {
    let ways = (node === 0 ? this.#bytes[this.#at++]! : node) + 1;
    while (ways > MOST_LISTED) {
      if (byte < this.#bytes[this.#at++]!) {
        ways >>= 1;
        const distance = this.#readDistance();
        this.#at += distance;
      } else {
        ways -= ways >> 1;
        this.#readDistance();
      }
    }
    for (; ways > 1; ways--) {
      const key = this.#bytes[this.#at++];
      const lead = this.#bytes[this.#at]!;
      if (key === byte) {
        if (lead & 1) return 'last word';
        this.#at++;
        const distance = this.#readValue(lead >> 1);
        this.#at += distance;
        return this.#state();
      }
      this.#at++;
      this.#skipValue(lead);
    }
    return this.#bytes[this.#at++] === byte ? this.#state() : 'ends';
  }

  #skipValue(lead: number): void {
    this.#readValue(lead >> 1);
  }

  #readValue(lead: number): number {
    if (lead < 0x51) return lead - 0x10;
    if (lead < 0x6c) return ((lead - 0x51) << 8) | this.#take(1);
    if (lead < 0x7e) return ((lead - 0x6c) << 16) | this.#take(2);
    return this.#take(lead === 0x7e ? 3 : 4);
  }

  #readDistance(): number {
    const lead = this.#bytes[this.#at++]!;
    if (lead < 0xc0) return lead;
    if (lead < 0xf0) return ((lead - 0xc0) << 8) | this.#take(1);
    if (lead < 0xfe) return ((lead - 0xf0) << 16) | this.#take(2);
    return this.#take(lead === 0xfe ? 3 : 4);
  }

  /** The next bytes as one number, the highest first. */
  #take(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 256 + this.#bytes[this.#at++]!;
    return value;
  }
}
