import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { serializeDesign } from '../document/serialize.js';
import { SaveConflict, type SaveTarget } from '../ports/host.js';
import type { Editor } from './editor.js';

/** What the label beside the name says; it never claims more than is so. */
export type SaveStatus = 'saved' | 'pending' | 'saving' | 'failed' | 'conflict';

/** Quiet time after a change before it is sent, and the longest a change waits: every change is sent within 3 s. */
const QUIET_MS = 800;
const LONGEST_MS = 2500;
const RETRY_MS = [1000, 2000, 4000, 8000, 15000];

/** Sends the design to its SaveTarget after changes: one save at a time, coalesced, tried again until it is kept. */
export class Autosave {
  readonly #editor: Editor;
  readonly #target: SaveTarget;
  readonly #status = signal<SaveStatus>('saved');
  readonly #stop: () => void;
  #rev: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChange: number | null = null;
  #running: Promise<void> | null = null;
  #attempt = 0;

  readonly status: ReadonlySignal<SaveStatus> = this.#status;
  /** True while leaving the page would lose something. */
  readonly dirty: ReadonlySignal<boolean> = computed(() => this.#status.value !== 'saved');

  constructor(editor: Editor, target: SaveTarget, rev: number) {
    this.#editor = editor;
    this.#target = target;
    this.#rev = rev;
    this.#stop = editor.store.listen(() => this.#changed());
  }

  /** Revision the server holds, as far as this tab knows. */
  get rev(): number {
    return this.#rev;
  }

  /** Sends what is unsaved now; resolves when it is kept, rejects when it could not be. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    if (!this.dirty.peek()) return;
    await this.#save();
    if (this.dirty.peek()) throw new Error('the design could not be saved');
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #changed(): void {
    if (this.#status.peek() === 'conflict') return;
    const now = Date.now();
    this.#firstChange ??= now;
    this.#status.value = 'pending';
    this.#schedule(Math.min(QUIET_MS, Math.max(0, this.#firstChange + LONGEST_MS - now)));
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), delay);
  }

  #save(): Promise<void> {
    this.#running ??= this.#send().finally(() => (this.#running = null));
    return this.#running;
  }

  async #send(): Promise<void> {
    this.#firstChange = null;
    this.#status.value = 'saving';
    try {
      const { rev } = await this.#target.save(serializeDesign(this.#editor.toFile()), this.#rev);
      this.#rev = rev;
      this.#attempt = 0;
      // a change made while this was under way waits for its own save
      if (this.#status.peek() === 'saving') this.#status.value = 'saved';
      else this.#schedule(QUIET_MS);
    } catch (error) {
      if (error instanceof SaveConflict) this.#status.value = 'conflict';
      else this.#retry();
    }
  }

  #retry(): void {
    this.#status.value = 'failed';
    this.#schedule(RETRY_MS[Math.min(this.#attempt++, RETRY_MS.length - 1)]!);
  }
}
