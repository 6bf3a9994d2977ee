import { checkPackage, createPackageFromTarballData, Package } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packedFile } from './new-project.js';

const BUILDING = 240_000;

const packed = async (name: string): Promise<Package> =>
  createPackageFromTarballData(new Uint8Array(readFileSync(await packedFile(name))));

/** What may be imported by a name with a star is not found by itself: the tags, the wrappers and what has no editor. */
const modulesOf = (files: Package): string[] => {
  const base = `/node_modules/${files.packageName}/`;
  const manifest = `${base}custom-elements.json`;
  const tags = files.fileExists(manifest)
    ? (
        JSON.parse(files.readFile(manifest)) as {
          modules: { path: string; declarations?: { tagName?: string }[] }[];
        }
      ).modules
        .filter(({ declarations = [] }) => declarations.some(({ tagName }) => tagName))
        .map(({ path }) => path)
    : files
        .listFiles()
        .map((path) => path.slice(base.length))
        .filter((path) => /^dm-[\w-]+\.js$/.test(path));
  const headless = ['headless/browser.js', 'headless/node.js'].filter((path) =>
    files.fileExists(base + path),
  );
  return [...tags, ...headless].map((path) => `./${path}`);
};

/** Everything found but one: that CommonJS gets ES modules, which is so, and which Node 20.19, our oldest, does by itself. */
async function faultsOf(files: Package): Promise<string[]> {
  const found = await checkPackage(files, { includeEntrypoints: modulesOf(files) });
  if (!found.types) return ['no types'];
  return found.problems
    .filter(({ kind }) => kind !== 'CJSResolvesToESM')
    .map((problem) => JSON.stringify(problem));
}

describe('the types of the packed kit', () => {
  it.each([
    ['elements', 80],
    ['react', 80],
  ])(
    'are found beside the modules of %s by every way a compiler looks for them [E-080]',
    async (name, least) => {
      const files = await packed(name);
      expect(modulesOf(files).length).toBeGreaterThan(least);
      expect(await faultsOf(files)).toEqual([]);
    },
    BUILDING,
  );

  it('that are missing would be told', async () => {
    const whole = await packed('react');
    const kept = whole.listFiles().filter((path) => !path.endsWith('/dm-slider.d.ts'));
    const less = new Package(
      Object.fromEntries(kept.map((path) => [path, whole.readFile(path)])),
      whole.packageName,
      whole.packageVersion,
    );
    expect((await faultsOf(less)).join()).toContain('UntypedResolution');
  });
});
