const PLACE = 'brand_file/';

/** Where a logo or a font of a team is loaded from; an object stores it as its `src`, with or without what is before it. */
export const brandFileAddress = (id: string): string => `/static/${PLACE}${id}`;

/** The id of a brand file that an address is of; null for any other. */
export const brandFileId = (address: string): string | null =>
  /^(?:\/static\/)?brand_file\/([0-9a-z]+)$/i.exec(address)?.[1] ?? null;
