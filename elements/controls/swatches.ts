import { html, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { nextIndex } from './focus.js';
import { handled } from './handled.js';

/** Arrow keys walk through a row of swatches; the whole row is one tab stop. */
function onKeyDown(event: KeyboardEvent): void {
  const row = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.swatch')];
  const index = nextIndex(event.key, row.indexOf(event.target as HTMLElement), row.length, 'both');
  if (index === null) return;
  handled(event);
  row[index]?.focus();
}

/** A row of colours to press; the current one carries a ring. `form` is `swatches` (eight a line) or `palette` (joined). */
export function swatches(
  form: 'swatches' | 'palette',
  label: string,
  colors: readonly string[],
  current: string,
  choose: (color: string) => void,
): TemplateResult {
  const stop = Math.max(colors.indexOf(current), 0);
  return html`<div class=${form} role="group" aria-label=${label} @keydown=${onKeyDown}>
    ${colors.map(
      (color, index) =>
        html`<button
          type="button"
          class="swatch"
          style=${styleMap({ backgroundColor: color })}
          tabindex=${index === stop ? 0 : -1}
          aria-label=${color.toUpperCase()}
          aria-pressed=${color === current}
          @click=${() => choose(color)}
        ></button>`,
    )}
  </div>`;
}
