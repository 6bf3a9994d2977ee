import { html, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { nextIndex } from '../behavior/focus.js';
import { consumeEvent } from '../behavior/consume-event.js';

/** Arrow keys walk through a row of swatches; the whole row is one tab stop. */
function onKeyDown(event: KeyboardEvent): void {
  const row = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.swatch')];
  const index = nextIndex(event.key, row.indexOf(event.target as HTMLElement), row.length, 'both');
  if (index === null) return;
  consumeEvent(event);
  row[index]?.focus();
}

export interface SwatchRow {
  /** Eight a line, or joined into one bar. */
  readonly form: 'swatches' | 'palette';
  readonly label: string;
  /** '#rrggbb'. */
  readonly colors: readonly string[];
  /** Carries a ring. */
  readonly current: string;
  readonly choose: (color: string) => void;
}

/** A row of colors to press. */
export function swatches({ form, label, colors, current, choose }: SwatchRow): TemplateResult {
  const stop = Math.max(colors.indexOf(current), 0);
  return html`<div class=${form} role="group" aria-label=${label} @keydown=${onKeyDown}>
    ${colors.map(
      (color, index) =>
        html`<button
          type="button"
          class="swatch"
          ${cspStyleMap({ 'background-color': color })}
          tabindex=${index === stop ? 0 : -1}
          aria-label=${color.toUpperCase()}
          aria-pressed=${color === current}
          @click=${() => choose(color)}
        ></button>`,
    )}
  </div>`;
}
