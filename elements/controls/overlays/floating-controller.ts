import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { Placement, VirtualElement } from '@floating-ui/dom';
import type { LitElement, ReactiveController } from 'lit';
import { consumeEvent } from '../behavior/consume-event.js';

/** Why the user closed it: the Escape key, or a press outside. */
export type DismissReason = 'escape' | 'outside';

export interface FloatingOptions {
  /** The element to float; it carries popover="manual", so it lies in the top layer and nothing clips it. */
  readonly panel: () => HTMLElement | null;
  readonly anchor: () => Element | VirtualElement | null;
  readonly placement: () => Placement;
  /** As wide as the anchor. */
  readonly sameWidth?: boolean;
  readonly dismiss: (reason: DismissReason) => void;
}

/** CSS pixels between the anchor and the panel, and between the panel and the window's edge. */
const GAP = 4;
const EDGE = 8;

/** Open panels, the latest last: a key pressed outside of all of them closes one at a time. */
const open: FloatingController[] = [];

/** Floats a panel beside an anchor, keeps it there, and reports the two ways out of it. */
export class FloatingController implements ReactiveController {
  #stopFollowing: (() => void) | undefined;

  constructor(
    private readonly host: LitElement,
    private readonly options: FloatingOptions,
  ) {
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#stopFollowing !== undefined;
  }

  hostDisconnected(): void {
    this.hide();
  }

  show(): void {
    const panel = this.options.panel();
    const anchor = this.options.anchor();
    if (this.isOpen || !panel?.isConnected || !anchor) return;
    panel.showPopover();
    this.#stopFollowing = this.#follow(anchor, panel);
    open.push(this);
    document.addEventListener('pointerdown', this.#onPointerDown, { capture: true });
    document.addEventListener('keydown', this.#onDocumentKeyDown, { capture: true });
    this.host.addEventListener('keydown', this.#onKeyDown);
  }

  hide(): void {
    if (!this.#stopFollowing) return;
    this.#stopFollowing();
    this.#stopFollowing = undefined;
    open.splice(open.indexOf(this), 1);
    document.removeEventListener('pointerdown', this.#onPointerDown, { capture: true });
    document.removeEventListener('keydown', this.#onDocumentKeyDown, { capture: true });
    this.host.removeEventListener('keydown', this.#onKeyDown);
    const panel = this.options.panel();
    if (panel?.matches(':popover-open')) panel.hidePopover();
  }

  /** Placed at once, then in the frame after each change: resizing within a resize report is an error of the page. */
  #follow(anchor: Element | VirtualElement, panel: HTMLElement): () => void {
    let frame = 0;
    let placed = false;
    const stop = autoUpdate(anchor, panel, () => {
      cancelAnimationFrame(frame);
      if (placed) frame = requestAnimationFrame(() => void this.#place(anchor, panel));
      else void this.#place(anchor, panel);
      placed = true;
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }

  async #place(anchor: Element | VirtualElement, panel: HTMLElement): Promise<void> {
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement: this.options.placement(),
      middleware: [
        offset(GAP),
        flip({ padding: EDGE }),
        shift({ padding: EDGE }),
        size({
          padding: EDGE,
          apply: ({ availableHeight, rects }) => {
            panel.style.maxHeight = `${Math.max(120, availableHeight)}px`;
            if (this.options.sameWidth) panel.style.width = `${rects.reference.width}px`;
          },
        }),
      ],
    });
    Object.assign(panel.style, { left: `${x}px`, top: `${y}px` });
  }

  #onPointerDown = (event: PointerEvent): void => {
    const path = event.composedPath();
    const anchor = this.options.anchor();
    const inside = path.some((node) => node === this.options.panel() || node === anchor);
    if (!inside) this.options.dismiss('outside');
  };

  #onKeyDown = (event: KeyboardEvent): void => {
    // A field inside may have used Escape to restore its text.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    consumeEvent(event);
    this.options.dismiss('escape');
  };

  /** The keyboard may be elsewhere, on the page body or the canvas: what is open over them comes first. */
  #onDocumentKeyDown = (event: KeyboardEvent): void => {
    if (open.at(-1) === this && !event.composedPath().includes(this.host)) this.#onKeyDown(event);
  };
}
