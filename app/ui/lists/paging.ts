/** Lists that come in numbered pages: which page is next, for an infinite query. */
export const BY_NUMBER = {
  initialPageParam: 1,
  getNextPageParam: ({ more }: { readonly more: boolean }, pages: readonly unknown[]) =>
    more ? pages.length + 1 : undefined,
};

/** Each item once, as it came last: pages overlap when a list changes between them. */
export const eachOnce = <T>(items: readonly T[], keyOf: (item: T) => string | number): T[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
