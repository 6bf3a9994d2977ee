import { html, type TemplateResult } from 'lit';
import type { IconName } from '../../base/icons/icon.js';
import type { EditorHost, EditorSession } from '../create-editor.js';
import { brandLogos, requestBrandKit } from '../../editor/brand-kit/brand-kit.js';
import { BULK_PANEL } from '../../editor/bulk-labels/label-target.js';
import '../../panels/templates/dm-templates-panel.js';
import { t } from '../strings.js';

/** What a panel is given beside the session. */
export interface PanelState {
  /** Id of the object whose picture the next pick replaces. */
  readonly replaceId: string | null;
  /** Category the templates panel begins with. */
  readonly category: string;
  /** Counts pictures uploaded elsewhere. */
  readonly uploads: number;
}

export interface PanelEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly label: () => string;
  /** Whether the host has what the panel shows; every host when absent. */
  readonly offered?: (host: EditorHost) => boolean;
  /** Fetches the element that `render` names; the first panel comes with the editor. */
  readonly load?: () => Promise<unknown>;
  readonly render: (session: EditorSession, state: PanelState) => TemplateResult;
}

/** The tabs of the rail, in their order. Templates is the first shown (spec 2 section 4). */
export const PANELS: readonly PanelEntry[] = [
  {
    id: 'templates',
    icon: 'layout',
    label: () => t('templates'),
    render: ({ editor, host }, { category }) =>
      html`<dm-templates-panel
        .editor=${editor}
        .assets=${host.assets}
        .category=${category}
      ></dm-templates-panel>`,
  },
  {
    id: 'photos',
    icon: 'images',
    label: () => t('photos'),
    load: () => import('../../panels/photos/dm-photos-panel.js'),
    render: ({ editor, host }, { replaceId }) =>
      html`<dm-photos-panel
        .editor=${editor}
        .assets=${host.assets}
        .replaceId=${replaceId}
      ></dm-photos-panel>`,
  },
  {
    id: 'backgrounds',
    icon: 'paint-bucket',
    label: () => t('backgrounds'),
    load: () => import('../../panels/backgrounds/dm-backgrounds-panel.js'),
    render: ({ editor, host }) =>
      html`<dm-backgrounds-panel
        .editor=${editor}
        .assets=${host.assets}
        .imageMaker=${host.imageMaker ?? null}
      ></dm-backgrounds-panel>`,
  },
  {
    id: 'text',
    icon: 'text-aa',
    label: () => t('text'),
    load: () => import('../../panels/text/dm-text-panel.js'),
    render: ({ editor, host }) =>
      html`<dm-text-panel .editor=${editor} .assets=${host.assets} .fonts=${host.fonts}></dm-text-panel>`,
  },
  {
    id: 'elements',
    icon: 'shapes',
    label: () => t('elements'),
    load: () => import('../../panels/elements/dm-elements-panel.js'),
    render: ({ editor, host }) => {
      requestBrandKit(editor);
      return html`<dm-elements-panel
        .editor=${editor}
        .assets=${host.assets}
        .logos=${brandLogos(editor)}
      ></dm-elements-panel>`;
    },
  },
  {
    id: 'mockups',
    icon: 't-shirt',
    label: () => t('mockups'),
    offered: ({ mockups }) => mockups !== undefined,
    load: () => import('../../panels/mockups/dm-mockups-panel.js'),
    render: ({ editor, host }) =>
      html`<dm-mockups-panel .editor=${editor} .source=${host.mockups ?? null}></dm-mockups-panel>`,
  },
  {
    id: 'animate',
    icon: 'film-strip',
    label: () => t('animate'),
    load: () => import('../../panels/animations/dm-animations-panel.js'),
    render: ({ editor }) => html`<dm-animations-panel .editor=${editor}></dm-animations-panel>`,
  },
  {
    id: 'brand_kit',
    icon: 'swatches',
    label: () => t('brandKit'),
    offered: ({ brand }) => brand !== undefined,
    load: () => import('../../panels/brand-kit/dm-brand-kit-panel.js'),
    render: ({ editor, host }) =>
      html`<dm-brand-kit-panel
        .editor=${editor}
        .source=${host.brand ?? null}
        .fonts=${host.fonts}
      ></dm-brand-kit-panel>`,
  },
  {
    id: 'uploads',
    icon: 'cloud-arrow-up',
    label: () => t('uploads'),
    load: () => import('../../panels/uploads/dm-uploads-panel.js'),
    render: ({ editor, host }, { replaceId, uploads }) =>
      html`<dm-uploads-panel
        .editor=${editor}
        .assets=${host.assets}
        .replaceId=${replaceId}
        .version=${uploads}
      ></dm-uploads-panel>`,
  },
  {
    id: BULK_PANEL,
    icon: 'table',
    label: () => t('bulkEdit'),
    load: () => import('../../panels/bulk-edit/dm-bulk-edit-panel.js'),
    render: ({ editor }) => html`<dm-bulk-edit-panel .editor=${editor}></dm-bulk-edit-panel>`,
  },
  {
    id: 'folders',
    icon: 'folder',
    label: () => t('folders'),
    offered: ({ folders }) => folders !== undefined,
    load: () => import('../../panels/folders/dm-folders-panel.js'),
    render: ({ editor, host }, { replaceId }) =>
      html`<dm-folders-panel
        .editor=${editor}
        .source=${host.folders ?? null}
        .replaceId=${replaceId}
      ></dm-folders-panel>`,
  },
];
