/** How a picture's value is shown. */
export interface SheetPicture {
  readonly name: string;
  /** An address that a page may show; without one an icon stands in its place. */
  readonly thumbnail?: string;
}

/** What the host knows of pictures. Paths, addresses and file names are all values of image labels. */
export interface SheetPictures {
  /** Name and thumbnail of a value; undefined when it is no picture that the host knows. */
  describe?(value: string): SheetPicture | undefined;
  /**
   * The values to be kept for file names and addresses that were typed, pasted or read from a file, in their order;
   * null for those that lead to no picture. Rejects with words fit to show.
   */
  find?(names: readonly string[]): Promise<readonly (string | null)[]>;
  /** Keeps dropped or pasted pictures and answers their values, in their order. Rejects with words fit to show. */
  add?(files: readonly File[]): Promise<readonly string[]>;
}

const ADDRESS = /^(https?:|data:|blob:|\/)/i;

/** The last part of a path or address, as a person would call the file. */
function fileName(value: string): string {
  const path = value.startsWith('data:') ? '' : value.replace(/[?#].*$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last) || value.slice(0, 40);
  } catch {
    return last;
  }
}

/** What the host says of a value, else its last part and, of an address, the picture itself. */
export function pictureOf(value: string, pictures: SheetPictures | null): SheetPicture {
  const known = pictures?.describe?.(value);
  if (known) return known;
  return { name: fileName(value), ...(ADDRESS.test(value) && { thumbnail: value }) };
}
