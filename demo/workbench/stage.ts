import type { ElementDoc } from './manifest.js';
import { SWITCHES } from './switches.js';

/** How long an element's page may take until the element is there, ms. */
const LIMIT_MS = 30_000;
const LOOK_MS = 50;
const MOST_LOGGED = 50;

/** The page of an element in a frame: its states are the elements on it. */
export class Stage {
  readonly #frame: HTMLIFrameElement;
  #parts: HTMLStyleElement | null = null;

  constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
  }

  /** Shows the page of an element. Rejects when it does not come. */
  async show({ tag, events }: ElementDoc, log: (line: string) => void): Promise<void> {
    this.#frame.title = `${tag} and its states`;
    this.#parts = null;
    const loaded = new Promise((resolve) => this.#frame.addEventListener('load', resolve, { once: true }));
    this.#frame.src = `/demo/elements/${tag}.html`;
    await loaded;
    const lines: string[] = [];
    for (const { name } of events)
      this.#frame.contentWindow!.addEventListener(name, (event) => {
        if ((event.target as Element).localName !== tag) return;
        lines.unshift(`${name} ${told((event as CustomEvent).detail)}`);
        log(lines.slice(0, MOST_LOGGED).join('\n'));
      });
    await this.#there(tag);
  }

  async #there(tag: string): Promise<void> {
    const until = performance.now() + LIMIT_MS;
    while (performance.now() < until) {
      const [first] = this.instances(tag);
      if (first && this.#frame.contentWindow!.customElements.get(tag)) {
        await (first as HTMLElement & { updateComplete?: Promise<unknown> }).updateComplete;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    throw new Error(`${tag} is not on its page`);
  }

  instances(tag: string): readonly HTMLElement[] {
    return [...(this.#frame.contentDocument?.querySelectorAll<HTMLElement>(tag) ?? [])];
  }

  /** Under which heading of its page an element stands. */
  labelOf(element: HTMLElement): string {
    const heading = element.closest('section')?.querySelector('h2')?.textContent?.trim();
    return heading || element.getAttribute('label') || element.id || element.localName;
  }

  /** An element as it is before anything is set. */
  fresh(tag: string): Record<string, unknown> {
    return this.#frame.contentDocument!.createElement(tag) as unknown as Record<string, unknown>;
  }

  apply(switches: Readonly<Record<string, string>>): void {
    for (const { id, apply } of SWITCHES) apply(this.#frame, switches[id] ?? '');
  }

  /** Draws a line around what these parts are. */
  markParts(tag: string, parts: readonly string[]): void {
    const { head } = this.#frame.contentDocument!;
    this.#parts ??= head.appendChild(this.#frame.contentDocument!.createElement('style'));
    this.#parts.textContent = parts
      .map((part) => `${tag}::part(${part}) { outline: 2px solid #d6246e; outline-offset: 1px; }`)
      .join('\n');
  }
}

/** A detail in words: files and elements by what they are. */
function told(detail: unknown): string {
  try {
    return JSON.stringify(detail, (_key, value: unknown) =>
      value instanceof Object && !Array.isArray(value) && value.constructor.name !== 'Object'
        ? value.constructor.name
        : value,
    );
  } catch {
    return '…';
  }
}
