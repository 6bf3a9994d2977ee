import { css, html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../base/icons/icon.js';
import type { UserImage } from '../../compose/format/mockup-inputs.js';
import type { MockupLayer } from '../../compose/format/mockup-package.js';
import type { LoadedPicture } from '../preview/picture-loader.js';
import { t } from '../strings.js';
import { cropThumbnail } from './crop-thumbnail.js';
import { isSoft } from './low-resolution.js';

export interface LayerRow {
  readonly image: UserImage | null;
  /** The picture of it; null while it is not here. */
  readonly picture: LoadedPicture | null;
  /** What is wrong with the picture that was to be put in. */
  readonly fault: string;
  readonly dropping: boolean;
  readonly pick: () => void;
  readonly adjust: () => void;
  readonly remove: () => void;
}

type Row = LayerRow & { readonly layer: MockupLayer };

/** The layers that take a picture, in their order. */
export const layerRows = (
  layers: readonly MockupLayer[],
  rowOf: (index: number) => LayerRow,
): TemplateResult =>
  html`<div class="layers">
    ${layers.map(
      (layer, index) => html`<div data-layer=${index}>${layerRow({ layer, ...rowOf(index) })}</div>`,
    )}
  </div>`;

/** What is in a layer, or a place to drop a picture. */
const layerRow = (row: Row): TemplateResult =>
  html`<div class="layer ${row.dropping ? 'dropping' : ''}" part="layer">
    ${row.image ? filledRow(row) : emptyRow(row)}
    ${row.fault ? html`<p class="fault" role="alert">${icon('warning-circle', { size: 16 })}${row.fault}</p>` : ''}
  </div>`;

const emptyRow = ({ layer: { name }, pick }: Row): TemplateResult =>
  html`<button type="button" class="empty" part="drop" @click=${pick}>
    ${icon('upload-simple', { size: 20 })}<span class="name">${name}</span
    ><span class="hint">${t('dropHere')}</span>
  </button>`;

const filledRow = ({ layer, image, picture, pick, adjust, remove }: Row): TemplateResult => {
  const { name, upload_resolution: area } = layer;
  return html`<p class="caption" dir="auto">${name}</p>
    <div class="filled">
      <span class="thumbnail"
        >${
          picture && image && area
            ? cropThumbnail({ address: picture.url, picture, crop: image.cropDetails, area })
            : nothing
        }</span
      >
      <span class="about">
        <bdi class="name">${image?.name || name}</bdi>
        ${area ? html`<span class="hint">${t('printArea', area)}</span>` : ''}
        ${
          picture && isSoft(layer, image, picture)
            ? html`<span class="soft" part="low-resolution"
                >${icon('warning-circle', { size: 14 })}${t('lowResolution', picture)}</span
              >`
            : nothing
        }
      </span>
      <span class="acts">
        <button
          type="button"
          class="button second small"
          part="adjust"
          ?disabled=${picture === null}
          @click=${adjust}
        >
          ${icon('crop', { size: 16 })}${t('adjust')}
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label=${t('replace', { name })}
          title=${t('replace', { name })}
          @click=${pick}
        >
          ${icon('arrows-clockwise', { size: 20 })}
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label=${t('remove', { name })}
          title=${t('remove', { name })}
          @click=${remove}
        >
          ${icon('trash', { size: 20 })}
        </button>
      </span>
    </div>`;
};

export const layerRowStyles = css`
  .layers {
    display: grid;
    gap: var(--dm-space-2);
  }
  .empty,
  .filled {
    display: flex;
    align-items: center;
    width: 100%;
    gap: var(--dm-space-3);
    border: 1px solid var(--dm-color-line-strong);
    border-radius: var(--dm-radius-md);
    background: none;
    text-align: left;
  }
  .empty {
    min-height: 52px;
    padding: 0 var(--dm-space-4);
    border-style: dashed;
    border-color: var(--dm-color-control);
    font-weight: var(--dm-font-weight-medium);
  }
  .empty:hover,
  .dropping > * {
    background: var(--dm-color-hover);
  }
  .dropping > * {
    border-color: var(--dm-color-accent);
  }
  .empty .hint {
    margin-left: auto;
  }
  @container mockup (width < 420px) {
    .empty {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 var(--dm-space-3);
      padding-block: var(--dm-space-2);
    }
    .empty .hint {
      grid-column: 2;
      margin-left: 0;
    }
  }
  .filled {
    flex-wrap: wrap;
    padding: var(--dm-space-3);
  }
  .caption {
    margin: var(--dm-space-2) 0;
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    font-weight: var(--dm-font-weight-medium);
  }
  div:first-child > .layer > .caption {
    margin-top: 0;
  }
  .about {
    display: grid;
    flex: 1;
    min-width: 96px;
  }
  .acts {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--dm-space-3);
  }
  .name {
    overflow: hidden;
    font-weight: var(--dm-font-weight-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .hint {
    color: var(--dm-color-text-2);
    font: var(--dm-text-caption);
    font-variant-numeric: tabular-nums;
  }
  .soft {
    display: flex;
    gap: var(--dm-space-1);
    align-items: flex-start;
    color: var(--dm-color-warning);
    font: var(--dm-text-caption);
    font-variant-numeric: tabular-nums;
  }
  .soft svg {
    flex: none;
    margin-top: 1px;
  }
  .thumbnail {
    display: grid;
    flex: none;
    width: 72px;
    height: 56px;
    place-items: center;
    overflow: hidden;
    border-radius: var(--dm-radius-sm);
    background: var(--dm-color-sunken);
  }
  .print {
    display: block;
    width: 100%;
    height: 100%;
  }
  .fault {
    display: flex;
    gap: var(--dm-space-2);
    margin-top: var(--dm-space-2);
    color: var(--dm-color-danger);
    font: var(--dm-text-caption);
  }
`;
