/** Where a resource's file is loaded. The clean one of what is sold has an address of its own, which is its buyer's alone. */
export const resourceAddress = (id: string, hash: string, { clean = false } = {}): string =>
  `/static/design_resource/${id}?${clean ? 'clean=1&' : ''}v=${hash.slice(0, 8)}`;
