/** Where the items of a grid stand: columns of one width, rows of one height. All lengths in CSS pixels. */
export interface GridShape {
  readonly columns: number;
  readonly columnWidth: number;
  readonly rowHeight: number;
  readonly columnGap: number;
  readonly rowGap: number;
}

/** Items from `first` up to, not with, `end`. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

/** As many columns as fit, at least `fewest`, each as wide as the room allows. */
export function columnsFor(
  width: number,
  { narrowest, gap, fewest }: { readonly narrowest: number; readonly gap: number; readonly fewest: number },
): Pick<GridShape, 'columns' | 'columnWidth'> {
  const columns = Math.max(fewest, Math.floor((width + gap) / (narrowest + gap)));
  return { columns, columnWidth: Math.max(0, (width - gap * (columns - 1)) / columns) };
}

/** The items of the rows that a part of the grid shows, from `top` to `bottom`. */
export function spanWithin(
  shape: GridShape,
  count: number,
  { top, bottom }: Pick<Box, 'top' | 'bottom'>,
): Span {
  const stride = shape.rowHeight + shape.rowGap;
  const rows = Math.ceil(count / shape.columns);
  const firstRow = Math.min(Math.max(0, Math.floor(top / stride)), Math.max(0, rows - 1));
  const endRow = Math.min(rows, Math.max(firstRow + 1, Math.ceil(bottom / stride)));
  return { first: firstRow * shape.columns, end: Math.min(count, endRow * shape.columns) };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Line {
  readonly size: number;
  readonly gap: number;
  readonly most: number;
}

/** The items that a rectangle touches; gaps between them belong to none. */
export function itemsWithin(shape: GridShape, count: number, box: Box): number[] {
  const { columns, columnWidth, rowHeight, columnGap, rowGap } = shape;
  const hits = (from: number, to: number, { size, gap, most }: Line) => {
    const found: number[] = [];
    const stride = size + gap;
    for (let at = Math.max(0, Math.floor(from / stride)); at < most && at * stride <= to; at += 1)
      if (at * stride + size >= from) found.push(at);
    return found;
  };
  const inRow = hits(box.left, box.right, { size: columnWidth, gap: columnGap, most: columns });
  return hits(box.top, box.bottom, { size: rowHeight, gap: rowGap, most: Math.ceil(count / columns) })
    .flatMap((row) => inRow.map((column) => row * columns + column))
    .filter((index) => index < count);
}

/** The item that a key leads to; null where it leads nowhere. Rows of a page at once are `page`. */
export function itemByKey(key: string, here: number, { count, columns, page, rtl }: Keys): number | null {
  const along = rtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: here - along,
    ArrowRight: here + along,
    ArrowUp: here - columns,
    // down from above a last row that ends before it leads to its end
    ArrowDown:
      Math.floor(here / columns) < Math.floor((count - 1) / columns)
        ? Math.min(here + columns, count - 1)
        : count,
    PageUp: Math.max(here % columns, here - columns * page),
    PageDown: Math.min(count - 1, here + columns * page),
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count || to === here ? null : to;
}

interface Keys {
  readonly count: number;
  readonly columns: number;
  readonly page: number;
  readonly rtl: boolean;
}
