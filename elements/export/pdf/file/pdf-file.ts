import PDFDocument from 'pdfkit';
import { zlibSync } from 'fflate';
import type { Rect } from '../../../math/geometry.js';
import { joinBytes } from '../../bytes.js';
import { boxOf } from './box.js';
import type { PdfInfo } from './pdf-info.js';
import { xmpPacket } from './xmp.js';

/** A value as PDF writes it: a plain string is a name, a String object is text. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  // eslint-disable-next-line @typescript-eslint/no-wrapper-object-types -- pdfkit tells names and texts apart by it
  | String
  | PdfRef
  | readonly PdfValue[]
  | { readonly [key: string]: PdfValue | undefined };

export type PdfDictionary = Readonly<Record<string, PdfValue | undefined>>;

/** An object of the file that others point to. */
export interface PdfRef {
  readonly id: number;
  toString(): string;
}

export interface PdfPageParts {
  /** Points, or units of `userUnit` points. */
  readonly width: number;
  readonly height: number;
  readonly userUnit: number;
  readonly print?: { readonly trim: Rect; readonly bleed: Rect };
  readonly content: Uint8Array;
  readonly resources: PdfDictionary;
  /** Links and the like, the later above the earlier; none when absent. */
  readonly annotations?: readonly PdfRef[];
  /** Where the structure of the file finds the page (ISO 32000-1, 14.7.4.4); absent without one. */
  readonly structParents?: number;
}

const PRODUCER = 'Design Maker';

/** What pdfkit's types leave out. */
interface Reference extends PdfRef {
  data: Record<string, unknown>;
  end(chunk?: Uint8Array): void;
}
interface Internals {
  ref(data: Record<string, unknown>): Reference;
  page: { readonly dictionary: Reference; readonly resources: Reference };
  _root: Reference;
  _addInfo(): void;
  appendXML(xml: string): void;
}

/**
 * The objects of a PDF: the one file that knows pdfkit, of which only the object writer is used. Text, pictures and
 * groups are written by us, since pdfkit's own embed whole fonts, copies of pictures and no groups.
 */
export class PdfFile {
  readonly #doc: PDFKit.PDFDocument & Internals;
  readonly #chunks: Uint8Array[] = [];
  readonly #ended: Promise<void>;

  constructor(info: PdfInfo) {
    const details = {
      Title: info.title,
      Producer: PRODUCER,
      Creator: PRODUCER,
      CreationDate: info.created,
      ModDate: info.created,
    };
    const options = {
      autoFirstPage: false,
      // no font of its own: pdfkit would look for Helvetica's metrics
      font: null as unknown as string,
      compress: false,
      pdfVersion: '1.7' as const,
      lang: info.language,
      displayTitle: info.title !== '',
      info: details,
    };
    this.#doc = new PDFDocument(options) as PDFKit.PDFDocument & Internals;
    // pdfkit puts the title into XML as it is, so that 'Salt & Pepper' is no XML
    this.#doc._addInfo = () => this.#doc.appendXML(xmpPacket(info, PRODUCER));
    this.#doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve) => this.#doc.on('end', resolve));
  }

  /** A number for an object whose content comes later, by `fill`. Every reserved object must be filled. */
  reserve(): PdfRef {
    return this.#doc.ref({});
  }

  fill(ref: PdfRef, data: PdfDictionary, stream?: Uint8Array): void {
    const reference = ref as Reference;
    Object.assign(reference.data, data);
    reference.end(stream);
  }

  add(data: PdfDictionary, stream?: Uint8Array): PdfRef {
    const ref = this.reserve();
    this.fill(ref, data, stream);
    return ref;
  }

  /** A list that is named like an object, such as a color space. */
  array(values: readonly PdfValue[]): PdfRef {
    const ref: PdfRef = this.#doc.ref(values as unknown as Record<string, unknown>);
    (ref as Reference).end();
    return ref;
  }

  /** A compressed stream. */
  stream(data: PdfDictionary, bytes: Uint8Array): PdfRef {
    const ref = this.reserve();
    this.fillStream(ref, data, bytes);
    return ref;
  }

  fillStream(ref: PdfRef, data: PdfDictionary, bytes: Uint8Array): void {
    this.fill(ref, { ...data, Filter: 'FlateDecode' }, zlibSync(bytes));
  }

  addPage({ width, height, userUnit, print, content, resources, ...more }: PdfPageParts): PdfRef {
    const { annotations = [], structParents } = more;
    this.#doc.addPage({ size: [width, height], margin: 0, userUnit } as PDFKit.PDFDocumentOptions);
    // pdfkit has just turned the page upside down for its own y axis
    (this.#doc as unknown as { transform(...m: number[]): void }).transform(1, 0, 0, -1, 0, height);
    const { dictionary, resources: shared } = this.#doc.page as unknown as Internals['page'];
    Object.assign(shared.data, resources);
    dictionary.data.Contents = [dictionary.data.Contents, this.stream({}, content)];
    if (print) Object.assign(dictionary.data, { TrimBox: boxOf(print.trim), BleedBox: boxOf(print.bleed) });
    if (annotations.length > 0) dictionary.data.Annots = annotations;
    if (structParents !== undefined)
      Object.assign(dictionary.data, { StructParents: structParents, Tabs: 'S' });
    // colors mix as on screen
    dictionary.data.Group = { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB', I: true };
    return dictionary;
  }

  /** The root of the structure; the file then counts as tagged. Its content may change until the file is finished. */
  setStructure(data: PdfDictionary): PdfRef {
    const root = this.#doc.ref({ ...data });
    // pdfkit ends both
    Object.assign(this.#doc._root.data, { StructTreeRoot: root, MarkInfo: this.#doc.ref({ Marked: true }) });
    return root;
  }

  /** Says which colors the file's numbers mean. */
  setOutputIntent(data: PdfDictionary): void {
    this.#doc._root.data.OutputIntents = [this.add({ Type: 'OutputIntent', ...data })];
  }

  async finish(): Promise<Uint8Array> {
    this.#doc.end();
    await this.#ended;
    return joinBytes(this.#chunks);
  }
}
