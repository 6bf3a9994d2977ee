import { css, html, type TemplateResult } from 'lit';
import '../../controls/lists/dm-font-name.js';
import { nextIndex } from '../../controls/behavior/focus.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import type { FontSet, SetFont } from '../../ports/brand.js';
import type { FontSource } from '../../ports/fonts.js';
import { t } from '../strings.js';

const styles = css`
  .sets {
    display: grid;
    gap: 8px;
  }
  .set {
    display: grid;
    gap: 2px;
    width: 100%;
    min-width: 0;
    padding: 10px 14px;
    border: 1px solid var(--dm-color-line-strong);
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-surface);
    text-align: left;
    transition: background var(--dm-duration-instant);
  }
  .set:hover {
    background: var(--dm-color-hover);
  }
  .set .caption {
    margin-top: 4px;
    color: var(--dm-color-text-2);
  }
  /* sizes of the built-in pairings (spec 2 section 9); what a kit says is for the page, not for its panel */
  .heading {
    --dm-font-name-size: 31px;
  }
  .sub_heading {
    --dm-font-name-size: 15px;
  }
  .paragraph {
    --dm-font-name-size: 12px;
  }
`;

function onKey(event: KeyboardEvent): void {
  const cards = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.set')];
  const index = nextIndex(event.key, cards.indexOf(event.target as HTMLElement), cards.length, 'y');
  if (index === null) return;
  consumeEvent(event);
  cards[index]?.focus();
}

/** One tab stop: the card that was reached with the arrows stays it. */
function onFocus({ currentTarget, target }: FocusEvent): void {
  for (const card of (currentTarget as Element).querySelectorAll<HTMLElement>('.set'))
    card.tabIndex = card === target ? 0 : -1;
}

const line = (role: keyof FontSet['fonts'], words: string, { face }: SetFont, source: FontSource | null) =>
  html`<dm-font-name
    class=${role}
    aria-hidden="true"
    name=${words}
    .face=${face?.id ?? ''}
    .load=${face && source ? () => source.load(face) : null}
  ></dm-font-name>`;

/** Font sets below one another, each line in its own face; each is a button. */
function render(
  label: string,
  sets: readonly FontSet[],
  source: FontSource | null,
  choose: (set: FontSet) => void,
): TemplateResult {
  return html`<div class="sets" role="group" aria-label=${label} @keydown=${onKey} @focusin=${onFocus}>
    ${sets.map(
      (set, index) =>
        html`<button
          type="button"
          class="set"
          title=${set.name}
          tabindex=${index === 0 ? 0 : -1}
          @click=${() => choose(set)}
        >
          ${line('heading', t('sampleHeading'), set.fonts.heading, source)}
          ${line('sub_heading', t('sampleSubHeading'), set.fonts.sub_heading, source)}
          ${line('paragraph', t('sampleParagraph'), set.fonts.paragraph, source)}
          <span class="caption ellipsis">${set.name}</span>
        </button>`,
    )}
  </div>`;
}

export const fontSetCards = { styles, render };
