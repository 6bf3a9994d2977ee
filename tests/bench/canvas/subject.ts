/** A canvas library under measurement. Every call ends with the pixels really painted. */
export interface Subject {
  /** One frame of dragging the chosen object. */
  drag(frame: number): void;
  /** Ends dragging. */
  drop(): void;
  /** One frame of dragging all objects, which are selected. */
  dragAll(frame: number): void;
  /** Ends that, and takes it back. */
  dropAll(): void;
  /** One frame of zooming the whole page. */
  zoom(frame: number): void;
  /** A press on another object each frame: it is found, selected and shown so. */
  select(frame: number): void;
  /** A frame of drawing a marquee from the page's corner; what it meets is found and shown. */
  marquee(frame: number): void;
  /** Ends the marquee. */
  release(): void;
  /** A frame of moving the whole page. */
  pan(frame: number): void;
  /** What dragging needs before its first frame, where a library prepares for it. */
  prepare?(): Promise<void>;
  dispose(): void;
}

/** Reads a pixel back: until then a canvas may only have noted what to paint. */
export const flush = (canvas: HTMLCanvasElement): void =>
  void canvas.getContext('2d')!.getImageData(0, 0, 1, 1);
