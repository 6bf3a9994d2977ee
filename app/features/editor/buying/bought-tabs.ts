import type { SoldRef } from '../../../ports/sold-pictures.js';

/** Tabs of this browser tell each other what was bought: a design that is open in another shows it clean too. */

const CHANNEL = 'design-maker-bought';

interface Told {
  /** Id of who bought it. */
  readonly user: string;
  readonly refs: readonly SoldRef[];
}

/** Tells the other tabs. */
export function tellBought(told: Told): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(told);
  channel.close();
}

/** Calls back when another tab of the same user bought something; returns the way to stop. */
export function hearBought(user: string, heard: (refs: readonly SoldRef[]) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.user === user) heard(data.refs);
  };
  return () => channel.close();
}
