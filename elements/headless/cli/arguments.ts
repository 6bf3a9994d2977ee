import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../node.js';

/** What the command cannot do, in one sentence for whoever typed it. */
export class UsageError extends Error {}

export const USAGE = `design validate FILE
    says whether FILE is a design, and where it is not one

design render FILE OUT [options]
    writes FILE as OUT: ${FORMATS.map((format) => `.${format}`).join(', ')}
    --page N          which page, from 1; of a PDF or a film all when absent, or several: --page 1 --page 3
    --scale N         PNG, JPG, WebP, MP4, GIF: output pixels per page pixel
    --rate N          MP4, GIF: frames a second, 1 to 60
    --quality N       JPG, WebP: 1 to 100
    --transparent     PNG, WebP: without the page's own color
    --bleed --marks   PDF: with the bleed, with crop marks
    --outlines        PDF: letters as shapes
    --title TEXT      PDF, SVG: what the document is called
    --catalog FOLDER  pictures and fonts of a compiled catalog
    --pictures FOLDER where pictures lie that the design names by a path

design schema
    prints the JSON Schema of the file

FILE may be - for standard input, OUT may be - with --format F for standard output.
`;

export interface RenderArguments {
  readonly file: string;
  readonly out: string;
  readonly format: Format;
  readonly pages?: readonly number[];
  readonly scale?: number;
  readonly rate?: number;
  readonly quality?: number;
  readonly transparent: boolean;
  readonly bleed: boolean;
  readonly marks: boolean;
  readonly outlines: boolean;
  readonly title?: string;
  readonly catalog?: string;
  readonly pictures?: string;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  page: { ...text, multiple: true },
  ...{ scale: text, rate: text, quality: text, title: text, catalog: text, pictures: text, format: text },
  ...{ transparent: flag, bleed: flag, marks: flag, outlines: flag },
} as const;

/** What follows `render`. Throws UsageError. */
export function renderArguments(args: readonly string[]): RenderArguments {
  const { values, positionals } = parsed(args);
  const [file, out, ...more] = positionals;
  if (file === undefined || out === undefined) throw new UsageError('render needs a FILE and an OUT');
  if (more.length > 0) throw new UsageError(`${more[0]!} is one argument too many`);
  const { page, scale, rate, quality, title, catalog, pictures } = values;
  return {
    ...{ file, out, format: formatOf(values.format ?? (out === '-' ? undefined : endingOf(out)), out) },
    ...(page && { pages: page.map((number) => inRange('--page', number, { from: 1, whole: true })) }),
    ...(scale !== undefined && { scale: inRange('--scale', scale, { from: 0.01, to: 100 }) }),
    ...(rate !== undefined && { rate: inRange('--rate', rate, { from: 1, to: 60 }) }),
    ...(quality !== undefined && { quality: inRange('--quality', quality, { from: 1, to: 100 }) }),
    ...{ transparent: values.transparent, bleed: values.bleed },
    ...{ marks: values.marks, outlines: values.outlines },
    ...(title !== undefined && { title }),
    ...(catalog !== undefined && { catalog }),
    ...(pictures !== undefined && { pictures }),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node's own words name the option
    throw new UsageError((error as Error).message.split('. ')[0]!);
  }
}

const endingOf = (path: string): string | undefined => /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase();

function formatOf(name: string | undefined, out: string): Format {
  const wanted = name === 'jpeg' ? 'jpg' : name;
  const format = FORMATS.find((one) => one === wanted);
  if (format) return format;
  const known = FORMATS.join(', ');
  throw new UsageError(
    wanted === undefined ? `${out}: say the format: ${known}` : `${wanted} is none of the formats: ${known}`,
  );
}

interface Range {
  readonly from: number;
  readonly to?: number;
  readonly whole?: boolean;
}

function inRange(name: string, typed: string, { from, to = Infinity, whole = false }: Range): number {
  const value = Number(typed);
  if (typed.trim() !== '' && value >= from && value <= to && (!whole || Number.isInteger(value)))
    return value;
  const range = to === Infinity ? `from ${from}` : `from ${from} to ${to}`;
  throw new UsageError(`${name} must be a ${whole ? 'whole ' : ''}number ${range}, not ${typed}`);
}
