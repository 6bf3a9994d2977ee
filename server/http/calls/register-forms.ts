import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/envelope.js';
import { requireMember } from '../../access/require-member.js';
import type { Services } from '../../services.js';
import { formBytes, readFormOfMany, readForm, readNamedForm } from './form-reader.js';
import { principalFor, showsToken } from '../security/access-of.js';
import { requireSameSite } from '../security/csrf-guard.js';
import type { FormHandler, MultiFileFormHandler, NamedFileFormHandler, Context } from './handler.js';
import { contextFor, readPayload, registerRoute, sendResponse } from './register-call.js';

type AnyForm = FormHandler | MultiFileFormHandler | NamedFileFormHandler;

/** Registers the calls that carry files. Only they take multipart: any other call refuses it. */
export async function registerForms(
  app: FastifyInstance,
  services: Services,
  forms: readonly AnyForm[],
): Promise<void> {
  await app.register(async (scope) => {
    // a file that is too large is one of several: whoever reads it says so
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const form of forms)
      registerRoute(
        scope,
        form,
        form.limits.body ?? formBytes(form.call.files ?? 1),
        async (request, reply) => {
          if (!showsToken(request)) requireSameSite(request, services.addresses);
          const principal = await principalFor(services, request, form.call.scope);
          const context = contextFor(services, request, reply, principal);
          // nobody without an account makes us read 25 MB
          requireMember(context.principal);
          return sendResponse(form, reply, await responseOf(form, request, context));
        },
      );
  });
}

async function responseOf(form: AnyForm, request: FastifyRequest, context: Context): Promise<unknown> {
  try {
    if ('handleAll' in form) return await handleFormOfMany(form, request, context);
    if ('handleNamed' in form) return await handleNamedForm(form, request, context);
    const { fields, file } = await readForm(request);
    return await form.handle(readPayload(form.call, fields), file, context);
  } catch (error) {
    // the browser reads our answer only when it could send its own to the end
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

async function handleFormOfMany(
  { call, handleAll }: MultiFileFormHandler,
  request: FastifyRequest,
  context: Context,
): Promise<unknown> {
  const { fields, files } = await readFormOfMany(request, call.files ?? 1);
  return handleAll(readFirst(call, fields), files, context);
}

async function handleNamedForm(
  { call, handleNamed }: NamedFileFormHandler,
  request: FastifyRequest,
  context: Context,
): Promise<unknown> {
  const { files: most = 1, names = /^$/ } = call;
  const { fields, files } = await readNamedForm(request, { most, names });
  return handleNamed(readPayload(call, fields), files, context);
}

/** A field that is missing may stand behind the files, where it is too late. */
function readFirst(call: MultiFileFormHandler['call'], fields: Readonly<Record<string, unknown>>): unknown {
  try {
    return readPayload(call, fields);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, `${error.message} (the fields come before the files)`, error.details);
  }
}
