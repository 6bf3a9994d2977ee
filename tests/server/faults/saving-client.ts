import { createHash, randomBytes } from 'node:crypto';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { ApiError } from '../../../server/contract/envelope.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { visitorOf, type Visitor } from '../support/server.js';

/** Bytes that a save carries at most besides the design itself: some fit a database page, most do not. */
const LARGEST = 60_000;
/** Every so many saves the state before is kept as a revision. */
const CHECKPOINT_EVERY = 5;

/** What a save wrote; `chain` hangs on that of the save before. */
interface State {
  readonly rev: number;
  readonly chain: string;
}

const hangOn = (before: string, rev: number): string =>
  createHash('sha256').update(`${before} ${rev}`).digest('hex');

const START: State = { rev: 0, chain: '' };

/** Somebody who saves a design over and over, and remembers what the server acknowledged. */
export class SavingClient {
  #visitor: Visitor;
  #id = '';
  /** The newest state that was acknowledged or found. */
  #held = START;
  /** Sent, and not answered. */
  #sent: State | null = null;
  readonly #chains = new Map<number, string>();
  /** Saves that were acknowledged. */
  acknowledged = 0;
  /** How the server's state contradicts what it acknowledged. */
  readonly lost: string[] = [];

  constructor(address: string) {
    this.#visitor = visitorOf(address);
  }

  async begin(): Promise<void> {
    this.#id = (await this.#visitor.api(savedDesign.createBlankDesign, {}))._id;
  }

  /** Saves until the server is gone. */
  async saveUntilGone(): Promise<void> {
    try {
      for (;;) await this.#save();
    } catch (error) {
      // anything but silence is an answer that a healthy server never gives here
      if (!(error instanceof ApiError) || error.code !== 'offline')
        this.lost.push(`answered: ${String(error)}`);
    }
  }

  async #save(): Promise<void> {
    const rev = this.#held.rev + 1;
    const next = { rev, chain: hangOn(this.#held.chain, rev) };
    this.#sent = next;
    const filler = randomBytes(Math.floor((Math.random() * LARGEST) / 2)).toString('hex');
    const design_file = { ...blankDesign(), chain: next.chain, filler };
    const checkpoint = rev % CHECKPOINT_EVERY === 0;
    const answer = { id: this.#id, design_file, rev: this.#held.rev, checkpoint };
    await this.#visitor.api(savedDesign.saveBackend, answer);
    this.#hold(next);
    this.acknowledged += 1;
  }

  #hold(state: State): void {
    this.#held = state;
    this.#sent = null;
    this.#chains.set(state.rev, state.chain);
  }

  /** Compares what the server holds with what it acknowledged; goes on from there. */
  async check(address: string): Promise<void> {
    this.#visitor = this.#visitor.at(address);
    const found = await this.#visitor.api(savedDesign.getOne, { id: this.#id });
    const chain = chainOf(found.design_file);
    const state = { rev: found.rev, chain };
    const allowed = [this.#held, ...(this.#sent ? [this.#sent] : [])];
    if (!allowed.some(({ rev, chain: expected }) => rev === state.rev && expected === chain))
      this.lost.push(`${this.#id}: acknowledged ${this.#held.rev}, found ${found.rev}`);
    this.#hold(state);
  }

  /** Compares the kept revisions with what was acknowledged under their numbers. */
  async checkRevisions(): Promise<number> {
    const { api } = this.#visitor;
    const kept = await api(savedDesign.getRevisions, { id: this.#id });
    for (const { rev } of kept) {
      const { design_file } = await api(savedDesign.getRevision, { id: this.#id, rev });
      const expected = rev === 0 ? '' : this.#chains.get(rev);
      if (chainOf(design_file) !== expected) this.lost.push(`${this.#id}: revision ${rev} is another`);
    }
    return kept.length;
  }
}

const chainOf = (file: unknown): string => (file as { chain?: string }).chain ?? '';
