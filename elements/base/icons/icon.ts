import { svg, html, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import type { IconName } from './icons.gen.js';
import { outlineOf } from './outlines.js';

export type { FilledIconName, IconName } from './icons.gen.js';

export interface IconOptions {
  /** The filled face: only for what is open or toggled on. Icons without one keep the regular face. */
  readonly fill?: boolean;
  /** CSS pixels, default 20. 16 in fields and menus, 22 in the rail, 24 on phones. */
  readonly size?: 12 | 14 | 16 | 20 | 22 | 24 | 32 | 40;
}

/**
 * An inline icon in the text color. It is always decoration: the control that holds it carries the name. One whose outline is
 * not here yet keeps its room until it is.
 */
export function icon(name: IconName, { fill = false, size = 20 }: IconOptions = {}): TemplateResult {
  const outline = outlineOf(name, fill) ?? until(comingOutline(name, fill), outlineOf(name, false) ?? '');
  return html`<svg
    class="icon"
    viewBox="0 0 256 256"
    width=${size}
    height=${size}
    fill="currentColor"
    aria-hidden="true"
  >
    ${svg`<path d=${outline} />`}
  </svg>`;
}

/** The outline once all have come; what is known where they can't, as a button needs no icon to work. */
async function comingOutline(name: IconName, fill: boolean): Promise<string> {
  await import('./every-icon.js').catch(() => {});
  return outlineOf(name, fill) ?? outlineOf(name, false) ?? '';
}
