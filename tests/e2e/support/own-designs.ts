import type { Page } from 'playwright/test';
import { call } from './call.js';

/** Blank designs of these names; the last one named is the newest. Gives their ids. */
export async function makeDesigns(page: Page, ...names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { _id: id } = await call(page, 'saved_design/create_blank_design', {});
    await call(page, 'saved_design/update', { id, name });
    ids.push(id);
  }
  return ids;
}

export const makeFolder = async (
  page: Page,
  folder_name: string,
  folder_type: 'design' | 'photo' = 'design',
): Promise<string> => (await call(page, 'folder/create', { folder_name, folder_type }))._id;
