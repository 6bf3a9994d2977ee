import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FILE_FIELD } from '../../contract/contract.js';
import { ApiError } from '../../contract/envelope.js';
import { MAX_UPLOAD_BYTES } from '../../contract/folder.js';
import { fileName, type StreamedFile, type FormFile } from './form-file.js';

/** A few words beside the files. */
const LIMITS = { fields: 8, fieldNameSize: 64, fieldSize: 1000, headerPairs: 20 };
/** What a form weighs beside its files, bytes. */
const FRAME = 64 * 1024;

/** The largest form with so many files, bytes. */
export const formBytes = (files: number): number => files * MAX_UPLOAD_BYTES + FRAME;

type Fields = Readonly<Record<string, unknown>>;

/** A form with one file, whole; the order of its parts does not matter. Throws ApiError. */
export async function readForm(request: FastifyRequest): Promise<{ fields: Fields; file: FormFile }> {
  const fields = new Map<string, unknown>();
  let file: FormFile | undefined;
  for await (const part of partsOf(request, 1))
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else file = { name: fileName(part.filename), bytes: await bytesOf(part) };
  if (!file) throw wrong('no file was sent');
  return { fields: Object.fromEntries(fields), file };
}

/** Letters of a field of a form whose files have names: it carries JSON. */
const LONG_FIELD = 256 * 1024;

/**
 * A form whose files say by the names of their fields what they are for; the order of its parts does not matter. Throws
 * ApiError.
 */
export async function readNamedForm(
  request: FastifyRequest,
  { most, names }: { readonly most: number; readonly names: RegExp },
): Promise<{ fields: Fields; files: ReadonlyMap<string, FormFile> }> {
  const fields = new Map<string, unknown>();
  const files = new Map<string, FormFile>();
  for await (const part of partsOf(request, most, { names, fieldSize: LONG_FIELD }))
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else files.set(part.fieldname, { name: fileName(part.filename), bytes: await bytesOf(part) });
  return { fields: Object.fromEntries(fields), files };
}

/**
 * A form with up to `most` files: its fields, which come first, and then its files one after the other. Throws ApiError,
 * also while the files are read.
 */
export async function readFormOfMany(
  request: FastifyRequest,
  most: number,
): Promise<{ fields: Fields; files: AsyncIterable<StreamedFile> }> {
  const fields = new Map<string, unknown>();
  const parts = partsOf(request, most);
  for (;;) {
    const { value: part, done } = await parts.next();
    if (done) throw wrong('no file was sent');
    if (part.type === 'file') return { fields: Object.fromEntries(fields), files: filesOf(part, parts) };
    fields.set(part.fieldname, part.value);
  }
}

async function* filesOf(first: MultipartFile, rest: AsyncGenerator<Multipart>): AsyncGenerator<StreamedFile> {
  yield* streamedFile(first);
  for await (const part of rest) {
    if (part.type === 'field') throw wrong('the fields come before the files');
    yield* streamedFile(part);
  }
}

function* streamedFile(part: MultipartFile): Generator<StreamedFile> {
  yield { name: fileName(part.filename), bytes: () => bytesOf(part) };
  // a file that the handler did not read must be drained all the same, or the form never ends
  part.file.resume();
}

interface Shape {
  /** What fields of files may be called. */
  readonly names?: RegExp;
  /** Letters of a field. */
  readonly fieldSize?: number;
}

const ONLY = new RegExp(`^${FILE_FIELD}$`);

async function* partsOf(
  request: FastifyRequest,
  files: number,
  { names = ONLY, fieldSize = LIMITS.fieldSize }: Shape = {},
): AsyncGenerator<Multipart, undefined> {
  if (!request.isMultipart())
    throw wrong(files === 1 ? 'a form with one file is expected' : 'a form is expected');
  if (Number(request.headers['content-length']) > formBytes(files)) throw tooLarge(files);
  const limits = { ...LIMITS, fieldSize, files, parts: files + LIMITS.fields, fileSize: MAX_UPLOAD_BYTES };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field' && (part.valueTruncated || part.fieldnameTruncated))
        throw wrong('a field is too long');
      if (part.type === 'file' && !names.test(part.fieldname))
        throw wrong(
          names === ONLY
            ? `the file's field is called "${FILE_FIELD}"`
            : `no file's field is called "${part.fieldname}"`,
        );
      yield part;
    }
  } catch (error) {
    throw asApiError(error, files);
  }
}

/** Not the library's own way, which keeps each file's bytes until the form ends. */
async function bytesOf({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of file) chunks.push(chunk as Buffer);
  } catch {
    throw unreadable();
  }
  if (file.truncated) throw tooLarge();
  return Buffer.concat(chunks);
}

const wrong = (what: string) => new ApiError('bad_request', `${FILE_FIELD}: ${what}`, { path: FILE_FIELD });
const unreadable = () => wrong('the form cannot be read');

function tooLarge(files = 1): ApiError {
  const most = `larger than ${(files * MAX_UPLOAD_BYTES) / 1024 / 1024} MB`;
  return new ApiError('too_large', files === 1 ? `The file is ${most}` : `The files are ${most} together`);
}

/** What the form's reader has to say, in our words. */
function asApiError(error: unknown, files: number): ApiError {
  if (error instanceof ApiError) return error;
  const { code } = error as { code?: string };
  if (code !== 'FST_FILES_LIMIT') return unreadable();
  return wrong(files === 1 ? 'one file at a time' : `at most ${files} files at once`);
}
