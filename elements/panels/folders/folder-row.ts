import { css, html, type TemplateResult } from 'lit';
import { icon } from '../../base/icons/icon.js';
import { truncateName } from '../../base/i18n/truncate-name.js';
import type { PictureFolder } from '../../ports/folders.js';
import { t } from '../strings.js';

/** '46 photos, shared by Mira', '12 photos', 'Empty'. */
function aboutText({ count, sharedBy }: PictureFolder): string {
  const held = count === 0 ? t('emptyFolder') : t('photoCount', { count });
  return sharedBy ? `${held}, ${t('sharedBy', { name: sharedBy })}` : held;
}

/** A picture that cannot be had leaves its place on the stage empty. */
const hide = (event: Event): void => {
  (event.target as HTMLElement).hidden = true;
};

const mosaic = ({ newest }: PictureFolder): TemplateResult =>
  html`<span class="mosaic" data-count=${newest.length}>
    ${
      newest.length === 0
        ? icon('folder')
        : newest.map(
            (src) =>
              html`<span
                ><img src=${src} alt="" loading="lazy" decoding="async" draggable="false" @error=${hide}
              /></span>`,
          )
    }
  </span>`;

/** A folder in the list: its newest pictures, its name, how much lies in it and whose it is. */
export const folderRow = {
  styles: css`
    .rows {
      display: grid;
      gap: 4px;
      margin: 0 -8px;
    }
    .row {
      display: grid;
      grid-template-columns: 76px minmax(0, 1fr) 16px;
      align-items: center;
      gap: 12px;
      width: 100%;
      padding: 8px;
      border: 0;
      border-radius: var(--dm-radius-sm);
      background: none;
      color: var(--dm-color-text);
      text-align: start;
      transition: background var(--dm-duration-instant);
    }
    .row:hover {
      background: var(--dm-color-hover);
    }
    .row:active {
      background: var(--dm-color-active);
    }
    .row > svg {
      color: var(--dm-color-text-2);
    }
    .row:dir(rtl) > svg {
      scale: -1 1;
    }
    .words {
      min-width: 0;
    }
    .name {
      display: block;
      font: var(--dm-text-control);
      font-weight: var(--dm-font-weight-medium);
    }
    .about {
      display: block;
      margin-top: 2px;
      color: var(--dm-color-text-2);
      font: var(--dm-text-caption);
    }
    .mosaic {
      display: grid;
      grid-template: 1fr 1fr / 2fr 1fr;
      gap: 2px;
      height: 54px;
      border-radius: var(--dm-radius-sm);
      overflow: hidden;
      background: var(--dm-thumbnail-stage);
      color: var(--dm-color-text-2);
    }
    .mosaic[data-count='0'] {
      place-items: center;
      grid-template: none;
    }
    .mosaic > span {
      min-width: 0;
      min-height: 0;
    }
    .mosaic > span:first-child {
      grid-row: span 2;
    }
    .mosaic[data-count='1'] > span {
      grid-column: span 2;
    }
    .mosaic[data-count='2'] > span {
      grid-row: span 2;
    }
    .mosaic[data-count='2'] {
      grid-template-columns: 1fr 1fr;
    }
    .mosaic img {
      display: block;
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    .mosaic img[hidden] {
      display: none;
    }
  `,
  /** @param tabbable - whether Tab stops here; the arrow keys reach the others */
  render: (folder: PictureFolder, open: () => void, tabbable: boolean): TemplateResult =>
    html`<div role="listitem">
      <button type="button" class="row" data-folder=${folder.id} tabindex=${tabbable ? 0 : -1} @click=${open}>
        ${mosaic(folder)}
        <span class="words">
          <span class="name ellipsis" title=${folder.name}><bdi>${truncateName(folder.name)}</bdi></span>
          <span class="about ellipsis" title=${aboutText(folder)}>${aboutText(folder)}</span>
        </span>
        ${icon('caret-right', { size: 16 })}
      </button>
    </div>`,
};
