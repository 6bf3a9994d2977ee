import { html, nothing, type TemplateResult } from 'lit';
import { TRANSITIONS, type TransitionId } from '../../animation/transitions.js';
import '../../controls/buttons/dm-segmented.js';
import { hasPageBefore, pageTransition, setPageTransition } from '../../editor/animating/transition.js';
import type { Editor } from '../../editor/editor.js';
import { t } from './strings.js';

const NAMES = { fade: 'transitionFade', slide: 'transitionSlide' } as const satisfies Record<
  TransitionId,
  string
>;

/** '' for none. */
const choices = (): { value: string; label: string }[] => [
  { value: '', label: t('transitionNone') },
  ...TRANSITIONS.map(({ id }) => ({ value: id, label: t(NAMES[id]) })),
];

/** How the page takes the place of the one before it; nothing on the first. */
export function transitionField(editor: Editor): TemplateResult | typeof nothing {
  if (!hasPageBefore(editor)) return nothing;
  return html`<div class="duration">
    <span class="label" aria-hidden="true">${t('transition')}</span>
    <dm-segmented
      label=${t('pageTransition')}
      .options=${choices()}
      .value=${pageTransition(editor) ?? ''}
      @dm-change=${(event: CustomEvent<{ value: string }>) => {
        event.stopPropagation();
        setPageTransition(editor, event.detail.value || null);
      }}
    ></dm-segmented>
  </div>`;
}
