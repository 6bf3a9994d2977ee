import type { ContentStream } from '../file/content-stream.js';
import type { Block, PageBlocks } from './page-blocks.js';

const DECORATION = 'decoration';

/** Marks what is written on a page as part of its blocks, and all else as decoration. */
export class PageTags {
  readonly blocks: PageBlocks;
  /** The block of each mark, by the mark's number. */
  readonly owners: Block[] = [];
  #open: Block | typeof DECORATION | null = null;

  constructor(blocks: PageBlocks) {
    this.blocks = blocks;
  }

  /** What is written next belongs to the block; to nothing when there is none. */
  mark(content: ContentStream, block: Block | undefined): void {
    const next = block ?? DECORATION;
    if (this.#open === next) return;
    this.close(content);
    this.#open = next;
    if (next === DECORATION) return content.add('/Artifact BMC');
    next.marks.push(this.owners.length);
    content.add(`/${next.type} <</MCID ${this.owners.length}>> BDC`);
    this.owners.push(next);
  }

  /** Ends what was marked last. */
  close(content: ContentStream): void {
    if (this.#open) content.add('EMC');
    this.#open = null;
  }
}
