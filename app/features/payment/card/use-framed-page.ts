import { useEffect, useRef, useState } from 'react';
import { frameMessage, type FrameMessage } from './frame-messages.js';

/**
 * A page of the test shop in a frame: what it tells, how high it is (px; null until it says), and whether it stands. `post`
 * speaks to it, and only to our own origin.
 */
export function useFramedPage(heard: (message: FrameMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [ready, setReady] = useState(false);
  const latest = useRef(heard);
  useEffect(() => void (latest.current = heard));
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const told = frameMessage(event, frame.current, location.origin);
      if (!told) return;
      if (told.type === 'dm-payment-ready') setReady(true);
      else if (told.type === 'dm-payment-height') setHeight(told.height);
      else latest.current(told);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const post = (type: 'dm-payment-submit' | 'dm-payment-focus') =>
    frame.current?.contentWindow?.postMessage({ type }, location.origin);
  return { frame, height, ready, post };
}

/** The address of a page of the test shop, which looks as the page around it does. */
export function sandboxAddress(
  page: 'card' | 'authenticate',
  query: Readonly<Record<string, string>> = {},
): string {
  const { theme } = document.documentElement.dataset;
  const all = new URLSearchParams({ ...query, ...(theme && { theme }) }).toString();
  return `/payments/sandbox/${page}${all && `?${all}`}`;
}
