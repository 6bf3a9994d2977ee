import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OF_USER } from '../account/index.js';
import { exporterOf, largestDpi, PAGE_DPI } from '../editor/index.js';
import type { ViewedDesign } from './use-viewed-design.js';

/** One page as it was painted. */
export interface PaintedPage {
  /** Address of the picture, as long as the page shows it. */
  readonly src: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Every page at its own size, painted as a download is: premium pictures are watermarked (DECISIONS 21). */
export function useRender(id: string, design: ViewedDesign | undefined) {
  const query = useQuery({
    queryKey: [OF_USER, 'render', id],
    enabled: design !== undefined,
    queryFn: ({ signal }) => painted(design!, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  const pages = query.data;
  useEffect(() => () => pages?.forEach(({ src }) => URL.revokeObjectURL(src)), [pages]);
  return query;
}

async function painted({ session }: ViewedDesign, signal: AbortSignal): Promise<PaintedPage[]> {
  const { size, index } = session.editor;
  const exporter = exporterOf(session);
  const dpi = Math.min(PAGE_DPI, largestDpi(size));
  const pages = index.pages.peek().map((_, at) => at + 1);
  const options = {
    format: 'png',
    quality: 100,
    transparent: false,
    dpi,
    scale: dpi / PAGE_DPI,
    pages,
  } as const;
  await exporter.prepare(options, signal);
  const files: PaintedPage[] = [];
  for await (const file of exporter.files(options, signal, () => undefined))
    files.push({ src: URL.createObjectURL(file), width: size.width, height: size.height });
  return files;
}
