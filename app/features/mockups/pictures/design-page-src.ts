/** A page of a design, as a picture that stays live: `dm-page:<design>/<page>`. */
export interface DesignPageRef {
  readonly design: string;
  readonly page: string;
}

const PAGE = /^dm-page:([\w-]{1,100})\/([\w-]{1,100})$/;

export const designPageSrc = ({ design, page }: DesignPageRef): string => `dm-page:${design}/${page}`;

/** The page a `src` names; null for any other picture. */
export function readDesignPageSrc(src: string): DesignPageRef | null {
  const [, design, page] = PAGE.exec(src) ?? [];
  return design !== undefined && page !== undefined ? { design, page } : null;
}

/** The designs whose pages are among these pictures, each once. */
export const designsOf = (sources: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(sources.flatMap((src) => (src === undefined ? [] : (readDesignPageSrc(src)?.design ?? [])))),
];
