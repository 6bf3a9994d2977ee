import type { StoredObject } from '../../elements/document/design-file.js';

/** What the texts of a design say, or of one object: groups within groups too. Of anything but a stored design, nothing. */
export function extractDesignText(stored: unknown): string {
  const said: string[] = [];
  // a list instead of recursion: groups may be nested as deep as 8 MB allow
  const open: unknown[] = [stored];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const { pages, objects, group_details, text_details } = (value ?? {}) as Inside;
    if (typeof text_details?.text === 'string') said.push(text_details.text);
    for (const list of [pages, objects, group_details?.object_data])
      if (Array.isArray(list)) open.push(...list.filter((item) => item !== undefined).reverse());
  }
  return said.join('\n');
}

interface Inside {
  readonly pages?: readonly unknown[];
  readonly objects?: readonly StoredObject[];
  readonly group_details?: { readonly object_data?: readonly unknown[] };
  readonly text_details?: { readonly text?: unknown };
}
