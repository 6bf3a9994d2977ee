import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DOWNLOAD_MARK } from '../../../saved-designs.js';
import type { DownloadFormat } from './download-options.js';

const MARK = DOWNLOAD_MARK;
const PDF_MARK = `${DOWNLOAD_MARK}-pdf`;

/** Where a visitor comes back to from signing in: the page they left, with the download open. */
export const addressForDownload = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  format?: 'pdf',
): string => `${pathname}${search}${format ? PDF_MARK : MARK}`;

/** What such an address asks for; null for any other. */
export function downloadAsked(hash: string): { readonly format?: DownloadFormat } | null {
  if (hash === PDF_MARK) return { format: 'pdf' };
  return hash === MARK ? {} : null;
}

/** Opens the download for who comes back from signing in, or from a list, once: the address says no more of it afterwards. */
export function useDownloadReturn(show: (format?: DownloadFormat) => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(show);
  useEffect(() => void (latest.current = show));
  useEffect(() => {
    const asked = downloadAsked(hash);
    if (!asked) return;
    latest.current(asked.format);
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
}
