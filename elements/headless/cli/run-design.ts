import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { DesignFileError } from '../../document/design-file-error.js';
import { catalogAssets, designSchema, render, validateDesign } from '../node.js';
import { renderArguments, USAGE, UsageError } from './arguments.js';

/** Where the command reads and writes. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream;
  out(bytes: Uint8Array | string): void;
  err(line: string): void;
  /** The catalog where none is named. */
  readonly catalog: string;
}

/**
 * `design validate`, `design render`, `design schema` [E-082]. Gives the exit code: 0 done, 1 the design or its rendering
 * has a fault, 2 the command was typed wrong.
 */
export async function runDesign(args: readonly string[], streams: Streams): Promise<0 | 1 | 2> {
  try {
    return await command(args, streams);
  } catch (error) {
    if (error instanceof UsageError) {
      streams.err(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    streams.err(`${describe(error)}\n`);
    return 1;
  }
}

async function command([verb, ...rest]: readonly string[], streams: Streams): Promise<0 | 1> {
  if (verb === 'validate') return validate(rest, streams);
  if (verb === 'render') return renderFile(rest, streams);
  if (verb === 'schema') {
    streams.out(`${JSON.stringify(designSchema(), null, 2)}\n`);
    return 0;
  }
  if (verb === undefined || verb === 'help' || verb === '--help') {
    streams.out(USAGE);
    return 0;
  }
  throw new UsageError(`there is no ${verb}`);
}

async function validate([file, ...more]: readonly string[], streams: Streams): Promise<0 | 1> {
  if (file === undefined || more.length > 0) throw new UsageError('validate needs one FILE');
  const found = validateDesign(await read(file, streams));
  if (!found.valid) {
    const place = found.path ? `${found.path}: ` : '';
    streams.err(`${nameOf(file)} is not a design: ${place}${found.reason}\n`);
    return 1;
  }
  const { width, height, pages } = found.design;
  const count = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
  streams.out(`${nameOf(file)} is a design of ${count}, ${width} x ${height} px\n`);
  return 0;
}

async function renderFile(rest: readonly string[], streams: Streams): Promise<0 | 1> {
  const { file, out, format, pages, outlines, catalog, pictures, ...options } = renderArguments(rest);
  const text = await read(file, streams);
  const assets = await catalogAssets(catalog ?? streams.catalog, pictures === undefined ? {} : { pictures });
  const { bytes, missing, letters } = await render(text, format, {
    ...{ ...options, assets, text: outlines ? 'outlines' : 'live' },
    ...(pages && { pages }),
  });
  for (const name of missing)
    streams.err(`Note: ${name} cannot be had or read; the design is rendered without it\n`);
  if (letters.length > 0)
    streams.err(
      `Note: ${letters.join(' ')} wait for their font; another font or boxes stand in their place\n`,
    );
  if (out === '-') streams.out(bytes);
  else await writeFile(out, bytes);
  return 0;
}

const nameOf = (file: string): string => (file === '-' ? 'the input' : file);

async function read(file: string, { stdin }: Streams): Promise<string> {
  if (file === '-') return (await buffer(stdin)).toString();
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read: ${error.message}`,
    );
  });
}

function describe(error: unknown): string {
  if (error instanceof DesignFileError) return `this is not a design: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
