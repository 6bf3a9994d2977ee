import { describe, expect, it } from 'vitest';
import { sideBySide } from '../../../scripts/testing/schedule.mjs';
import { CHECKS, RUNNERS } from '../../../scripts/testing/stages.mjs';

interface Stage {
  readonly name: string;
  readonly needs?: readonly string[];
  readonly weight?: number;
}

/** Runs stages that end when told; `running` is who runs now. */
function started(stages: readonly Stage[], capacity: number) {
  const ends = new Map<string, () => void>();
  const all = sideBySide(
    stages,
    ({ name }) => new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} ran`))),
    capacity,
  );
  const end = async (name: string) => {
    ends.get(name)!();
    ends.delete(name);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { all, end, running: () => [...ends.keys()] };
}

describe('stages side by side', () => {
  it('begin in their order as far as they fit, and lighter ones pass those that do not', async () => {
    const { all, end, running } = started(
      [{ name: 'a' }, { name: 'heavy', weight: 2 }, { name: 'b' }, { name: 'c' }],
      2,
    );
    expect(running()).toEqual(['a', 'b']);
    await end('a');
    expect(running()).toEqual(['b', 'c']);
    await end('b');
    await end('c');
    expect(running()).toEqual(['heavy']);
    await end('heavy');
    expect(await all).toEqual(['a ran', 'heavy ran', 'b ran', 'c ran']);
  });

  it('wait for those that they need, unless these are not among the chosen ones', async () => {
    const { all, end, running } = started(
      [{ name: 'after', needs: ['build'] }, { name: 'build' }, { name: 'lone', needs: ['not chosen'] }],
      3,
    );
    expect(running()).toEqual(['build', 'lone']);
    await end('lone');
    expect(running()).toEqual(['build']);
    await end('build');
    expect(running()).toEqual(['after']);
    await end('after');
    expect(await all).toEqual(['after ran', 'build ran', 'lone ran']);
  });

  it('run alone when they are heavier than the machine', async () => {
    const { all, end, running } = started([{ name: 'huge', weight: 9 }, { name: 'small' }], 2);
    expect(running()).toEqual(['huge']);
    await end('huge');
    expect(running()).toEqual(['small']);
    await end('small');
    expect(await all).toHaveLength(2);
  });

  it('that wait for each other are named', async () => {
    const { all } = started(
      [
        { name: 'a', needs: ['b'] },
        { name: 'b', needs: ['a'] },
      ],
      2,
    );
    await expect(all).rejects.toThrow('stages wait for each other: a, b');
  });

  it('of the project need only what there is', () => {
    const stages: readonly Stage[] = [...CHECKS, ...RUNNERS];
    const names = stages.map(({ name }) => name);
    for (const { name, needs = [] } of stages) {
      expect(names).toEqual(expect.arrayContaining([...needs]));
      expect(needs).not.toContain(name);
    }
  });
});
