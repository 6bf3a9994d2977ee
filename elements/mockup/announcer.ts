import { signal } from '@preact/signals-core';
import { html, type TemplateResult } from 'lit';

export interface Announcer {
  tell(message: string): void;
  /** Where it is said, for screen readers only. */
  readonly template: TemplateResult;
}

/** Waits for a pause, so that a hand that drags is not talked over, ms. */
const PAUSE = 700;

/** Says what has changed to who cannot see it. */
export function announcer(): Announcer {
  const said = signal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    tell(message) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // the same words twice are said twice
        said.value = said.peek() === message ? `${message}\u00a0` : message;
      }, PAUSE);
    },
    get template() {
      return html`<span class="visually-hidden" role="status">${said.value}</span>`;
    },
  };
}
