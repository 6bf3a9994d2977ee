import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILE_FIELD } from '../contract/contract.js';
import { ApiError } from '../contract/envelope.js';
import { MAX_UPLOAD_BYTES } from '../contract/folder.js';
import { requireMember } from '../modules/require-member.js';
import type { Services } from '../services.js';
import { fileName, type FormFile } from './form-file.js';
import { guardAgainstOtherSites } from './guard.js';
import type { AnsweredForm } from './handler.js';
import { contextOf, read, registerRoute, send } from './register.js';

/** One file and a few words beside it. */
const LIMITS = { files: 1, fields: 8, parts: 9, fieldNameSize: 64, fieldSize: 1000, headerPairs: 20 };
/** What a form weighs beside its file, bytes. */
const FRAME = 64 * 1024;
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + FRAME;

/** Registers the calls that carry a file. Only they take multipart: any other call refuses it. */
export async function registerForms(
  app: FastifyInstance,
  services: Services,
  forms: readonly AnsweredForm[],
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { ...LIMITS, fileSize: MAX_UPLOAD_BYTES } });
    for (const form of forms)
      registerRoute(scope, form, MAX_FORM_BYTES, async (request, reply) => {
        guardAgainstOtherSites(request, services.addresses);
        const context = await contextOf(services, request, reply);
        // nobody without an account makes us read 25 MB
        requireMember(context.asker);
        const { fields, file } = await readForm(request);
        return send(form, reply, await form.handle(read(form.call, fields), file, context));
      });
  });
}

interface Form {
  readonly fields: Record<string, unknown>;
  readonly file: FormFile;
}

async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw wrong('a form with one file is expected');
  if (Number(request.headers['content-length']) > MAX_FORM_BYTES) throw tooLarge();
  try {
    return await readParts(request);
  } catch (error) {
    // the browser reads our answer only when it could send its own to the end
    request.raw.unpipe();
    request.raw.resume();
    throw asApiError(error);
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, unknown>();
  let file: FormFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw wrong('a field is too long');
      fields.set(part.fieldname, part.value);
    } else if (part.fieldname === FILE_FIELD) {
      file = { name: fileName(part.filename), bytes: await part.toBuffer() };
    } else throw wrong(`the file's field is called "${FILE_FIELD}"`);
  }
  if (!file) throw wrong('no file was sent');
  return { fields: Object.fromEntries(fields), file };
}

const wrong = (what: string) => new ApiError('bad_request', `${FILE_FIELD}: ${what}`, { path: FILE_FIELD });

const tooLarge = () =>
  new ApiError('too_large', `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB`);

/** What the form's reader has to say, in our words. */
function asApiError(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_FILES_LIMIT') return wrong('one file at a time');
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  return wrong('the form cannot be read');
}
