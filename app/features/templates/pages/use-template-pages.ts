import { useEffect, useRef, useState } from 'react';
import type { Template } from '../../../../server/contract/design.js';
import type { Wanted } from './paint-template.js';

/** More device pixels than this to one CSS pixel nobody can see. */
const MOST_DENSE = 2;

interface Options {
  /** How many there are. */
  readonly pages: number;
  /** The template with its design; asked for once somebody pages. */
  readonly load: (signal: AbortSignal) => Promise<Template>;
  /** CSS pixels the picture of a page may take. */
  readonly room: { readonly width: number; readonly height: number };
  /** Id of one of the template's colorways; as it came when absent [E-090]. */
  readonly colorway?: string | undefined;
}

export interface TemplatePages {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Turns so many pages on, or back; there is nothing beyond the first and the last. */
  readonly turn: (by: number) => void;
  /** Address of the painted page; undefined of the first one, which has its thumbnail, and while it is painted. */
  readonly picture: string | undefined;
  /** True while the page is painted. */
  readonly busy: boolean;
  /** The page could not be painted. */
  readonly failed: boolean;
}

/** Which page of a template is in sight. A page that was painted stays so until the template leaves. */
export function useTemplatePages({ pages, load, room, colorway }: Options): TemplatePages {
  const [page, setPage] = useState(1);
  const [painted, setPainted] = useState<ReadonlyMap<string, string | null>>(new Map());
  const latest = useRef({ load, room, colorway });
  useEffect(() => {
    latest.current = { load, room, colorway };
  });
  const key = `${page} ${colorway ?? ''}`;
  const wanted = page > 1 && !painted.has(key);
  useEffect(() => {
    if (!wanted) return;
    const asked = new AbortController();
    const keep = (address: string | null) => {
      if (!asked.signal.aborted) setPainted((before) => new Map(before).set(key, address));
      else if (address !== null) URL.revokeObjectURL(address);
    };
    void paint(page, latest.current, asked.signal).then(keep, () => keep(null));
    return () => asked.abort();
  }, [page, key, wanted]);
  const addresses = useRef(painted);
  useEffect(() => {
    addresses.current = painted;
  }, [painted]);
  useEffect(() => () => addresses.current.forEach((address) => address && URL.revokeObjectURL(address)), []);
  const address = painted.get(key);
  return {
    ...{ page, pages, picture: address ?? undefined, busy: wanted, failed: address === null },
    turn: (by) => setPage((now) => Math.min(pages, Math.max(1, now + by))),
  };
}

/** Fetches what paints, and paints a page: see `paintTemplate`. */
export async function paintTemplatePage(template: Template, wanted: Wanted): Promise<string | null> {
  const { paintTemplate } = await import('./paint-template.js');
  return paintTemplate(template, wanted);
}

async function paint(
  page: number,
  { load, room, colorway }: Omit<Options, 'pages'>,
  signal: AbortSignal,
): Promise<string | null> {
  const template = await load(signal);
  const { width, height } = template;
  const scale = Math.min(room.width / width, room.height / height) * Math.min(MOST_DENSE, devicePixelRatio);
  return paintTemplatePage(template, { page, scale, colorway, signal });
}
