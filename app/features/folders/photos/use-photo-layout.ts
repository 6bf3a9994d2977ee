import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { FolderResource } from '../../../../server/contract/folder.js';
import { PHONE, useMedia } from '../../../ui/hooks/use-media.js';
import { justifiedLayout, type Place } from './justified-layout.js';

/** Wider and taller ones are cut: a panorama must not take a row for itself, a strip must stay visible. */
const NARROWEST = 0.5;
const WIDEST = 2.6;

const ROW = 200;
const GAP = 8;
/** On a phone: squares, so many in a row. */
const COLUMNS = 3;
const PHONE_GAP = 4;

/** Where each picture stands in the list; none before it is measured. */
export function usePhotoLayout(
  list: RefObject<HTMLElement | null>,
  pictures: readonly FolderResource[],
): readonly Place[] {
  const width = useWidth(list);
  const phone = useMedia(PHONE);
  return useMemo(() => {
    if (width === 0) return [];
    const target = (width - (COLUMNS - 1) * PHONE_GAP) / COLUMNS;
    return phone
      ? justifiedLayout(
          pictures.map(() => 1),
          { width, target, gap: PHONE_GAP },
        )
      : justifiedLayout(pictures.map(ratioOf), { width, target: ROW, gap: GAP });
  }, [pictures, width, phone]);
}

const ratioOf = ({ width, height }: FolderResource): number =>
  Math.min(WIDEST, Math.max(NARROWEST, width / height)) || 1;

function useWidth(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return width;
}
