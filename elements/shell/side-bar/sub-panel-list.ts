import { html, type TemplateResult } from 'lit';
import type { Editor } from '../../editor/editor.js';
import { canCastShadow } from '../../editor/effects/object-shadow.js';
import type { SubPanel } from '../../editor/view-state/open-panel.js';
import { pictureLook } from '../../editor/effects/picture-effects.js';
import type { EditorSession } from '../create-editor.js';
import { t } from '../strings.js';

export interface SubPanelEntry {
  readonly id: SubPanel;
  readonly label: () => string;
  /** Sub-panels of one family stand side by side under the family's heading. */
  readonly family?: 'enhance';
  /** Whether it has anything to offer for what is selected; a member of a family that has not is left out of it. */
  readonly fits?: (editor: Editor) => boolean;
  /** Fetches the element that `render` names: who never opens it does not pay for it. */
  readonly load: () => Promise<unknown>;
  readonly render: (session: EditorSession) => TemplateResult;
}

const hasPicture = (editor: Editor): boolean => pictureLook(editor) !== null;

/** What toolbars open. Each stands while its picture or text is selected, so none keeps anything of its own. */
export const SUB_PANEL_LIST: readonly SubPanelEntry[] = [
  {
    id: 'filters',
    family: 'enhance',
    label: () => t('filters'),
    fits: hasPicture,
    load: () => import('../../panels/filters/dm-filters-panel.js'),
    render: ({ editor }) => html`<dm-filters-panel .editor=${editor}></dm-filters-panel>`,
  },
  {
    id: 'adjust',
    family: 'enhance',
    label: () => t('adjust'),
    fits: hasPicture,
    load: () => import('../../panels/adjust/dm-adjust-panel.js'),
    render: ({ editor }) => html`<dm-adjust-panel .editor=${editor}></dm-adjust-panel>`,
  },
  {
    id: 'shadows',
    family: 'enhance',
    label: () => t('shadows'),
    fits: canCastShadow,
    load: () => import('../../panels/shadows/dm-shadows-panel.js'),
    render: ({ editor }) => html`<dm-shadows-panel .editor=${editor}></dm-shadows-panel>`,
  },
  {
    id: 'style',
    label: () => t('style'),
    load: () => import('../../panels/style/dm-style-panel.js'),
    render: ({ editor }) => html`<dm-style-panel .editor=${editor}></dm-style-panel>`,
  },
  {
    id: 'text_effects',
    label: () => t('textEffects'),
    load: () => import('../../panels/text-effects/dm-text-effects-panel.js'),
    render: ({ editor }) => html`<dm-text-effects-panel .editor=${editor}></dm-text-effects-panel>`,
  },
  {
    id: 'fonts',
    label: () => t('fonts'),
    load: () => import('../../panels/fonts/dm-fonts-panel.js'),
    render: ({ editor, host }) =>
      html`<dm-fonts-panel .editor=${editor} .fonts=${host.fonts}></dm-fonts-panel>`,
  },
  {
    id: 'remove_background',
    label: () => t('removeBackground'),
    load: () => import('../../panels/remove-background/dm-remove-background-panel.js'),
    render: ({ editor }) => html`<dm-remove-background-panel .editor=${editor}></dm-remove-background-panel>`,
  },
  {
    id: 'mockup_editor',
    label: () => t('mockupEditor'),
    load: () => import('../../panels/mockup-editor/dm-mockup-editor-panel.js'),
    render: ({ editor, host }) =>
      html`<dm-mockup-editor-panel
        .editor=${editor}
        .source=${host.mockups ?? null}
      ></dm-mockup-editor-panel>`,
  },
  {
    id: 'animations',
    label: () => t('animate'),
    load: () => import('../../panels/animations/dm-animations-panel.js'),
    render: ({ editor }) => html`<dm-animations-panel .editor=${editor}></dm-animations-panel>`,
  },
];

/** The sub-panels that stand beside this one for what is selected, itself among them; alone without a family. */
export const membersOf = (entry: SubPanelEntry, editor: Editor): readonly SubPanelEntry[] =>
  SUB_PANEL_LIST.filter(
    (other) =>
      other === entry ||
      (entry.family !== undefined && other.family === entry.family && (other.fits?.(editor) ?? true)),
  );

/** The heading over a sub-panel: its family's where others stand beside it. */
export const headingOf = (entry: SubPanelEntry, editor: Editor): string =>
  entry.family && membersOf(entry, editor).length > 1 ? t(entry.family) : entry.label();
