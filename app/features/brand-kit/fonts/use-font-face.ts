import { queryOptions, useQuery } from '@tanstack/react-query';
import { pictureAddress } from '../../../configuration.js';

let count = 0;

/**
 * Loads a font file into the page; gives the family it can be used by there. Rejects where it is no font or did not come.
 */
async function loadFace(src: string): Promise<string> {
  // a name of its own: one that a face of the interface has would mix with it
  const family = `brand-${(count += 1)}`;
  const face = new FontFace(family, `url(${JSON.stringify(pictureAddress(src))})`);
  document.fonts.add(await face.load());
  return family;
}

/** Each file once for the whole visit. */
const faceQuery = (src: string) =>
  queryOptions({
    queryKey: ['font-face', src],
    queryFn: () => loadFace(src),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 1,
  });

export interface LoadedFontFace {
  /** For CSS; undefined until the font is there. */
  readonly fontFamily: string | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A font for showing a text in it; nothing is loaded until it is wanted. */
export function useFontFace(src: string, wanted = true): LoadedFontFace {
  const { data, isError, refetch } = useQuery({ ...faceQuery(src), enabled: wanted });
  return { fontFamily: data, failed: isError && !data, retry: () => void refetch() };
}
