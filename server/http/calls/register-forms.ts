import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/envelope.js';
import { requireMember } from '../../access/require-member.js';
import type { Services } from '../../services.js';
import { formBytes, openForm, readForm, readNamedForm } from './form-reader.js';
import { guardAgainstOtherSites } from '../security/csrf-guard.js';
import type { AnsweredForm, AnsweredFormOfMany, AnsweredNamedForm, Context } from './handler.js';
import { contextOf, read, registerRoute, send } from './register-call.js';

type AnyForm = AnsweredForm | AnsweredFormOfMany | AnsweredNamedForm;

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
          guardAgainstOtherSites(request, services.addresses);
          const context = await contextOf(services, request, reply);
          // nobody without an account makes us read 25 MB
          requireMember(context.asker);
          return send(form, reply, await answerOf(form, request, context));
        },
      );
  });
}

async function answerOf(form: AnyForm, request: FastifyRequest, context: Context): Promise<unknown> {
  try {
    if ('handleAll' in form) return await answerMany(form, request, context);
    if ('handleNamed' in form) return await answerNamed(form, request, context);
    const { fields, file } = await readForm(request);
    return await form.handle(read(form.call, fields), file, context);
  } catch (error) {
    // the browser reads our answer only when it could send its own to the end
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

async function answerMany(
  { call, handleAll }: AnsweredFormOfMany,
  request: FastifyRequest,
  context: Context,
): Promise<unknown> {
  const { fields, files } = await openForm(request, call.files ?? 1);
  return handleAll(readFirst(call, fields), files, context);
}

async function answerNamed(
  { call, handleNamed }: AnsweredNamedForm,
  request: FastifyRequest,
  context: Context,
): Promise<unknown> {
  const { files: most = 1, names = /^$/ } = call;
  const { fields, files } = await readNamedForm(request, { most, names });
  return handleNamed(read(call, fields), files, context);
}

/** A field that is missing may stand behind the files, where it is too late. */
function readFirst(call: AnsweredFormOfMany['call'], fields: Readonly<Record<string, unknown>>): unknown {
  try {
    return read(call, fields);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, `${error.message} (the fields come before the files)`, error.details);
  }
}
