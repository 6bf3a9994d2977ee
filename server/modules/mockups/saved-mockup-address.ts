/** Where the picture of a saved mockup is shown; another for another picture, so that browsers may keep it. */
export const savedMockupAddress = ({ id, hash }: { readonly id: string; readonly hash: string | null }) =>
  `/static/saved_mockup/${id}?v=${(hash ?? '').slice(0, 12)}`;
