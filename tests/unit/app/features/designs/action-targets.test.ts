import { describe, expect, it, vi } from 'vitest';
import { actionTargets, inBatches } from '../../../../../app/features/designs/actions/action-targets.js';
import { moveTargets } from '../../../../../app/features/designs/actions/move-targets.js';
import type { FolderEntry } from '../../../../../server/contract/folder.js';

describe('what is done with designs', () => {
  it('[A-046] is done with the one whose menu was used, otherwise with all that are chosen', () => {
    expect(actionTargets('a', ['b', 'c'])).toEqual(['a']);
    expect(actionTargets(null, ['b', 'c'])).toEqual(['b', 'c']);
  });

  it('the server is asked for a hundred at a time, and no more after a failure', async () => {
    const ids = Array.from({ length: 230 }, (_, at) => String(at));
    const sent: number[] = [];
    await inBatches(ids, async (some) => sent.push(some.length));
    expect(sent).toEqual([100, 100, 30]);
    const fails = vi.fn().mockRejectedValue(new Error('x'));
    await expect(inBatches(ids, fails)).rejects.toThrow('x');
    expect(fails).toHaveBeenCalledTimes(1);
  });

  it('folders to move to: of designs, with the edit role, not My Designs', () => {
    const entry = (about: Partial<FolderEntry>, folder: Partial<FolderEntry['folder']>): FolderEntry => ({
      ...{ role: 'edit', ownership: 'owned', shared_by: '', ...about },
      folder: { _id: 'f', name: 'Folder', type: 'design', own: null, count: 0, resources: [], ...folder },
    });
    const folders = [
      entry({}, { _id: 'mine' }),
      entry({ ownership: 'shared' }, { _id: 'shared to edit' }),
      entry({ ownership: 'shared', role: 'view' }, { _id: 'shared to view' }),
      entry({}, { _id: 'photos', type: 'photo' }),
      entry({}, { _id: 'my designs', own: 'my_designs' }),
    ];
    expect(moveTargets(folders).map(({ folder }) => folder._id)).toEqual(['mine', 'shared to edit']);
  });
});
