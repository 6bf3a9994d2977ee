import type { Page } from 'playwright/test';

/** A call as whoever the page is signed in as. Throws an Error that names the call and the code it failed with. */
export async function call<Answer = { _id: string }>(
  page: Page,
  path: string,
  input: object = {},
): Promise<Answer> {
  const answer = await page.request.post(`/api/${path}`, { data: input, headers: { 'x-design-maker': '1' } });
  const { data, error } = (await answer.json()) as { data?: Answer; error?: { code: string } };
  if (error) throw new Error(`${path}: ${error.code}`);
  return data as Answer;
}
