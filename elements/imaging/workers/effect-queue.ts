import { effectSlices } from '../apply-effect.js';
import type { EffectTask } from './effect-task.js';
import type { Pixels } from '../pixel-row.js';

/** What a queue works with; a worker and a page bring their own. */
export interface QueueTools<Result> {
  /** Pixels of the task's picture at the task's size, free to be changed. */
  pixels(task: EffectTask): Promise<Pixels>;
  /** Makes the result of the changed pixels. */
  finish(pixels: Pixels): Promise<Result>;
  /** Lets others have their turn. */
  pause(): Promise<void>;
  /** Milliseconds worked between two pauses. */
  readonly slice: number;
}

interface Waiting<Result> {
  readonly task: EffectTask;
  readonly settle: (result: Promise<Result | undefined>) => void;
}

/** Computes effects one after the other, a slice at a time; urgent ones go before, even in the middle of another. */
export class EffectQueue<Result> {
  readonly #tools: QueueTools<Result>;
  #waiting: Waiting<Result>[] = [];
  readonly #dropped = new Set<number>();
  #busy = false;

  constructor(tools: QueueTools<Result>) {
    this.#tools = tools;
  }

  /** The result; undefined when the task was dropped before it was ready. */
  add(task: EffectTask): Promise<Result | undefined> {
    return new Promise((settle) => {
      this.#waiting.push({ task, settle });
      if (!this.#busy) void this.#work();
    });
  }

  /** Forgets a task that is waiting or under way. */
  drop(id: number): void {
    const at = this.#waiting.findIndex(({ task }) => task.id === id);
    if (at >= 0) this.#waiting.splice(at, 1)[0]!.settle(Promise.resolve(undefined));
    else if (this.#busy) this.#dropped.add(id);
  }

  async #work(): Promise<void> {
    this.#busy = true;
    await this.#tools.pause();
    for (let next = this.#next(); next; next = this.#next()) await this.#do(next);
    this.#busy = false;
    this.#dropped.clear();
  }

  /** The urgent first, otherwise the oldest. */
  #next(onlyUrgent = false): Waiting<Result> | undefined {
    const urgent = this.#waiting.findIndex(({ task }) => task.urgent);
    if (urgent < 0 && onlyUrgent) return undefined;
    return this.#waiting.splice(Math.max(0, urgent), 1)[0];
  }

  async #do({ task, settle }: Waiting<Result>): Promise<void> {
    const result = this.#compute(task);
    settle(result);
    await result.catch(() => undefined);
  }

  async #compute(task: EffectTask): Promise<Result | undefined> {
    const pixels = await this.#tools.pixels(task);
    const slices = effectSlices(pixels, task.effect);
    let until = performance.now() + this.#tools.slice;
    for (;;) {
      const slice = slices.next();
      if (slice.done) return this.#tools.finish(slice.value);
      if (performance.now() < until) continue;
      await this.#tools.pause();
      if (this.#dropped.delete(task.id)) return undefined;
      if (!task.urgent) await this.#urgentOnes();
      until = performance.now() + this.#tools.slice;
    }
  }

  async #urgentOnes(): Promise<void> {
    for (let next = this.#next(true); next; next = this.#next(true)) await this.#do(next);
  }
}
