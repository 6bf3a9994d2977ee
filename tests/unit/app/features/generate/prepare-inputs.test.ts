import { expect, it, vi } from 'vitest';
import { CutOuts } from '../../../../../app/features/generate/making/cut-outs.js';
import { prepareInputs } from '../../../../../app/features/generate/making/fill-inputs.js';

const removal = { enabled: true, mask: 'all of it', source: 'src:/sea.jpg' };
const item = (label_id: string, remove_bg: boolean) => ({
  ...{ label_id, remove_bg, src: 'src:/sea.jpg', image_fit: 'cover' as const },
  size: { width: 40, height: 30 },
});
const { signal } = new AbortController();

it('takes the background away of those that are to lose it, and looks at each picture once', async () => {
  const find = vi.fn(async () => removal);
  const cutOuts = new CutOuts(find);
  const input = {
    texts: [{ label_id: 'title', text: 'Sea' }],
    images: [item('hero', true), item('second', false)],
  };
  const { inputs, uncut } = await prepareInputs(input, cutOuts, signal);
  expect(inputs).toEqual({
    by: 'role-label',
    texts: { title: 'Sea' },
    images: {
      hero: {
        source: 'src:/sea.jpg',
        size: { width: 40, height: 30 },
        fit: 'cover',
        removeBackground: true,
        removal,
      },
      second: { source: 'src:/sea.jpg', size: { width: 40, height: 30 }, fit: 'cover' },
    },
  });
  expect(uncut).toEqual({});
  await prepareInputs(input, cutOuts, signal);
  expect(find).toHaveBeenCalledTimes(1);
});

it('shows the whole picture where nothing is found, and where finding fails, which is tried again', async () => {
  const input = { texts: [], images: [item('hero', true)] };
  const nothing = await prepareInputs(input, new CutOuts(async () => null), signal);
  expect(nothing.uncut).toEqual({ hero: 'nothing' });
  expect(nothing.inputs.images?.['hero']?.removeBackground).toBeUndefined();
  const find = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(removal);
  const cutOuts = new CutOuts(find);
  expect((await prepareInputs(input, cutOuts, signal)).uncut).toEqual({ hero: 'failed' });
  expect((await prepareInputs(input, cutOuts, signal)).uncut).toEqual({});
});

it('ends with the reason when it is stopped', async () => {
  const stop = new AbortController();
  const find = () =>
    new Promise<never>((_, reject) =>
      stop.signal.addEventListener('abort', () => reject(new Error('other'))),
    );
  const work = prepareInputs({ texts: [], images: [item('hero', true)] }, new CutOuts(find), stop.signal);
  stop.abort(new Error('gone'));
  await expect(work).rejects.toThrow('gone');
});
