import { describe, expect, it } from 'vitest';
import { blankDesign } from '../../../elements/document/blank-design.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { loadDesign } from '../../../elements/document/stored/load.js';
import { PageIndex } from '../../../elements/document/page-index.js';
import { saveDesign } from '../../../elements/document/stored/save.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { seededRandom } from '../../../elements/math/random.js';
import { History } from '../../../elements/store/history.js';
import { randomOperation, type Session } from './random-edits.js';

function open(seed: number) {
  const store = loadDesign(parseDesignFile(blankDesign({ id: 'design' })));
  const history = new History(store, { limit: Infinity });
  const random = seededRandom(seed);
  let count = 0;
  const session: Session = { store, index: new PageIndex(store), random, nextId: () => `r${count++}` };
  return { store, history, random, session, text: () => serializeDesign(saveDesign(store)) };
}

describe('undo over 10,000 random operations', () => {
  it('gives back every state byte for byte, down to the start, and redo up to the end', () => {
    const { history, random, session, text } = open(7);
    const states = new Map([[0, text()]]);
    for (let i = 0; i < 10_000; i++) {
      const gesture = random() < 0.2;
      if (gesture) history.begin('Drag');
      for (let step = gesture ? 3 : 1; step > 0; step--) randomOperation(session);
      if (gesture && random() < 0.3) history.cancel();
      else if (gesture) history.commit();
      if (random() < 0.02) history.undo();
      // what was noted above the depth belongs to a branch that is gone
      for (const depth of states.keys()) if (depth > history.depth) states.delete(depth);
      if (i % 20 === 0) states.set(history.depth, text());
    }
    const end = history.depth;
    states.set(end, text());
    expect(end).toBeGreaterThan(7000);
    expect(states.size).toBeGreaterThan(300);
    parseDesignFile(JSON.parse(states.get(end)!));
    // compared here and not by the matcher, which would print two whole designs
    const check = (what: string) => {
      const noted = states.get(history.depth);
      if (noted !== undefined && noted !== text()) throw new Error(`${what} changed state ${history.depth}`);
    };
    do check('undo');
    while (history.undo());
    expect(history.depth).toBe(0);
    do check('redo');
    while (history.redo());
    expect(history.depth).toBe(end);
  });
});

describe('the page index', () => {
  it('says at every step what a fresh one would', () => {
    const { store, history, random, session } = open(99);
    for (let i = 0; i < 2000; i++) {
      randomOperation(session);
      if (random() < 0.1) history.undo();
      if (i % 50) continue;
      const fresh = new PageIndex(store);
      expect(session.index.pages.value).toEqual(fresh.pages.value);
      for (const page of fresh.pages.value) {
        expect(session.index.objects(page)).toEqual(fresh.objects(page));
        for (const id of fresh.objects(page)) expect(session.index.groupOf(id)).toBe(fresh.groupOf(id));
      }
    }
  });
});
