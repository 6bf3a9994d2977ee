import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { noChange, type ElementPart } from 'lit';
import { AsyncDirective, directive, type DirectiveParameters } from 'lit/async-directive.js';
import { DmTooltip } from './dm-tooltip.js';

/** The one tooltip on show and whose it is. */
let shown: { anchor: HTMLElement; bubble: DmTooltip } | undefined;

/** Milliseconds from `--dm-tooltip-delay`, which a host page may change. */
function delayOf(anchor: HTMLElement): number {
  const text = getComputedStyle(anchor).getPropertyValue('--dm-tooltip-delay').trim();
  const value = parseFloat(text);
  if (Number.isNaN(value)) return 500;
  return text.endsWith('ms') ? value : value * 1000;
}

function hide(anchor: HTMLElement): void {
  if (shown?.anchor !== anchor) return;
  shown.bubble.remove();
  shown = undefined;
}

/** Beside its anchor in the tree, so that theme and tokens reach it; in the top layer, so that nothing clips it. */
async function show(anchor: HTMLElement, label: string, keys: string): Promise<void> {
  if (shown) hide(shown.anchor);
  const bubble = new DmTooltip();
  Object.assign(bubble, { label, keys });
  shown = { anchor, bubble };
  const root = anchor.getRootNode();
  (root instanceof ShadowRoot ? root : document.body).append(bubble);
  bubble.showPopover();
  await bubble.updateComplete;
  const middleware = [offset(6), flip({ padding: 4 }), shift({ padding: 4 })];
  const { x, y } = await computePosition(anchor, bubble, {
    strategy: 'fixed',
    placement: 'bottom',
    middleware,
  });
  Object.assign(bubble.style, { left: `${x}px`, top: `${y}px` });
}

class TooltipDirective extends AsyncDirective {
  #anchor: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #label = '';
  #keys = '';

  render(_label: string, _keys?: string): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [label, keys = '']: DirectiveParameters<this>): typeof noChange {
    this.#label = label;
    this.#keys = keys;
    if (!this.#anchor) this.#listen(part.element as HTMLElement);
    return noChange;
  }

  protected override disconnected(): void {
    this.#leave();
  }

  #listen(anchor: HTMLElement): void {
    this.#anchor = anchor;
    anchor.addEventListener('pointerenter', this.#enter);
    anchor.addEventListener('focus', this.#focus);
    for (const type of ['pointerleave', 'pointerdown', 'blur', 'keydown']) {
      anchor.addEventListener(type, this.#leave);
    }
  }

  #enter = (event: PointerEvent): void => {
    // A finger has no hover: its press is the act itself.
    if (event.pointerType !== 'touch') this.#wait();
  };

  /** What has the keyboard may stand in the anchor's own shadow root, and the anchor then shows no focus of its own. */
  #focus = (event: FocusEvent): void => {
    if ((event.composedPath()[0] as Element).matches(':focus-visible')) this.#wait();
  };

  #wait(): void {
    const anchor = this.#anchor;
    if (!anchor || !this.#label) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void show(anchor, this.#label, this.#keys), delayOf(anchor));
  }

  #leave = (): void => {
    clearTimeout(this.#timer);
    if (this.#anchor) hide(this.#anchor);
  };
}

/**
 * Names a control under the pointer after 500 ms, with its keys: `<button aria-label="Bold" ${tooltip('Bold', 'Ctrl B')}>`.
 * It repeats the control's accessible name for the eye; it does not give one.
 */
export const tooltip = directive(TooltipDirective);
