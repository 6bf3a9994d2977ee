import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepClientThumbnail, QUIET_MS } from '../../../../../app/features/editor/saving/client-thumbnail.js';
import { blankDesign } from '../../../../../elements/document/blank-design.js';
import type { SaveStatus } from '../../../../../elements/editor/autosave/save-status.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(src: string) {
  const status = signal<SaveStatus>('saved');
  const object = { id: 'a', type: 'image', image_details: { src } };
  const blank = blankDesign();
  const file = { ...blank, pages: [{ ...blank.pages[0]!, objects: [object] }] };
  const keep = vi.fn(() => Promise.resolve());
  const session = { editor: { toFile: () => file as never }, autosave: { status } };
  const save = () => {
    status.value = 'saving';
    status.value = 'saved';
  };
  return { keep, save, thumbnail: keepClientThumbnail(session, keep) };
}

it('a design with a picture of this browser is painted here, once things are quiet after its saves', async () => {
  const { keep, save } = open('local/abc');
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(keep).not.toHaveBeenCalled();
  save();
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  save();
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  expect(keep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(keep).toHaveBeenCalledOnce();
});

it('all others are left to the server', async () => {
  const { keep, save } = open('https://a.example/x.png');
  save();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(keep).not.toHaveBeenCalled();
});

it('what is due is painted when the editor goes away, and nothing after that', async () => {
  const { keep, save, thumbnail } = open('local/abc');
  save();
  await thumbnail.flush();
  expect(keep).toHaveBeenCalledOnce();
  thumbnail.stop();
  save();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  await thumbnail.flush();
  expect(keep).toHaveBeenCalledOnce();
});

it('a picture that cannot be painted or sent disturbs nobody, and the next save tries again', async () => {
  const { keep, save } = open('local/abc');
  keep.mockRejectedValueOnce(new Error('offline'));
  save();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  save();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(keep).toHaveBeenCalledTimes(2);
});
