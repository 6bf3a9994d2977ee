import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../../../../../app/features/account/arriving/is-refusal.js';
import { resolveSharedLink } from '../../../../../app/features/share/resolve-shared-link.js';
import { ApiError } from '../../../../../server/contract/envelope.js';

const answers = new Map<string, unknown>();
vi.mock('../../../../../app/api.js', () => ({
  api: async ({ path }: { path: string }) => {
    if (!answers.has(path)) throw new ApiError('not_found', 'x');
    return answers.get(path);
  },
}));

const find = (type: string, phone = false) =>
  resolveSharedLink(type, phone)?.('t 1', new AbortController().signal);

describe('an address that leads to what was shared', () => {
  beforeEach(() => answers.clear());

  it('opens a design with the right the user has; on a phone to look at', async () => {
    answers.set('saved_design/get_one', { role: 'edit' });
    expect(await find('design')).toBe('/designmaker/start/designs/t%201/edit');
    expect(await find('design', true)).toBe('/designmaker/start/designs/t%201/view');
    answers.set('saved_design/get_one', { role: 'view' });
    expect(await find('design')).toBe('/designmaker/start/designs/t%201/view');
  });

  it('opens a folder with the role in it', async () => {
    answers.set('folder/get', [{ role: 'view' }]);
    expect(await find('folder')).toBe('/designmaker/start/folders/t%201/view');
  });

  it('opens a template by its id and by its public address', async () => {
    answers.set('design/get', { docs: [{ custom_url: 'jazz-nights' }] });
    expect(await find('template')).toBe('/designmaker/start/template/jazz-nights');
    answers.set('design/get', { docs: [] });
    answers.set('design/get_by_custom_url', { custom_url: 'salthaus' });
    expect(await find('design_template')).toBe('/designmaker/start/template/salthaus');
  });

  it('knows no other types, and what is not there is not seen', async () => {
    expect(resolveSharedLink('mockup', false)).toBeNull();
    expect(resolveSharedLink('constructor', false)).toBeNull();
    await expect(find('design')).rejects.toSatisfy(isRefusal);
    expect(isRefusal(new ApiError('offline', 'x'))).toBe(false);
  });
});
