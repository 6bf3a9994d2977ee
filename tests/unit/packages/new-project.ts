import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/support/files.mjs';
import { prepare } from '../../../scripts/prepare.mjs';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

export interface NewProject {
  readonly folder: string;
  /** Where a package of ours lies in it. */
  installed(name: string): string;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Runs a Node program of the project. */
  node(args: readonly string[]): { status: number | null; output: string };
  remove(): void;
}

/** A packed file of ours, made once for all tests. */
export async function packedFile(name: string): Promise<string> {
  if ((await prepare('packages')) !== 0) throw new Error('the packages cannot be made');
  const folder = join(root, 'dist/packages');
  const file = readdirSync(folder).find((found) => found.startsWith(`design-maker-${name}-`));
  if (!file) throw new Error(`dist/packages has no ${name}`);
  return join(folder, file);
}

/**
 * A project elsewhere on the disk with our packages in it, as npm lays them out: each sees what it names as its dependencies and
 * nothing else of ours. Further packages come from this project, as no test may need a network.
 */
export async function newProject(ours: readonly string[], others: readonly string[]): Promise<NewProject> {
  const folder = mkdtempSync(join(tmpdir(), 'new-project-'));
  const installed = (name: string): string => join(folder, 'node_modules/@design-maker', name);
  const link = (name: string): void => {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    symlinkSync(join(root, 'node_modules', name), place);
  };
  writeFileSync(join(folder, 'package.json'), '{ "name": "new-project", "private": true, "type": "module" }');
  for (const name of ours) {
    const unpacked = mkdtempSync(join(folder, '.unpacked-'));
    const { status } = spawnSync('tar', ['-xzf', await packedFile(name), '-C', unpacked]);
    if (status !== 0) throw new Error(`the packed ${name} cannot be read`);
    cpSync(join(unpacked, 'package'), installed(name), { recursive: true });
    rmSync(unpacked, { recursive: true });
    const { dependencies } = JSON.parse(
      readFileSync(join(installed(name), 'package.json'), 'utf8'),
    ) as Manifest;
    Object.keys(dependencies)
      .filter((dependency) => !dependency.startsWith('@design-maker/'))
      .forEach(link);
  }
  others.forEach(link);
  return {
    folder,
    installed,
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    node: (args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      return { status, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
