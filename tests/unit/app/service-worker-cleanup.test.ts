import { describe, expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from '../../../app/service-worker-cleanup.js';

const registration = (unregister: () => Promise<boolean>) => ({ unregister: vi.fn(unregister) });

describe('service workers', () => {
  it('[D-020] unregisters every one that an earlier version left', async () => {
    const left = [registration(async () => true), registration(async () => true)];
    expect(await unregisterServiceWorkers({ getRegistrations: async () => left })).toBe(2);
    for (const { unregister } of left) expect(unregister).toHaveBeenCalledOnce();
  });

  it('goes on when one of them cannot be removed', async () => {
    const stuck = registration(() => Promise.reject(new Error('busy')));
    const free = registration(async () => true);
    expect(await unregisterServiceWorkers({ getRegistrations: async () => [stuck, free] })).toBe(1);
  });

  it('does nothing where there are none, or where the browser does not allow to ask', async () => {
    expect(await unregisterServiceWorkers(undefined)).toBe(0);
    expect(await unregisterServiceWorkers({ getRegistrations: async () => [] })).toBe(0);
    const refused = { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await unregisterServiceWorkers(refused)).toBe(0);
  });
});
