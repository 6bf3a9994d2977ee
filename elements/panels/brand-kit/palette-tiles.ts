import { css, html, type TemplateResult } from 'lit';
import { cspStyleMap } from '../../base/csp-style-map.js';
import type { Palette } from '../../ports/brand.js';
import { moveInGrid } from '../shared/grid-navigation.js';

/** Tiles of a row. */
const COLUMNS = 2;

const styles = css`
  .palettes {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .palette {
    display: grid;
    gap: 4px;
    min-width: 0;
    padding: 0;
    border: 0;
    border-radius: var(--dm-radius-sm);
    background: none;
    text-align: left;
    color: var(--dm-color-text-2);
  }
  .palette:hover {
    color: var(--dm-color-text);
  }
  .palette .colors {
    display: flex;
    height: 44px;
    overflow: hidden;
    border-radius: var(--dm-radius-sm);
    box-shadow: inset 0 0 0 1px var(--dm-color-line-strong);
  }
  .palette:hover .colors {
    box-shadow: 0 0 0 2px var(--dm-color-line-strong);
  }
  .palette .color {
    flex: 1;
  }
  /* the line around it lies over the colors */
  .palette .colors {
    position: relative;
  }
  .palette .colors::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--dm-color-image-edge);
    border-radius: inherit;
  }
`;

function onKey(event: KeyboardEvent): void {
  const tiles = (event.currentTarget as Element).querySelectorAll<HTMLElement>('.palette');
  moveInGrid(event, [...tiles], COLUMNS);
}

/** One tab stop: the tile that was reached with the arrows stays it. */
function onFocus({ currentTarget, target }: FocusEvent): void {
  for (const tile of (currentTarget as Element).querySelectorAll<HTMLElement>('.palette'))
    tile.tabIndex = tile === target ? 0 : -1;
}

/** Palettes side by side; each is a button. */
function render(
  label: string,
  palettes: readonly Palette[],
  choose: (palette: Palette) => void,
): TemplateResult {
  return html`<div class="palettes" role="group" aria-label=${label} @keydown=${onKey} @focusin=${onFocus}>
    ${palettes.map(
      (palette, index) =>
        html`<button
          type="button"
          class="palette"
          title=${palette.name}
          tabindex=${index === 0 ? 0 : -1}
          @click=${() => choose(palette)}
        >
          <span class="colors" aria-hidden="true">
            ${palette.colors.map(
              (color) => html`<span class="color" ${cspStyleMap({ 'background-color': color })}></span>`,
            )}
          </span>
          <span class="caption ellipsis">${palette.name}</span>
        </button>`,
    )}
  </div>`;
}

export const paletteTiles = { styles, render };
