import { css } from 'lit';

/**
 * The ground under drawings that have none of their own. It stays light in the dark theme: most are dark ink, made for
 * a page, and pages are never dark. Put it on the box around the thumbnails.
 */
export const thumbnailStage = css`
  --dm-thumbnail-stage: light-dark(var(--dm-color-sunken), var(--dm-color-inverse));
  --dm-color-hover: color-mix(in srgb, var(--dm-thumbnail-stage) 94%, var(--dm-color-on-handle));
`;
