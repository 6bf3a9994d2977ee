import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { adoptLocalUploads, localPictures } from '../../../../app/ports/uploads/adopt-uploads.js';
import { mockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { mockupSrc, readMockupSrc } from '../../../../elements/compose/format/mockup-src.js';
import type { StoredUpload } from '../../../../app/ports/uploads/upload-store.js';
import { runs } from '../../../support/soak.js';

const sha = (n: number) => n.toString(16).padStart(64, '0');
const local = (n: number) => ({ image_details: { src: `local/${sha(n)}` } });

/** A browser that holds some pictures, and an account that takes all but `refused`. */
function tools(held: readonly number[], refused: readonly number[] = []) {
  const known = new Map<string, string>();
  const stored = new Map(
    held.map((n) => [sha(n), { name: `${n}.png`, bytes: new Blob([String(n)], { type: 'image/png' }) }]),
  );
  const upload = vi.fn(async (file: File) => {
    const n = Number.parseInt(file.name, 10);
    if (refused.includes(n)) throw new Error(`${file.name} was refused`);
    return { source: `src:upload/up${n}` };
  });
  const options = {
    local: { get: async (id: string) => stored.get(id) as StoredUpload | undefined },
    aliases: {
      get: async (id: string) => known.get(id),
      put: async (id: string, source: string) => void known.set(id, source),
    },
    upload,
  };
  return { options, upload, known };
}

describe('adopting pictures of this browser', () => {
  it('sends each once with its name and type, and renames it wherever it is shown', async () => {
    const { options, upload } = tools([1, 2]);
    const file = {
      pages: [
        {
          objects: [local(1), { type: 'group', group_details: { object_data: [local(2)] } }],
          background_image: local(1),
        },
        { objects: [{ grid_details: { boxes: [{ picture: local(1) }] } }] },
      ],
    };
    const before = structuredClone(file);
    const { file: next, changed, left } = await adoptLocalUploads(file, options);
    expect(JSON.parse(JSON.stringify(next))).toEqual(
      JSON.parse(JSON.stringify(before).replace(/local\/0+(\d)/g, 'upload/up$1')),
    );
    expect({ changed, left }).toEqual({ changed: true, left: [] });
    expect(file).toEqual(before);
    expect(upload.mock.calls.map(([{ name, type }]) => [name, type])).toEqual([
      ['1.png', 'image/png'],
      ['2.png', 'image/png'],
    ]);
  });

  it('renames it inside of mockups too', async () => {
    const { options } = tools([1]);
    const inputs = mockupInputs.parse({ user_images: [null, { src: `local/${sha(1)}`, name: 'logo.png' }] });
    const object = {
      image_details: { src: mockupSrc({ id: 'mug', inputs }) },
      mockup_details: { id: 'mug', inputs },
    };
    expect([...localPictures(object)]).toEqual([sha(1)]);
    const { file } = await adoptLocalUploads(object, options);
    const shown = readMockupSrc(file.image_details.src);
    expect(shown?.inputs.user_images[1]?.src).toBe('upload/up1');
    expect(file.mockup_details).toEqual(shown);
  });

  it('sends nothing again for another design', async () => {
    const { options, upload } = tools([1]);
    await adoptLocalUploads([local(1)], options);
    const second = await adoptLocalUploads([local(1)], options);
    expect(second.file).toEqual([{ image_details: { src: 'upload/up1' } }]);
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('leaves what this browser lacks or the account refuses, and goes on with the rest', async () => {
    const { options } = tools([1, 2], [2]);
    const { file, left } = await adoptLocalUploads([local(9), local(2), local(1)], options);
    expect(file).toEqual([local(9), local(2), { image_details: { src: 'upload/up1' } }]);
    expect(left).toEqual([
      { id: sha(9), error: null },
      { id: sha(2), error: new Error('2.png was refused') },
    ]);
  });

  it('a design without such pictures stays the very same object', async () => {
    const { options, upload } = tools([1]);
    const file = { pages: [{ objects: [{ text_details: { text: `local/${sha(1)}` } }] }] };
    const result = await adoptLocalUploads(file, options);
    expect(result).toEqual({ file, changed: false, left: [] });
    expect(result.file).toBe(file);
    expect(upload).not.toHaveBeenCalled();
  });

  it('stops when it is told to', async () => {
    const { options, upload } = tools([1, 2]);
    const stop = new AbortController();
    upload.mockImplementation(async () => {
      stop.abort();
      throw new Error('the request was cut off');
    });
    const work = adoptLocalUploads([local(1), local(2)], { ...options, signal: stop.signal });
    await expect(work).rejects.toThrow(/abort/i);
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('in any design: no held picture stays local, nothing else changes', async () => {
    const src = fc.oneof(
      fc.integer({ min: 0, max: 6 }).map((n) => `local/${sha(n)}`),
      fc.constantFrom('local/short', 'upload/x', '', `local/${'g'.repeat(64)}`),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5, depthSize: 'medium' },
        fc.jsonValue({ maxDepth: 2 }),
        fc.record({ src, name: fc.string() }),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('tree'), { maxKeys: 4 }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(tree, async (file) => {
        const { options } = tools([0, 1, 2, 3]);
        const before = JSON.stringify(file);
        const used = [...localPictures(file)];
        const result = await adoptLocalUploads(file, options);
        expect(JSON.stringify(file)).toBe(before);
        expect([...localPictures(result.file)]).toEqual(used.filter((id) => Number.parseInt(id, 16) > 3));
        expect(result.left.map(({ id }) => id)).toEqual(used.filter((id) => Number.parseInt(id, 16) > 3));
        const back = JSON.stringify(result.file).replace(
          /"src":"upload\/up(\d)"/g,
          (_, n: string) => `"src":"local/${sha(Number(n))}"`,
        );
        expect(back).toBe(before);
      }),
      { numRuns: runs(300) },
    );
  });
});
