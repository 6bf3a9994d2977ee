import { parseDesignFile } from '../../../elements/document/design-file.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import {
  SaveConflict,
  type SaveFailed,
  type SaveOptions,
  type SaveTarget,
} from '../../../elements/ports/host.js';

/** One design on a server that behaves like ours, and fails as it is told. */
export class FakeServer {
  rev = 5;
  /** Texts that were replaced by a save which asked for a checkpoint. */
  readonly checkpoints: string[] = [];
  saves = 0;
  /** How often the revision alone was asked for. */
  looks = 0;
  /** Awaited before that is answered. */
  looked: () => Promise<void> = async () => undefined;
  /** What the next calls meet; null when all is well. */
  fault: SaveFailed | null = null;
  /** Awaited before a save is written. */
  before: () => Promise<void> = async () => undefined;
  /** Awaited after it is written: a rejection is an answer that got lost. */
  after: () => Promise<void> = async () => undefined;
  /** Awaited before the newest state is given. */
  asked: () => Promise<void> = async () => undefined;
  readonly #listeners = new Set<{ readonly hear: (rev: number) => void; readonly by: object }>();

  constructor(public text: string) {}

  /** What a tab is given. */
  target(): SaveTarget {
    const by = {};
    return {
      save: (file, options) => this.#save(file, options, by),
      newest: async () => {
        await this.asked();
        if (this.fault) throw this.fault;
        return { rev: this.rev, file: this.text };
      },
      newestRev: async () => {
        this.looks++;
        if (this.fault) throw this.fault;
        await this.looked();
        return this.rev;
      },
      rename: async () => undefined,
      savedElsewhere: (hear) => {
        const listener = { hear, by };
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
  }

  /** Somebody else, somewhere else, saves. */
  overwrite(text: string): void {
    this.text = text;
    this.rev++;
  }

  async #save(file: string, { base, checkpoint }: SaveOptions, by: object): Promise<{ rev: number }> {
    this.saves++;
    await this.before();
    if (this.fault) throw this.fault;
    const text = serializeDesign(parseDesignFile(file));
    if (base === this.rev) {
      if (checkpoint) this.checkpoints.push(this.text);
      this.overwrite(text);
    } else if (base !== this.rev - 1 || text !== this.text) throw new SaveConflict(this.rev);
    const { rev } = this;
    await this.after();
    for (const { hear, by: whose } of this.#listeners) if (whose !== by) hear(rev);
    return { rev };
  }
}
