import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Credit } from '../../build/output.js';
import type { Art } from '../../build/svg/art.js';

/** A package that icons come from. */
export interface IconSet {
  /** Begins the ids of its icons; an id outlives every change of groups, since designs keep it. */
  readonly prefix: string;
  readonly credit: Credit;
  /** Headings of the set and the names under them. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  /** Throws when the drawing has no form in the catalog. */
  art(name: string): Art | Promise<Art>;
  keywords(name: string): readonly string[];
  /** What lists call it, but for the first letter's case; the name with its hyphens removed when absent. */
  title?(name: string): string;
}

/** What is installed in a folder outside the project. */
export class Packages {
  readonly #require: NodeJS.Require;

  constructor(folder: string) {
    this.#require = createRequire(join(resolve(folder), 'package.json'));
  }

  load<T>(path: string): T {
    return this.#require(path) as T;
  }

  read(path: string): string {
    return readFileSync(this.#require.resolve(path), 'utf8');
  }

  /** 'npm: flag-icons 7.5.0'. */
  credit(name: string, author: string, licence: string): Credit {
    const { version } = JSON.parse(this.read(`${name}/package.json`)) as { version: string };
    return { author, licence, source: `npm: ${name} ${version}` };
  }
}

/** The form of a package of Iconify. */
export interface IconifySet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, IconifyIcon>>;
}

interface IconifyIcon {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

export function iconifySvg(set: IconifySet, name: string): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`there is no icon ${name}`);
  const [width, height] = [icon.width ?? set.width ?? 16, icon.height ?? set.height ?? 16];
  return `<svg viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}
