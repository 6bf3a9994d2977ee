import type { CSSResultGroup } from 'lit';
import { SignalElement } from './signal-element.js';
import { sharedStyles } from './theme/shared-styles.js';

/**
 * The base of every element of the kit: shared styles, signals that render by themselves and typed events.
 * Name the events once: `interface DmFooEvents { 'dm-change': { value: number } }`, then `extends DmElement<DmFooEvents>`.
 */
export class DmElement<Events extends object = Record<`dm-${string}`, unknown>> extends SignalElement {
  static override styles: CSSResultGroup = sharedStyles;

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
