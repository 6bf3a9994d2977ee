import { signal, type Signal } from '@preact/signals-core';
import type { Point, Rect } from '../../math/geometry.js';
import type { Distance, Guide } from './snapping/axis.js';
import type { Met } from './snapping/snap-move.js';

/** A short number chip: under the selection's box, or beside a point of the canvas (CSS pixels). */
export interface Readout {
  readonly text: string;
  readonly beside?: Point;
}

/** What tools want shown over the page. View state: the canvas draws it, nothing keeps it. */
export class ToolView {
  /** Object under the resting pointer. */
  readonly hover: Signal<string | null> = signal(null);
  /** The area being brushed, page pixels. */
  readonly marquee: Signal<Rect | null> = signal(null);
  readonly readout: Signal<Readout | null> = signal(null);
  readonly guides: Signal<readonly Guide[]> = signal([]);
  /** Gaps and sizes that are equal. */
  readonly distances: Signal<readonly Distance[]> = signal([]);
  /** CSS cursor. */
  readonly cursor: Signal<string> = signal('default');
  /** True while the selection is being moved, resized or turned: handles step back. */
  readonly transforming: Signal<boolean> = signal(false);
  /** Where the pointer is over the canvas, CSS pixels; the rulers mark it. */
  readonly pointer: Signal<Point | null> = signal(null);
  /** Place in the page's list of the guide that is being pulled. */
  readonly pulledGuide: Signal<number | null> = signal(null);

  /** Shows what a gesture met. */
  show({ guides, distances }: Met): void {
    this.guides.value = guides;
    this.distances.value = distances;
  }

  /** Ends what a gesture showed. */
  clear(): void {
    this.marquee.value = null;
    this.readout.value = null;
    this.guides.value = [];
    this.distances.value = [];
    this.pulledGuide.value = null;
    this.transforming.value = false;
  }
}
