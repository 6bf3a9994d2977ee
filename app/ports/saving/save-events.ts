interface SaveEvent {
  readonly design: string;
  readonly rev: number;
}

const CHANNEL = 'design-maker-saved';

/** Tells the other tabs of this browser that a design was saved. Without channels they learn it from their next save. */
export function saveEvents(design: string) {
  let opened: BroadcastChannel | null = null;
  const channel = () =>
    typeof BroadcastChannel === 'undefined' ? null : (opened ??= new BroadcastChannel(CHANNEL));
  return {
    tell(rev: number): void {
      channel()?.postMessage({ design, rev } satisfies SaveEvent);
    },
    /** Calls back with the revision; the returned function closes the channel. */
    listen(listener: (rev: number) => void): () => void {
      channel()?.addEventListener('message', ({ data }: MessageEvent<SaveEvent>) => {
        if (data.design === design) listener(data.rev);
      });
      return () => {
        opened?.close();
        opened = null;
      };
    },
  };
}
