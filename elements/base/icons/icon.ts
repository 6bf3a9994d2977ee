import { svg, html, type TemplateResult } from 'lit';
import { FILLED_ICONS, REGULAR_ICONS, type IconName } from './icons.gen.js';

export type { FilledIconName, IconName } from './icons.gen.js';

export interface IconOptions {
  /** The filled face: only for what is open or toggled on. Icons without one keep the regular face. */
  readonly fill?: boolean;
  /** CSS pixels, default 20. 16 in fields and menus, 22 in the rail, 24 on phones. */
  readonly size?: 12 | 14 | 16 | 20 | 22 | 24 | 32 | 40;
}

const FILLED: Partial<Record<IconName, string>> = FILLED_ICONS;

/** An inline icon in the text color. It is always decoration: the control that holds it carries the name. */
export function icon(name: IconName, { fill = false, size = 20 }: IconOptions = {}): TemplateResult {
  const outline = (fill && FILLED[name]) || REGULAR_ICONS[name];
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
