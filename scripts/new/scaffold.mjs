/** What the three `npm run new:*` share: names in all their spellings, templates, and lines added to a list. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../generate/formatted.mjs';
import { root } from '../support/files.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Every spelling of a name in words joined by hyphens: `flip-over` -> flipOver, FlipOver, flip_over, 'Flip over'. */
export function spellings(id) {
  if (!KEBAB.test(id ?? ''))
    throw new Error(`'${id ?? ''}' is no name: lower-case words joined by hyphens, please`);
  const words = id.split('-');
  const camel = words.map((word, index) => (index ? capital(word) : word)).join('');
  return { id, name: camel, Class: capital(camel), snake: words.join('_'), title: capital(words.join(' ')) };
}

/** Replaces every `__key__` of a template. */
export const filled = (template, values) =>
  template.replace(/__([a-zA-Z]+)__/g, (whole, key) => values[key] ?? whole);

/** Adds lines to files of a tree; `base` is another tree in tests. */
export class Scaffold {
  constructor(base = root) {
    this.base = base;
    this.written = [];
  }

  /** Writes a new file from a template. An existing one is never overwritten. */
  async create(path, template, values) {
    const target = join(this.base, path);
    if (existsSync(target)) throw new Error(`${path} exists already`);
    const source = readFileSync(join(root, 'scripts/new/templates', `${template}.txt`), 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await formatted(path, filled(source, values)));
    this.written.push(path);
  }

  /** Puts a line before the first one that matches, in the part of the file after `after`. */
  async insert(path, line, { before, after = '' }) {
    const target = join(this.base, path);
    const text = readFileSync(target, 'utf8');
    const from = text.indexOf(after);
    const at = from < 0 ? -1 : text.slice(from).search(before);
    if (at < 0) throw new Error(`${path} has no place for: ${line}`);
    const place = from + at;
    writeFileSync(target, await formatted(path, `${text.slice(0, place)}${line}\n${text.slice(place)}`));
    this.written.push(path);
  }
}

/** Runs a scaffolder from the command line and says what it wrote. */
export async function scaffoldMain(usage, make) {
  try {
    const scaffold = new Scaffold();
    const next = await make(process.argv.slice(2), scaffold);
    for (const path of scaffold.written) console.log(`  ${path}`);
    console.log(next);
  } catch (error) {
    console.error(`${error.message}\nUsage: ${usage}`);
    process.exitCode = 1;
  }
}
