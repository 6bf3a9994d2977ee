import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Template } from '../../../server/contract/design.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { OF_USER } from '../account/index.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { paintTemplatePage } from '../templates/index.js';
import { template as strings } from './strings.js';

/** Pixels of the longer side of a thumbnail. */
const THUMBNAIL = 480;

/** More device pixels than this to one CSS pixel nobody can see. */
const MOST_DENSE = 2;

/** Pictures and lists of the page go first, ms. */
const SETTLED_MS = 500;

interface Room {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

interface SharpPicture {
  /** Address; undefined while the thumbnail is shown. */
  readonly picture: string | undefined;
  /** True while another colorway is painted; what was in sight stays until then. */
  readonly coloring: boolean;
}

/**
 * The first page painted for this screen, as the editor shows it, once it is painted. The thumbnail is shown before, where
 * it is as sharp, where the painting failed, and on phones, which need not fetch what paints. Of a colorway there is no
 * thumbnail: it is painted in any case [E-090].
 */
export function useSharpPicture(template: Template, room: Room, colorway: string | undefined): SharpPicture {
  const { _id, width, height } = template;
  const phone = useMedia(PHONE);
  const settled = useSettled();
  const scale = Math.min(room.width / width, room.height / height) * Math.min(MOST_DENSE, devicePixelRatio);
  const colored = colorway !== undefined;
  const sharper = settled && !phone && Math.max(width, height) * scale > THUMBNAIL;
  const { data, isFetching, isError } = useQuery({
    queryKey: [OF_USER, 'render', 'template', _id, colorway],
    enabled: colored || sharper,
    queryFn: ({ signal }) => paintTemplatePage(template, { page: 1, scale, colorway, signal }),
    ...(colored && { placeholderData: keepPreviousData }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  useEffect(() => () => void (data && URL.revokeObjectURL(data)), [data]);
  const failed = colored && !isFetching && (isError || data === null);
  useEffect(() => {
    if (failed) notifier.error(strings.colorwayFailed);
  }, [failed]);
  return { picture: data ?? undefined, coloring: colored && isFetching };
}

/** True a moment after the page was shown. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
