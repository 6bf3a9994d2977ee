import type { CSSResultGroup } from 'lit';
import { SignalElement } from './signal-element.js';
import { sharedStyles } from './theme/shared-styles.js';

/** An element could not render: `{ error }`. */
export const BROKEN = 'dm-broken';

/**
 * The base of every element of the kit: shared styles, signals that render by themselves and typed events.
 * Name the events once: `interface DmFooEvents { 'dm-change': { value: number } }`, then `extends DmElement<DmFooEvents>`.
 */
export class DmElement<Events extends object = Record<`dm-${string}`, unknown>> extends SignalElement {
  static override styles: CSSResultGroup = sharedStyles;

  /**
   * What cannot render tells whoever stands around by `dm-broken`, `{ error }`; unless that is prevented, the error goes
   * on as any other.
   */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      const init = { detail: { error }, bubbles: true, composed: true, cancelable: true };
      if (this.dispatchEvent(new CustomEvent(BROKEN, init))) throw error;
    }
  }

  /**
   * Sends an event that bubbles and leaves shadow roots. Only in answer to something the user did, never to a property
   * being set. Returns false when a listener of a cancelable event prevented it.
   */
  protected emit<Name extends keyof Events & string>(
    name: Name,
    detail: Events[Name],
    { cancelable = false }: { cancelable?: boolean } = {},
  ): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }
}
