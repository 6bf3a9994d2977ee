interface Paging {
  readonly page_no: number;
  readonly size: number;
}

/** Where a page of a list begins; pages count from 1. */
export const sliceOf = ({ page_no, size }: Paging) => ({ offset: (page_no - 1) * size, limit: size });

/** One page of a longer list. */
export const pageOf = <Item>(docs: Item[], total: number, { page_no, size }: Paging) => ({
  docs,
  total,
  more: page_no * size < total,
});

/** Items asked for by id: all on one page. */
export const allOf = <Item>(docs: Item[]) => ({ docs, total: docs.length, more: false });

export const asList = (ids: string | string[]): string[] => (Array.isArray(ids) ? ids : [ids]);
