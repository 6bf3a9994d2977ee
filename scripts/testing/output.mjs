/**
 * What a run of several stages shows: when each begins and ends, and of one that failed what failed, before all that it wrote.
 * What a stage writes goes to a file of its own meanwhile, so that stages side by side do not mix their lines.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { failureLines } from './slowest.mjs';

/** How often a run says that it still works, ms. */
const REMINDER = 60_000;

const after = (began) => `${((Date.now() - began) / 1000).toFixed(0)} s`;

export class Output {
  #open = new Map();
  #reminder;

  /**
   * @param {{ show?: (text: string) => void; verbose?: boolean; live?: boolean }} [options] `verbose` shows what passed as
   *   well; `live` lets programs write to the terminal themselves, which only a single stage may
   */
  constructor({ show = (text) => process.stdout.write(text), verbose = false, live = false } = {}) {
    this.show = show;
    this.verbose = verbose;
    this.live = live;
  }

  /** A stage begins: gives the file that its programs write to, a way to add a line that is shown in any case, and the end. */
  open(name, path) {
    const stage = { path, began: Date.now(), notes: [], ...(!this.live && { file: openSync(path, 'a') }) };
    this.#open.set(name, stage);
    this.#reminder ??= setInterval(() => this.#remind(), REMINDER).unref();
    this.show(`▸ ${name}\n`);
    return {
      file: stage.file,
      say: (line) => {
        stage.notes.push(line);
        if (stage.file !== undefined) writeSync(stage.file, `${line}\n`);
      },
      end: (result) => this.#end(name, stage, result),
    };
  }

  /** Shows all that was written by the stages that have not ended: for a run that is broken off. */
  flush() {
    for (const [name, { path, file }] of this.#open)
      if (file !== undefined) this.show(`\n── ${name}, not ended\n${readFileSync(path, 'utf8')}`);
    this.#close();
  }

  #end(name, { path, began, file, notes }, result) {
    if (file !== undefined) closeSync(file);
    this.#open.delete(name);
    if (this.#open.size === 0) this.#close();
    const tests = result.tests.length ? `${result.passed} passed, ` : '';
    const lines = result.failed
      ? ['', `✗ ${name}, ${after(began)}`, ...failureLines(result)]
      : [`✓ ${name}: ${tests}${after(began)}`, ...notes.map((note) => `    ${note}`)];
    this.show(`${lines.join('\n')}\n`);
    if (file !== undefined && (result.failed || this.verbose))
      this.show(`── what ${name} wrote\n${readFileSync(path, 'utf8')}\n`);
  }

  #remind() {
    const running = [...this.#open].map(([name, { began }]) => `${name} ${after(began)}`);
    this.show(`… ${running.join(', ')}\n`);
  }

  #close() {
    clearInterval(this.#reminder);
    this.#reminder = undefined;
  }
}
