import { expect, type Page } from 'playwright/test';

/** A call of the product server as the page's user makes it; fails the test when it fails. */
export async function call<Answer = { _id: string }>(
  page: Page,
  path: string,
  input: object,
): Promise<Answer> {
  const response = await page.request.post(`/api/${path}`, {
    data: input,
    headers: { 'x-design-maker': '1' },
  });
  const {
    response_code: code,
    data,
    error,
  } = (await response.json()) as {
    response_code: number;
    data: Answer;
    error?: unknown;
  };
  expect(code, `${path}: ${JSON.stringify(error)}`).toBe(1);
  return data;
}

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
