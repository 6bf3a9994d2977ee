import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseDesignFile } from '../../../../elements/document/design-file.js';
import { serializeDesign } from '../../../../elements/document/stored/serialize.js';
import { seededRandom } from '../../../../elements/math/random.js';
import { SaveFailed } from '../../../../elements/ports/host.js';
import { SavedWorld, type SavedEditor } from '../../../support/fakes/saved-editor.js';
import { randomOperation, type Session } from '../../document/random-edits.js';
import { runs } from '../../../support/soak.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What happens to a design, in any order. */
const event = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('edit' as const), times: fc.nat(4) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('drag' as const), open: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(4000) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('crash' as const, 'leave' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('network' as const), is: fc.constantFrom('up', 'down', 'deaf') }),
  },
);

type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** One user, one design, a browser that crashes and a server that comes and goes. */
class Life {
  readonly world = new SavedWorld();
  readonly #random: () => number;
  #count = 0;
  opened!: SavedEditor;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  async open(): Promise<void> {
    this.opened = await this.world.open();
  }

  async live(event: Event): Promise<void> {
    const { editor, autosave } = this.opened;
    if (event.do === 'edit') for (let i = 0; i <= event.times; i++) this.#edit();
    if (event.do === 'drag') this.#drag(event.open);
    if (event.do === 'undo') editor.history.undo();
    if (event.do === 'redo') editor.history.redo();
    if (event.do === 'wait') await vi.advanceTimersByTimeAsync(event.ms);
    if (event.do === 'network') this.#network(event.is);
    if (event.do === 'leave') autosave.leaving();
    if (event.do === 'crash' || event.do === 'leave') await this.#crash();
  }

  #edit(): void {
    const { store, index } = this.opened.editor;
    const session: Session = { store, index, random: this.#random, nextId: () => `r${this.#count++}` };
    randomOperation(session);
  }

  #drag(open: boolean): void {
    const { history } = this.opened.editor;
    history.begin('Drag');
    for (let i = 0; i < 3; i++) this.#edit();
    if (!open) history.commit();
  }

  #network(is: string): void {
    this.world.server.fault = is === 'down' ? new SaveFailed('unreachable') : null;
    this.world.server.after =
      is === 'deaf' ? () => Promise.reject(new SaveFailed('unreachable')) : async () => undefined;
  }

  /** What was written 250 ms ago is on the device; then the page is gone without a word, and opens again. */
  async #crash(): Promise<void> {
    await vi.advanceTimersByTimeAsync(250);
    const before = this.opened.text();
    // a page that is gone sends nothing more
    await this.opened.autosave.dispose();
    this.world.journal.crash();
    await this.open();
    expect(this.opened.autosave.conflict.value).toBe(null);
    same(this.opened.text(), before);
  }

  /** The network is back: the server comes to hold what the user sees. */
  async end(): Promise<void> {
    this.#network('up');
    this.opened.editor.history.commit();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(this.opened.autosave.status.value).toBe('saved');
    same(this.world.server.text, this.opened.text());
    expect(this.world.journal.entries.size).toBe(0);
  }
}

/** Loading restacks from 0: two texts are the same design when they load the same. Told without printing both. */
function same(a: string, b: string): void {
  if (loaded(a) !== loaded(b)) throw new Error('the design is another');
}

const loaded = (text: string) => {
  const file = parseDesignFile(text);
  const pages = file.pages.map((page) => ({
    ...page,
    objects: page.objects.map((object, layer_index) => ({ ...object, layer_index })),
  }));
  return serializeDesign({ ...file, pages });
};

it('whatever is edited, undone, sent or lost: after every crash the design is the one before, and none meets a conflict with itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(event, { minLength: 5, maxLength: 40 }), async (seed, events) => {
      const life = new Life(seed);
      await life.open();
      for (const one of events) await life.live(one);
      await life.end();
      await life.opened.autosave.dispose();
    }),
    { numRuns: runs(150) },
  );
});

it('taking theirs and undoing it gives back every state byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat(20), fc.nat(20), async (seed, mine, theirs) => {
      const [life, other] = [new Life(seed), new Life(seed + 1)];
      await life.open();
      await other.open();
      const edit = (one: Life, times: number) => one.live({ do: 'edit', times });
      for (let i = 0; i < mine; i++) await edit(life, 0);
      for (let i = 0; i < theirs; i++) await edit(other, 1);
      life.world.server.overwrite(other.opened.text());
      await vi.advanceTimersByTimeAsync(3000);
      const { editor, autosave, text } = life.opened;
      const states: string[] = [];
      await autosave.takeTheirs();
      const end = text();
      while (editor.history.undo()) states.push(text());
      for (const state of states.reverse()) {
        if (text() !== state) throw new Error('redo changed a state');
        editor.history.redo();
      }
      if (text() !== end) throw new Error('the end is another');
      await autosave.dispose();
      await other.opened.autosave.dispose();
    }),
    { numRuns: runs(40) },
  );
});
