import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Template } from '../../../server/contract/design.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { OF_USER } from '../account/index.js';
import { paintTemplatePage } from '../templates/index.js';

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

/**
 * Address of the first page painted for this screen, as the editor shows it, once it is painted. Undefined before, where
 * the thumbnail is as sharp, where the painting failed, and on phones, which need not fetch what paints.
 */
export function useSharpPicture(template: Template, room: Room): string | undefined {
  const { _id, width, height } = template;
  const phone = useMedia(PHONE);
  const settled = useSettled();
  const scale = Math.min(room.width / width, room.height / height) * Math.min(MOST_DENSE, devicePixelRatio);
  const { data } = useQuery({
    queryKey: [OF_USER, 'render', 'template', _id],
    enabled: settled && !phone && Math.max(width, height) * scale > THUMBNAIL,
    queryFn: ({ signal }) => paintTemplatePage(template, { page: 1, scale, signal }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  useEffect(() => () => void (data && URL.revokeObjectURL(data)), [data]);
  return data ?? undefined;
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
