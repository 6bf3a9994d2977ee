/** 'Menu (2).png' for the second of a name. Systems that ignore case and composition must not find one file twice. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  /** The name, or the next that is free. */
  take(name: string): string {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let number = 2; this.#taken.has(keyOf(free)); number += 1) free = `${stem} (${number})${extension}`;
    this.#taken.add(keyOf(free));
    return free;
  }
}

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();
