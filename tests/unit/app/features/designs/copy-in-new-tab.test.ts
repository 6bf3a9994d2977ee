// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyInNewTab } from '../../../../../app/features/designs/actions/copy-in-new-tab.js';

const call = vi.fn();
vi.mock('../../../../../app/api.js', () => ({ api: (...args: unknown[]) => call(...args) as unknown }));

describe('a copy in a new tab', () => {
  const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
  const open = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('open', open.mockReset().mockReturnValue(tab));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    tab.location.replace.mockReset();
    tab.close.mockReset();
    call.mockReset().mockResolvedValue({ _id: 'copy' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the tab is opened within the click, before anything is asked, and then shows the copy', async () => {
    const made = copyInNewTab('d1');
    expect(open).toHaveBeenCalledTimes(1);
    expect(await made).toEqual({ address: '/designmaker/start/designs/copy/edit', opened: true });
    expect(call.mock.calls[0]![1]).toEqual({ saved_design_id: 'd1', name_append: ' Copy' });
    expect(String(tab.location.replace.mock.calls[0]![0])).toMatch(/\/designs\/copy\/edit$/);
    expect(tab.opener, 'the copy has no hold on this page').toBeNull();
  });

  it('a browser that opens no tab does not lose the copy', async () => {
    open.mockReturnValue(null);
    expect(await copyInNewTab('d1')).toEqual({
      address: '/designmaker/start/designs/copy/edit',
      opened: false,
    });
  });

  it('a copy that cannot be made leaves no empty tab behind', async () => {
    call.mockRejectedValue(new Error('x'));
    await expect(copyInNewTab('d1')).rejects.toThrow('x');
    expect(tab.close).toHaveBeenCalledTimes(1);
  });
});
