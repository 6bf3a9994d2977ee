import type { LitElement } from 'lit';

/** A button of ours, which passes the state on to the native button inside. */
interface Expandable extends HTMLElement {
  expanded: boolean | null;
}

const isExpandable = (element: HTMLElement): element is Expandable => 'expanded' in element;

/** The button in `slot="anchor"`: it opens what it belongs to and tells assistive technology whether that is open. */
export class AnchorSlot {
  #expanded = false;

  constructor(
    private readonly host: LitElement,
    private readonly press: () => void,
  ) {
    host.addEventListener('click', (event) => this.#onClick(event));
  }

  get element(): HTMLElement | null {
    const slot = this.host.renderRoot.querySelector<HTMLSlotElement>('slot[name=anchor]');
    return (slot?.assignedElements({ flatten: true })[0] as HTMLElement | undefined) ?? null;
  }

  set expanded(expanded: boolean) {
    this.#expanded = expanded;
    this.#tell();
  }

  focus(): void {
    this.element?.focus();
  }

  readonly onSlotChange = (): void => this.#tell();

  #onClick(event: Event): void {
    const element = this.element;
    if (element && event.composedPath().includes(element)) this.press();
  }

  #tell(): void {
    const element = this.element;
    if (!element) return;
    if (isExpandable(element)) element.expanded = this.#expanded;
    else element.setAttribute('aria-expanded', String(this.#expanded));
  }
}
