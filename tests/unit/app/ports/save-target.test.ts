import { describe, expect, it } from 'vitest';
import { createSaveTarget } from '../../../../app/ports/saving/save-target.js';
import { SaveFailed } from '../../../../elements/ports/host.js';
import { createClient } from '../../../../server/contract/client.js';

/** What a save meets where something between the browser and the server answers. */
const answered = (status: number, body: string): Promise<unknown> => {
  const fetch = async () => new Response(body, { status });
  const save = createSaveTarget(createClient({ base: 'http://product/api/', fetch }), 'd');
  return save.save('{}', { base: 1 }).catch((error: unknown) => error);
};

describe('a save that a proxy answers', () => {
  it.each([
    ['a page of its own', 200, '<html>Log in to this network</html>', 'fault'],
    ['nothing', 200, '', 'fault'],
    ['half an answer', 200, '{"response_code":1,"da', 'fault'],
    ['success without a revision', 200, '{"response_code":1,"data":{}}', 'fault'],
    ['that the server is away', 502, '<html>Bad gateway</html>', 'fault'],
    ['that the design is too large', 413, '<html>Request Entity Too Large</html>', 'too_large'],
  ])('with %s is not kept', async (_what, status, body, trouble) => {
    const failed = await answered(status, body);
    expect(failed).toBeInstanceOf(SaveFailed);
    expect((failed as SaveFailed).trouble).toBe(trouble);
  });
});
