import { css, html, type TemplateResult } from 'lit';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';

/**
 * A box in the place and size of content that is on its way; give the element the content's width and height.
 *
 * @cssprop --dm-skeleton-base - Ground color.
 * @cssprop --dm-skeleton-shine - The color that sweeps over it.
 */
export class DmSkeleton extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        min-height: 12px;
        border-radius: var(--dm-radius-sm);
        background: var(--dm-skeleton-base)
          linear-gradient(
            100deg,
            var(--dm-skeleton-base) 40%,
            var(--dm-skeleton-shine) 50%,
            var(--dm-skeleton-base) 60%
          )
          0 0 / 300% 100%;
        /* Content that comes within 150 ms shows no skeleton at all. */
        animation:
          appear 1ms 150ms backwards,
          sweep 1.4s ease-in-out infinite;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
      @keyframes sweep {
        from {
          background-position: 100% 0;
        }
        to {
          background-position: 0 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        :host {
          background: var(--dm-skeleton-base);
          animation: appear 1ms 150ms backwards;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    // The list that holds it says that it is busy.
    this.setAttribute('aria-hidden', 'true');
  }

  protected override render(): TemplateResult {
    return html``;
  }
}

define('dm-skeleton', DmSkeleton);

declare global {
  interface HTMLElementTagNameMap {
    'dm-skeleton': DmSkeleton;
  }
}
