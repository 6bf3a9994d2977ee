import type { PdfFile, PdfRef, PdfValue } from '../file/pdf-file.js';
import type { Block } from './page-blocks.js';
import type { PageTags } from './page-tags.js';

/** A link of a page, already in the file, with the number that leads from it to its place in the tree. */
export interface TaggedLink {
  readonly annotation: PdfRef;
  readonly key: number;
}

/** The logical structure of the file: a section a page, in it what is read, in reading order (ISO 32000-1, 14.7). */
export class StructureTree {
  readonly #file: PdfFile;
  readonly #spellsOut: boolean;
  readonly #document: PdfRef;
  readonly #sections: PdfRef[] = [];
  /** What each page's marks and each link belong to, by their keys. */
  readonly #parents: PdfValue[] = [];

  /** `spellsOut`: letters are shapes, so that the words stand in the tree. */
  constructor(file: PdfFile, spellsOut: boolean) {
    this.#file = file;
    this.#spellsOut = spellsOut;
    this.#document = file.reserve();
  }

  /** A number by which a page or a link is found in the tree. */
  newKey(): number {
    return this.#parents.push(null) - 1;
  }

  addPage(page: PdfRef, key: number, { blocks, owners }: PageTags, links: readonly TaggedLink[]): void {
    const section = this.#file.reserve();
    const element = (data: Readonly<Record<string, PdfValue>>): PdfRef =>
      this.#file.add({ Type: 'StructElem', P: section, Pg: page, ...data });
    const read = new Map(blocks.read().map((block) => [block, element(this.#dataOf(block))]));
    const linked = links.map(({ annotation, key: place }) => {
      const link = element({ S: 'Link', K: { Type: 'OBJR', Obj: annotation, Pg: page } });
      this.#parents[place] = link;
      return link;
    });
    this.#parents[key] = owners.map((block) => read.get(block)!);
    const children = [...read.values(), ...linked];
    this.#file.fill(section, { Type: 'StructElem', S: 'Sect', P: this.#document, Pg: page, K: children });
    this.#sections.push(section);
  }

  #dataOf({ type, alt, words, marks }: Block): Readonly<Record<string, PdfValue>> {
    return {
      S: type,
      K: marks,
      ...(alt === '' ? {} : { Alt: new String(alt) }),
      ...(this.#spellsOut && words !== '' ? { ActualText: new String(words) } : {}),
    };
  }

  /** Writes the tree, once all pages are in it. */
  finish(): void {
    const root = this.#file.setStructure({
      Type: 'StructTreeRoot',
      K: [this.#document],
      ParentTree: { Nums: this.#parents.flatMap((parent, key) => [key, parent]) },
      ParentTreeNextKey: this.#parents.length,
    });
    this.#file.fill(this.#document, { Type: 'StructElem', S: 'Document', P: root, K: this.#sections });
  }
}
