/** Seconds of a page that says nothing (DECISIONS 8). */
export const DEFAULT_DURATION = 5;

/** Seconds of a page; one that says nothing takes the default. */
export const durationOf = (page: { readonly animation_duration?: number | null | undefined }): number =>
  page.animation_duration || DEFAULT_DURATION;
