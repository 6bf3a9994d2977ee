import { signal, type ReadonlySignal } from '@preact/signals-core';
import { newId } from '../../../elements/math/ids.js';
import { tabLocks, type TabLocks } from './tab-locks.js';

type Word = 'here' | 'gone';

interface Message {
  readonly design: string;
  readonly tab: string;
  readonly word: Word;
  /** Whether others are asked to say that they are here too. */
  readonly ask: boolean;
}

const CHANNEL = 'design-maker-open';

/** How often it is looked whether tabs that were here still are, ms: one that crashed says no word. */
const LOOK_MS = 4000;

export interface OpenTabs {
  /** How many other tabs of this browser have the design open. */
  readonly others: ReadonlySignal<number>;
  /** This tab no longer has it open. */
  close(): void;
}

/** Makes a tab known to the other tabs of this browser that edit the same design, and them to it [E-022]. */
export function openTabs(design: string, locks: TabLocks = tabLocks(), every = LOOK_MS): OpenTabs {
  const others = signal(0);
  if (typeof BroadcastChannel === 'undefined') return { others, close: () => undefined };
  const tab = newId();
  const known = new Set<string>();
  const channel = new BroadcastChannel(CHANNEL);
  const release = locks.hold(lockOf(tab));
  const say = (word: Word, ask = false) => channel.postMessage({ design, tab, word, ask } satisfies Message);
  const forget = (gone: string) => {
    known.delete(gone);
    others.value = known.size;
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.design !== design) return;
    if (data.word === 'gone') return forget(data.tab);
    known.add(data.tab);
    others.value = known.size;
    if (data.ask) say('here');
  });
  const look = async () => {
    for (const other of known) {
      const free = await locks.take(lockOf(other));
      if (!free) continue;
      free();
      forget(other);
    }
  };
  const timer = setInterval(() => void look(), every);
  const leave = () => say('gone');
  // a page that comes back out of the browser's memory is here again
  const back = ({ persisted }: PageTransitionEvent) => persisted && say('here', true);
  globalThis.addEventListener('pagehide', leave);
  globalThis.addEventListener('pageshow', back);
  say('here', true);
  return {
    others,
    close() {
      leave();
      clearInterval(timer);
      globalThis.removeEventListener('pagehide', leave);
      globalThis.removeEventListener('pageshow', back);
      release();
      channel.close();
    },
  };
}

const lockOf = (tab: string) => `design-maker-open ${tab}`;
