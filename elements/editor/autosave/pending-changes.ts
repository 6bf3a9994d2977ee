import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { DocumentRecord } from '../../document/records.js';
import type { Diff } from '../../store/diff.js';
import type { Transaction } from '../../store/store.js';
import { isBeingCropped, committedRecord } from '../cropping/committed-state.js';
import type { Editor } from '../editor.js';

/** Records that changed, and the steps that changed them. */
class Marks {
  readonly ids = new Set<string>();
  /** Turns of the history: a drag is one however often it writes. */
  readonly turns = new Set<number>();
}

/** What the server does not have yet. Marks ids only, so that a frame of a drag costs next to nothing. */
export class PendingChanges {
  readonly #editor: Editor;
  readonly #steps = signal(0);
  readonly #any = signal(false);
  #all = new Marks();
  /** Since the save under way was begun. */
  #fresh: Marks | null = null;
  /** Steps of an editor that is gone, brought back from the journal. */
  #brought = 0;
  #turn: number;

  /** Steps of the user that are not on the server; 0 when only the editor itself settled something. */
  readonly steps: ReadonlySignal<number> = this.#steps;
  /**
   * Whether there is something to send. What the editor settled by itself (a text's height in a face that has come) goes
   * along with the user's next change: who only opens a design must not make it newer for everybody else.
   */
  readonly any: ReadonlySignal<boolean> = this.#any;

  constructor(editor: Editor) {
    this.#editor = editor;
    this.#turn = editor.history.turn;
  }

  /** Marks what a run changed and gives the ids. */
  take({ diff, history }: Transaction<DocumentRecord>): readonly string[] {
    const { turn } = this.#editor.history;
    const byUser = history !== 'ignore' || turn !== this.#turn;
    this.#turn = turn;
    // a crop is marked as a whole, once it is done
    const ids = idsOf(diff).filter((id) => !isBeingCropped(this.#editor, id));
    if (ids.length > 0) this.#mark(ids, byUser);
    return ids;
  }

  /** Marks a record whose changes by the user were held back until now. */
  release(id: string): void {
    this.#turn = this.#editor.history.turn;
    this.#mark([id], true);
  }

  /** A save of everything is under way. */
  seal(): void {
    this.#fresh = new Marks();
  }

  /** The save was not kept. */
  unseal(): void {
    this.#fresh = null;
  }

  /** The save was kept: what remains came after it was begun. */
  acknowledge(): void {
    this.#all = this.#fresh ?? new Marks();
    this.#fresh = null;
    this.#brought = 0;
    this.#tell();
  }

  /** Marks exactly these records, as `steps` steps that are no turns of this editor's history. */
  reset(ids: Iterable<string>, steps: number): void {
    this.#all = new Marks();
    this.#fresh = null;
    for (const id of ids) this.#all.ids.add(id);
    this.#brought = steps;
    this.#turn = this.#editor.history.turn;
    this.#tell();
  }

  /** The records as they are to be kept; null for one that is gone. */
  changes(ids: Iterable<string> = this.#all.ids): Map<string, DocumentRecord | null> {
    return new Map([...ids].map((id) => [id, committedRecord(this.#editor, id) ?? null]));
  }

  #mark(ids: readonly string[], byUser: boolean): void {
    for (const marks of [this.#all, this.#fresh]) {
      if (!marks) continue;
      for (const id of ids) marks.ids.add(id);
      if (byUser) marks.turns.add(this.#turn);
    }
    this.#tell();
  }

  #tell(): void {
    this.#steps.value = this.#all.turns.size + this.#brought;
    this.#any.value = this.#all.ids.size > 0 && this.#steps.value > 0;
  }
}

const idsOf = ({ added, updated, removed }: Diff<DocumentRecord>): string[] => [
  ...added.keys(),
  ...updated.keys(),
  ...removed.keys(),
];
