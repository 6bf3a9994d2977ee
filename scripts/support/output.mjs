/**
 * What stages that run side by side write: each into a file of its own, shown whole, one after the other. The stage that
 * began first is shown while it writes.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** How often the stage that is shown is looked at, ms. */
const GLANCE = 200;
const CHUNK = 65_536;

export class Output {
  #stages = [];
  #timer;

  /** @param {(text: Uint8Array) => void} [show] */
  constructor(show = (text) => process.stdout.write(text)) {
    this.show = show;
  }

  /** A stage begins: gives the file that its programs write to, a way to write a line there, and the way to end it. */
  open(path) {
    const file = openSync(path, 'a+');
    const stage = { file, shown: 0, ended: false };
    this.#stages.push(stage);
    this.#timer ??= setInterval(() => this.#glance(), GLANCE);
    return {
      file,
      say: (line) => void writeSync(file, `${line}\n`),
      end: () => {
        stage.ended = true;
        this.#glance();
      },
    };
  }

  /** Shows all that there is, of the stages too that have not ended: for a run that is broken off. */
  flush() {
    for (const stage of this.#stages) this.#copy(stage);
  }

  #glance() {
    for (let stage = this.#stages[0]; stage; stage = this.#stages[0]) {
      this.#copy(stage);
      if (!stage.ended) return;
      closeSync(stage.file);
      this.#stages.shift();
    }
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #copy(stage) {
    const chunk = Buffer.alloc(CHUNK);
    for (;;) {
      const read = readSync(stage.file, chunk, 0, CHUNK, stage.shown);
      if (read === 0) return;
      stage.shown += read;
      this.show(Buffer.from(chunk.subarray(0, read)));
    }
  }
}
