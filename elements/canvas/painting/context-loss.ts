/** Before a lost picture that has not come back is told of, ms: most come back at once. */
const PATIENCE = 2000;

export interface ContextLoss {
  /** The context is back and empty: everything is to be painted again. */
  restored(): void;
  /** It has not come back. */
  missing(): void;
}

/**
 * A browser short of memory, or whose graphics driver starts anew, takes the pixels of its canvases and later gives empty
 * ones back (HTML standard, 2D context restoration steps). The design is not in them, so nothing is lost. Returns the end.
 */
export function watchContextLoss(
  canvases: readonly HTMLCanvasElement[],
  { restored, missing }: ContextLoss,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => clearTimeout(waiting);
  for (const canvas of canvases) {
    canvas.addEventListener(
      'contextlost',
      () => {
        stopWaiting();
        waiting = setTimeout(missing, PATIENCE);
      },
      { signal },
    );
    canvas.addEventListener(
      'contextrestored',
      () => {
        stopWaiting();
        restored();
      },
      { signal },
    );
  }
  signal.addEventListener('abort', stopWaiting);
  return () => end.abort();
}
