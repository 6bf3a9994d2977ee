/** Paints pages of the user's designs for whoever shows them inside something else, such as a mockup in another design. */
type PaintPage = (src: string) => Promise<Blob>;

let load: (() => Promise<PaintPage>) | null = null;

/** Says where the painter is, once, at the start: it is large, and who never needs it does not fetch it. */
export function providePagePainter(loader: () => Promise<PaintPage>): void {
  load = loader;
}

/** The page that a `dm-page:` address names, as it is now. */
export async function paintPage(src: string): Promise<Blob> {
  if (!load) throw new Error('Pages of designs cannot be shown here.');
  return (await load())(src);
}
