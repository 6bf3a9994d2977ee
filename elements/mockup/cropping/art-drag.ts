import { clampCrop } from '../../compose/pictures/crop.js';
import type { CropDetails } from '../../compose/format/mockup-inputs.js';
import type { PrintPlace } from '../../compose/scene/print-at.js';
import type { Croppable } from './crop-controller.js';
import { pannedCrop } from './crop-geometry.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that is taken hold of where it lies on the mockup. */
export interface GrabbedArt {
  readonly place: PrintPlace;
  readonly crop: CropDetails;
  /** px of its print area, and of the picture. */
  readonly area: Size;
  readonly image: Size;
}

/** What is taken hold of at a place, where a picture that can be cropped lies. */
export const grabbedArt = (place: PrintPlace, found: Croppable | null): GrabbedArt | null =>
  found && { place, crop: found.crop, area: found.area, image: found.picture };

/** The crop that brings the point that was taken hold of to another place of the print area; null beside it. */
export function draggedTo(
  { place, crop, area, image }: GrabbedArt,
  to: PrintPlace | null,
): CropDetails | null {
  if (to?.image !== place.image) return null;
  const by = { x: (to.u - place.u) * area.width, y: (to.v - place.v) * area.height };
  return clampCrop(pannedCrop(crop, area, image, by), area, image);
}

export interface DragHost {
  /** What lies at a point of the window, px. */
  printAt(clientX: number, clientY: number): Promise<PrintPlace | null>;
  /** The picture that lies there, with what is known of it. */
  grabbed(place: PrintPlace): GrabbedArt | null;
  /** Shows a crop of a picture; `live` while the hand still moves. */
  put(index: number, crop: CropDetails, live: boolean): void;
}

interface Drag {
  readonly pointer: number;
  readonly grabbed: Promise<GrabbedArt | null>;
  last: CropDetails | null;
}

/** Moves art where it lies on the preview, by mouse or pen. A finger scrolls the page: for it there is the dialog. */
export class ArtDrag {
  readonly #host: DragHost;
  #drag: Drag | null = null;

  constructor(host: DragHost) {
    this.#host = host;
  }

  readonly down = (event: PointerEvent): void => {
    const { button, pointerType, pointerId, clientX, clientY } = event;
    if (button !== 0 || pointerType === 'touch') return;
    if (event.composedPath().some((one) => one instanceof HTMLButtonElement)) return;
    const grabbed = this.#host.printAt(clientX, clientY).then((place) => place && this.#host.grabbed(place));
    this.#drag = { pointer: pointerId, grabbed, last: null };
    (event.currentTarget as Element).setPointerCapture(pointerId);
  };

  readonly move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer === pointerId) void this.#follow(drag, clientX, clientY);
  };

  readonly up = ({ pointerId }: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    this.#drag = null;
    void drag.grabbed.then(
      (grabbed) => grabbed && drag.last && this.#host.put(grabbed.place.image, drag.last, false),
    );
  };

  async #follow(drag: Drag, clientX: number, clientY: number): Promise<void> {
    const [grabbed, to] = await Promise.all([drag.grabbed, this.#host.printAt(clientX, clientY)]);
    const crop = grabbed && draggedTo(grabbed, to);
    if (!grabbed || !crop || drag !== this.#drag) return;
    drag.last = crop;
    this.#host.put(grabbed.place.image, crop, true);
  }
}
