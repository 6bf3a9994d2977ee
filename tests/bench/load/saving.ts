import { setTimeout as wait } from 'node:timers/promises';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { textOf } from '../../support/objects.js';
import { personAt, type Person } from './person.js';

/** Objects of the design that is saved. */
const OBJECTS = 40;
/** An editor at work saves so often, ms; it waits for a pause of three seconds. */
export const SAVES_EVERY = 10_000;
/** An open editor asks so often whether its design went on elsewhere, ms. */
const LOOKS_EVERY = 4000;

export interface Times {
  readonly count: number;
  /** ms. */
  readonly median: number;
  readonly p95: number;
  readonly failed: number;
}

/** An editor's design and what it takes to save it. */
class Editor {
  #rev = 0;
  private constructor(
    private readonly person: Person,
    private readonly id: string,
  ) {}

  static async open(address: string): Promise<Editor> {
    const person = personAt(address);
    return new Editor(person, (await person.api(savedDesign.createBlankDesign, {}))._id);
  }

  async save(): Promise<void> {
    const blank = blankDesign();
    const objects = Array.from({ length: OBJECTS }, (_, i) => ({
      ...textOf({ text: `Harbor walk ${i}, state ${this.#rev}` }),
      ...{ id: `text-${i}`, layer_index: i, position: { x: (i % 8) * 120, y: Math.floor(i / 8) * 120 } },
    }));
    const design_file = { ...blank, pages: [{ ...blank.pages[0]!, objects }] };
    const { rev } = await this.person.api(savedDesign.saveBackend, {
      id: this.id,
      rev: this.#rev,
      design_file,
    });
    this.#rev = rev;
  }

  look = (): Promise<unknown> => this.person.api(savedDesign.getRev, { id: this.id });
}

class Watch {
  readonly #times: number[] = [];
  failed = 0;
  async time(work: () => Promise<unknown>): Promise<void> {
    const from = performance.now();
    await work().then(
      () => this.#times.push(performance.now() - from),
      () => (this.failed += 1),
    );
  }
  get times(): Times {
    const sorted = this.#times.sort((a, b) => a - b);
    const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return { count: sorted.length, median: at(0.5), p95: at(0.95), failed: this.failed };
  }
}

const openMany = async (address: string, count: number): Promise<Editor[]> => {
  const editors: Editor[] = [];
  while (editors.length < count) {
    const more = Math.min(20, count - editors.length);
    editors.push(...(await Promise.all(Array.from({ length: more }, () => Editor.open(address)))));
  }
  return editors;
};

/** So many save one after the other without a pause: the most that the server takes. */
export async function savesWithoutPause(address: string, clients: number, seconds: number): Promise<Times> {
  const editors = await openMany(address, clients);
  const watch = new Watch();
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    editors.map(async (editor) => {
      // after a failure its revision is unknown
      while (performance.now() < until && watch.failed === 0) await watch.time(() => editor.save());
    }),
  );
  return watch.times;
}

/** So many editors at work: each saves every ten seconds and looks every four. Times of saves. */
export async function editorsAtOnce(address: string, count: number, seconds: number): Promise<Times> {
  const editors = await openMany(address, count);
  const saves = new Watch();
  const looks = new Watch();
  const until = performance.now() + seconds * 1000;
  const again = async (every: number, watch: Watch, work: () => Promise<unknown>): Promise<void> => {
    await wait(Math.random() * every);
    while (performance.now() < until) {
      await Promise.all([watch.time(work), wait(every)]);
    }
  };
  await Promise.all(
    editors.flatMap((editor) => [
      again(SAVES_EVERY, saves, () => editor.save()),
      again(LOOKS_EVERY, looks, () => editor.look()),
    ]),
  );
  return { ...saves.times, failed: saves.failed + looks.failed };
}
