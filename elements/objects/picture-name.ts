import type { Attribution } from './attribution.js';

/** Where the details of a picture keep what its resource is called: it goes along wherever the picture goes. */
const PICTURE_NAME = 'picture_name';

/** Letters kept of a name; a prompt may be that long. */
const MOST = 500;

const onOneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();

/** The field that keeps a resource's name beside its source; none for one without a name. */
export function pictureNameField(name: string): Readonly<Record<string, string>> {
  const kept = [...onOneLine(name)].slice(0, MOST).join('').trimEnd();
  return kept === '' ? {} : { [PICTURE_NAME]: kept };
}

/** The fields that keep what is told of a resource beside its source: its name, and who made it where that must be said. */
export const pictureCreditFields = ({
  name,
  attribution,
}: {
  readonly name: string;
  readonly attribution?: Attribution | undefined;
}): { readonly attribution?: Attribution } => ({
  ...pictureNameField(name),
  ...(attribution && { attribution }),
});

/** The details without what was told of the picture that was there. */
export function withoutPictureCredit<T extends object>(details: T): T {
  const {
    [PICTURE_NAME]: _name,
    attribution: _who,
    ...kept
  } = details as T & { [PICTURE_NAME]?: unknown; attribution?: unknown };
  return kept as T;
}

/** What the resource of a picture was called, on one line; '' where nothing is kept. What another program left there may be anything. */
export function storedPictureName(details: object): string {
  const name = (details as Readonly<Record<string, unknown>>)[PICTURE_NAME];
  return typeof name === 'string' ? onOneLine(name) : '';
}
