import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCommand } from '../../../scripts/new/new-command.mjs';
import { newElement } from '../../../scripts/new/new-element.mjs';
import { newKind } from '../../../scripts/new/new-kind.mjs';
import { root } from '../../../scripts/support/files.mjs';
import { binaryOf } from '../../../scripts/support/run.mjs';
import { Scaffold, spellings } from '../../../scripts/new/scaffold.mjs';
import { formattedWrapper } from '../../../scripts/generate/wrappers.mjs';

/** Text without line breaks and doubled spaces: a formatter may put them anywhere. */
const inked = (text: string) => text.replace(/\s+/g, ' ');

describe('the scaffolders', () => {
  const tree = mkdtempSync(join(tmpdir(), 'design-maker-scaffold-'));
  const scaffold = new Scaffold(tree);
  const read = (path: string) => readFileSync(join(tree, path), 'utf8');

  beforeAll(async () => {
    for (const part of ['elements', 'tests/support', 'tsconfig.base.json', 'package.json']) {
      cpSync(join(root, part), join(tree, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    await newElement('controls/buttons', 'dm-scaffolded', scaffold);
    await newElement('canvas', 'dm-scaffolded-plain', scaffold);
    await newKind('big-sticker', scaffold);
    await newCommand('object/halve-opacity', scaffold);
  });

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('write what passes the type checker', () => {
    const files = scaffold.written.filter((path) => path.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(9);
    const config = { extends: './tsconfig.base.json', files: [...files, 'tests/support/mocha.d.ts'] };
    writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify(config));
    const tsc = binaryOf('typescript-native', 'tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit'], { cwd: tree, encoding: 'utf8' });
    // The tree they were copied from may be in the middle of a change; what they wrote may not be wrong.
    expect(stdout.split('\n').filter((line) => files.some((file) => line.startsWith(file)))).toEqual([]);
  });

  it('put a kind and a command into their lists', () => {
    const kinds = inked(read('elements/objects/kinds.ts'));
    expect(kinds).toContain("'big-sticker': BigStickerObject;");
    expect(kinds).toContain("'big-sticker': bigStickerKind, };");
    expect(inked(read('elements/editor/commands/commands.ts'))).toContain('halveOpacity, ];');
    expect(read('elements/editor/strings.ts')).toContain("halveOpacity: 'Halve opacity',");
  });

  it('write the wrapper that the manifest would', async () => {
    const element = {
      tag: 'dm-scaffolded',
      className: 'DmScaffolded',
      file: 'elements/controls/buttons/dm-scaffolded.ts',
      events: ['dm-change'],
    };
    expect(read('app/bridge/dm-scaffolded.ts')).toBe(await formattedWrapper(element));
  });

  it('refuse a name that is none, and never overwrite', async () => {
    expect(() => spellings('HalveOpacity')).toThrow('is no name');
    await expect(newElement('controls', 'scaffolded', scaffold)).rejects.toThrow('starts with dm-');
    await expect(newElement('document', 'dm-scaffolded', scaffold)).rejects.toThrow('no room of elements');
    await expect(newCommand('halve-opacity', scaffold)).rejects.toThrow('is no group and verb');
    await expect(newCommand('nowhere/halve-opacity', scaffold)).rejects.toThrow('is no group and verb');
    await expect(newCommand('object/halve-opacity', scaffold)).rejects.toThrow('exists already');
  });
});
