import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import { IdbJournal } from '../../../app/ports/saving/journal-store.js';
import { broadcastLocks, tabLocks, type TabLocks } from '../../../app/ports/saving/tab-locks.js';
import type { JournalEntry } from '../../../elements/ports/journal.js';

let count = 0;
const name = () => `journal-test-${Date.now()}-${count++}`;

const entryOf = (tab: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  tab,
  design: 'd',
  user: null,
  rev: 3,
  base: '{}',
  changes: new Map([['a', { id: 'a', x: 0 }]]),
  steps: 1,
  sent: ['base'],
  ...more,
});

const put = (id: string, x: number) => new Map([[id, { id, x }]]);

it('a browser that forbids storage is told of by every write, not by the page that fails to begin', async () => {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = () => {
    throw new DOMException('The user denied permission', 'SecurityError');
  };
  try {
    const journal = new IdbJournal(name());
    const failed = await journal.begin(entryOf('t')).then(
      () => null,
      (error: Error) => error.name,
    );
    expect(failed).to.equal('SecurityError');
  } finally {
    IDBFactory.prototype.open = open;
  }
});

for (const [kind, locks] of [
  ['Web Locks', tabLocks],
  ['pages that ask each other', broadcastLocks],
] as const) {
  describe(`the journal in IndexedDB, with ${kind}`, () => {
    const opened: string[] = [];
    /** A page, and one that opens when it is gone. */
    const page = (database: string, own: TabLocks = locks()) => {
      opened.push(database);
      return new IdbJournal(database, own);
    };
    after(async () => {
      for (const database of opened) await deleteDB(database);
    });

    it('gives back what a page that is gone had written, the latest of each record', async () => {
      const database = name();
      const gone = page(database);
      const release = gone.hold(`${database}-t`);
      await gone.begin(entryOf(`${database}-t`));
      await gone.write(`${database}-t`, put('b', 1), 2);
      await gone.write(`${database}-t`, put('b', 2), 2);
      await gone.write(`${database}-t`, new Map([['a', null]]), 3);
      await gone.sent(`${database}-t`, ['base', 'one']);
      expect(await page(database).orphans('d', null)).to.eql([]);
      release();
      const [entry, ...rest] = await page(database).orphans('d', null);
      expect(rest).to.eql([]);
      expect(entry).to.deep.include({ rev: 3, base: '{}', steps: 3, sent: ['base', 'one'] });
      expect([...entry!.changes]).to.eql([
        ['a', null],
        ['b', { id: 'b', x: 2 }],
      ]);
    });

    it('gives the sound entries beside one that cannot be read, and tells that one apart', async () => {
      const database = name();
      const gone = page(database);
      await gone.begin(entryOf('broken', { changes: put('x', 1) }));
      await gone.begin(entryOf('sound', { checkpoint: true }));
      const opened = await openDB(database);
      await opened.put('batches', { tab: 'broken', nth: 1, steps: 2, changes: 7 });
      opened.close();
      const entries = await page(database).orphans('d', null);
      expect(entries.map(({ tab, steps }) => [tab, steps])).to.eql([
        ['broken', NaN],
        ['sound', 1],
      ]);
      expect(entries[1]!.checkpoint).to.equal(true);
    });

    it('loses nothing over hundreds of writes, and does not keep them all', async () => {
      const database = name();
      const gone = page(database);
      await gone.begin(entryOf('many'));
      for (let i = 0; i < 200; i++) await gone.write('many', put(`r${i % 90}`, i), i);
      const [entry] = await page(database).orphans('d', null);
      expect(entry!.changes.size).to.equal(91);
      expect(entry!.changes.get('r5')).to.eql({ id: 'r5', x: 185 });
      expect(entry!.changes.get('r89')).to.eql({ id: 'r89', x: 179 });
      expect(entry!.steps).to.equal(199);
    });

    it('begins anew without a trace of before, and forgets what has arrived', async () => {
      const database = name();
      const store = page(database);
      await store.begin(entryOf('t'));
      await store.write('t', put('b', 1), 2);
      await store.begin(entryOf('t', { rev: 4, changes: put('c', 1) }));
      const next = page(database);
      const [entry] = await next.orphans('d', null);
      expect([...entry!.changes.keys()]).to.eql(['c']);
      await next.remove('t');
      expect(await page(database).orphans('d', null)).to.eql([]);
    });

    it('an entry goes to one page only, to its own user, or from a visitor to who signed in', async () => {
      const database = name();
      const gone = page(database);
      const [ann, visitor, other] = ['ann', 'visitor', 'other'].map((tab) => `${database}-${tab}`);
      await gone.begin(entryOf(ann!, { user: 'ann' }));
      await gone.begin(entryOf(visitor!));
      await gone.begin(entryOf(other!, { design: 'another' }));
      const first = await page(database).orphans('d', 'bob');
      expect(first.map(({ tab }) => tab)).to.eql([visitor]);
      const second = await page(database).orphans('d', 'ann');
      expect(second.map(({ tab }) => tab)).to.eql([ann]);
    });

    it('keeps what cannot be read, out of the way', async () => {
      const database = name();
      const store = page(database);
      await store.begin(entryOf('broken'));
      await store.setAside('broken');
      expect(await page(database).orphans('d', null)).to.eql([]);
    });

    it('what was set aside without a step of the user does not pile up', async () => {
      const database = name();
      const store = page(database);
      for (const [tab, steps] of [
        ['idle', 0],
        ['edited', 1],
      ] as const) {
        await store.begin(entryOf(tab, { steps }));
        await store.setAside(tab);
      }
      await page(database).orphans('d', null);
      const tabs = async () => {
        const opened = await openDB(database);
        const all = await opened.getAllKeys('entries');
        opened.close();
        return all;
      };
      for (let i = 0; i < 50 && (await tabs()).length > 1; i++) await new Promise((r) => setTimeout(r, 20));
      expect(await tabs()).to.eql(['edited']);
    });

    it('refuses a write to an entry that was not begun', async () => {
      const error = await page(name())
        .write('none', put('a', 1), 1)
        .catch((e: unknown) => e);
      expect(error).to.be.instanceOf(Error);
    });
  });
}
