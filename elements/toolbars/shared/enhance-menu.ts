import { html, nothing, type TemplateResult } from 'lit';
import type { IconName } from '../../base/icons/icon.js';
import type { Editor } from '../../editor/editor.js';
import { canOutline } from '../../editor/effects/picture-outline.js';
import { canCastShadow } from '../../editor/effects/object-shadow.js';
import { openPanel, panelOf, toggleSubPanel, type SubPanel } from '../../editor/view-state/open-panel.js';
import { pictureLook } from '../../editor/effects/picture-effects.js';
import '../../controls/buttons/dm-icon-button.js';
import '../../controls/menus/dm-menu.js';
import '../../controls/menus/dm-menu-item.js';
import { t } from '../strings.js';
import { labeledButton } from './labeled-button.js';

interface Entry {
  readonly id: SubPanel;
  readonly icon: IconName;
  readonly label: () => string;
  readonly enabled: (editor: Editor) => boolean;
}

const hasPicture = (editor: Editor): boolean => pictureLook(editor) !== null;

const PICTURE: readonly Entry[] = [
  { id: 'filters', icon: 'magic-wand', label: () => t('filter'), enabled: hasPicture },
  { id: 'adjust', icon: 'sliders-horizontal', label: () => t('adjustment'), enabled: hasPicture },
];

const SHADOWS: Entry = {
  id: 'shadows',
  icon: 'drop-half',
  label: () => t('shadows'),
  enabled: canCastShadow,
};

/** In the same panel, for pictures with a shape of their own. */
const OUTLINE: Entry = { ...SHADOWS, icon: 'selection', label: () => t('outline'), enabled: canOutline };

/** What a picture's looks are changed with, each in its panel; `shadows` where the picture can cast one [B-014]. */
export function enhanceMenu(editor: Editor, { shadows }: { readonly shadows: boolean }): TemplateResult {
  const outlined = shadows && canOutline(editor) ? [OUTLINE] : [];
  const entries = shadows ? [...PICTURE, ...outlined, SHADOWS] : PICTURE;
  const open = panelOf(editor).value;
  const disabled = editor.selection.locked.value || !entries.some(({ enabled }) => enabled(editor));
  return html`<dm-menu label=${t('enhance')}>
    ${labeledButton(t('enhance'), 'sliders-horizontal', {
      anchor: true,
      caret: true,
      disabled,
      on: entries.some(({ id }) => id === open),
    })}
    ${entries.map(
      ({ id, icon, label, enabled }) =>
        html`<dm-menu-item
          icon=${icon}
          ?disabled=${!enabled(editor)}
          ?checked=${id === open}
          @dm-pick=${() => openPanel(editor, id)}
          >${label()}</dm-menu-item
        >`,
    )}
  </dm-menu>`;
}

/** For what has no pixels to change but casts a shadow; nothing for what does not. */
export const shadowsButton = (editor: Editor): TemplateResult | typeof nothing =>
  canCastShadow(editor)
    ? labeledButton(t('shadows'), SHADOWS.icon, {
        disabled: editor.selection.locked.value,
        on: panelOf(editor).value === SHADOWS.id,
        press: () => toggleSubPanel(editor, SHADOWS.id),
      })
    : nothing;

/** Fill, outline, corners and line ends in full, in their panel. */
export const styleButton = (editor: Editor): TemplateResult =>
  html`<dm-icon-button
    icon="paint-bucket"
    label=${t('style')}
    toggle
    ?pressed=${panelOf(editor).value === 'style'}
    ?disabled=${editor.selection.locked.value}
    @click=${() => toggleSubPanel(editor, 'style')}
  ></dm-icon-button>`;
