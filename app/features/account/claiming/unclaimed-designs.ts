import { lasting, type Memory } from '../browser-storage.js';

const KEY = 'design-maker.unsaved-designs';

/** Ids of the designs that this browser made without an account: claimed after the next sign-in (B-045). */
export class UnsavedDesigns {
  readonly #memory: Memory;

  constructor(memory: Memory = lasting) {
    this.#memory = memory;
  }

  ids(): readonly string[] {
    return listOf(this.#memory.read(KEY));
  }

  add(id: string): void {
    const ids = this.ids();
    if (!ids.includes(id)) this.#keep([...ids, id]);
  }

  remove(id: string): void {
    this.#keep(this.ids().filter((other) => other !== id));
  }

  #keep(ids: readonly string[]): void {
    this.#memory.write(KEY, ids.length > 0 ? JSON.stringify(ids) : null);
  }
}

/** What stands in the store may have been written by anything. */
function listOf(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
