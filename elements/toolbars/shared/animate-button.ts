import { html, nothing, type TemplateResult } from 'lit';
import { movableObjects, pageMotion, selectedMotion } from '../../editor/animating/animate.js';
import { isAnimateOffered } from '../../editor/animating/offered.js';
import type { Editor } from '../../editor/editor.js';
import { panelOf, toggleSubPanel } from '../../editor/view-state/open-panel.js';
import '../../controls/buttons/dm-icon-button.js';
import { t } from '../strings.js';
import { labeledButton } from './labeled-button.js';

/** Toolbars that have room for it at any width. */
const ROOMY: ReadonlySet<string | null> = new Set(['shape', 'line']);

const isOpen = (editor: Editor): boolean => panelOf(editor).value === 'animations';

/** Opens the animations of the page; only where the host names its environment [D-032]. */
export const animatePageButton = (editor: Editor): TemplateResult | typeof nothing =>
  isAnimateOffered(editor)
    ? labeledButton(t('animate'), 'film-strip', {
        on: isOpen(editor) || pageMotion(editor).animation !== null,
        press: () => toggleSubPanel(editor, 'animations'),
      })
    : nothing;

/** The same for what is selected, without its word: every object has it, and rows are tight; in narrow ones the rail has it. */
export const animateButton = (editor: Editor): TemplateResult | typeof nothing =>
  isAnimateOffered(editor) && movableObjects(editor).length > 0
    ? html`<dm-icon-button
        class="animate ${ROOMY.has(editor.selection.kind.value) ? '' : 'tight'}"
        icon="film-strip"
        label=${t('animate')}
        toggle
        ?pressed=${isOpen(editor) || selectedMotion(editor).animation !== null}
        ?disabled=${editor.selection.locked.value}
        @click=${() => toggleSubPanel(editor, 'animations')}
      ></dm-icon-button>`
    : nothing;
