import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { itemByKey, type GridShape } from './grid-geometry.js';
import { GridMeter, type GridStyle } from './grid-meter.js';
import './virtual-grid.css';

export interface GridItem {
  readonly index: number;
  /** Of the one item that Tab leads to. */
  readonly tabbable: boolean;
}

interface VirtualGridProps {
  readonly label: string;
  readonly count: number;
  readonly className?: string;
  /** Of the first drawing. */
  readonly style: GridStyle;
  /** The list itself, for what is done from outside of it. */
  readonly grid: RefObject<HTMLUListElement | null>;
  readonly keyOf: (index: number) => string;
  readonly children: (item: GridItem) => ReactNode;
  /** The last item near the window: a list that comes in pages asks for more. */
  readonly onNear?: (last: number) => void;
  /** A key that was pressed on an item and leads nowhere; true when it was of use. `to` is where Shift and an arrow led. */
  readonly onItemKey?: (event: KeyboardEvent, index: number, to: number | null) => boolean;
  readonly onShape?: (shape: GridShape) => void;
}

/**
 * A list whose items are in the page only while they are near the window; its own height is that of all. One item takes
 * Tab, arrows lead from it to the others, and the one with the focus stays in the page wherever one scrolls.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, style, className = '', grid, keyOf, children, onNear, onItemKey, onShape } = props;
  const [meter] = useState(() => new GridMeter(style));
  const { shape, span: near } = useSyncExternalStore(meter.subscribe, meter.view);
  const span = { first: Math.min(near.first, count), end: Math.min(near.end, count) };
  useLayoutEffect(() => meter.drawn(grid.current, count));
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const wanted = useRef<number | null>(null);
  const here = Math.min(active, count - 1);
  const inSpan = here >= span.first && here < span.end;
  const stop = focused || inSpan ? here : span.first;
  const shown = Array.from({ length: span.end - span.first }, (_, i) => span.first + i);
  if (focused && !inSpan && here >= 0) shown.push(here);

  useEffect(() => onNear?.(span.end), [onNear, span.end]);
  useEffect(() => onShape?.(shape));
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const link = linkAt(grid.current, wanted.current);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: 'nearest' });
  });

  const goTo = (index: number) => {
    setActive(index);
    const link = linkAt(grid.current, index);
    if (link) return link.focus();
    // it comes into the page by being scrolled to
    wanted.current = index;
    setFocused(true);
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const index = indexOf(event.target);
    if (index === null || !(event.target as Element).matches('a')) return;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const page = Math.max(1, Math.floor(innerHeight / (shape.rowHeight + shape.rowGap)) - 1);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = plain ? itemByKey(event.key, index, { count, columns: shape.columns, page, rtl }) : null;
    const used = (to === null || event.shiftKey) && onItemKey?.(event, index, to);
    if (to === null && !used) return;
    event.preventDefault();
    if (to !== null) goTo(to);
  };
  const rows = Math.ceil(count / shape.columns);
  return (
    <ul
      ref={grid}
      aria-label={label}
      className={`virtual-grid ${className}`}
      tabIndex={-1}
      style={{
        gridTemplateColumns: `repeat(${shape.columns}, minmax(0, 1fr))`,
        gridAutoRows: shape.rowHeight,
        columnGap: shape.columnGap,
        rowGap: shape.rowGap,
        height: Math.max(0, rows * (shape.rowHeight + shape.rowGap) - shape.rowGap),
      }}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const index = indexOf(target);
        if (index === null) return;
        setActive(index);
        setFocused(true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
    >
      {shown.map((index) => (
        <li
          key={keyOf(index)}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={count}
          style={{
            gridRowStart: Math.floor(index / shape.columns) + 1,
            gridColumnStart: (index % shape.columns) + 1,
          }}
        >
          {children({ index, tabbable: index === stop })}
        </li>
      ))}
    </ul>
  );
}

const linkAt = (grid: HTMLElement | null, index: number): HTMLElement | null | undefined =>
  grid?.querySelector<HTMLElement>(`:scope > [data-index='${index}'] a`);

function indexOf(target: EventTarget): number | null {
  const item = (target as Element).closest<HTMLElement>('[data-index]');
  return item ? Number(item.dataset['index']) : null;
}
