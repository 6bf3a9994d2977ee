import {
  SaveConflict,
  SaveFailed,
  type SaveOptions,
  type SaveTarget,
  type SaveTrouble,
} from '../../../elements/ports/host.js';
import type { Client } from '../../../server/contract/client.js';
import { ApiError, type ErrorCode } from '../../../server/contract/envelope.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { user as userCalls } from '../../../server/contract/user.js';
import { saveEvents } from './save-events.js';

/** A browser sends no more than 64 KB for a page that is gone; the rest of the call takes some too. */
const LEAVING_LETTERS = 50_000;

/** What a failure of the call means for the design; all others are the server's trouble and pass. */
const TROUBLE: Partial<Record<ErrorCode, SaveTrouble>> = {
  offline: 'unreachable',
  unreachable: 'unreachable',
  bad_request: 'invalid',
  too_large: 'too_large',
  not_signed_in: 'refused',
  not_allowed: 'refused',
  not_found: 'refused',
};

/**
 * Keeps one design on the product server. `user` is who opened it: a refusal to somebody who is signed out since then is
 * told from one to somebody who may no longer edit it.
 */
export function createSaveTarget(api: Client, id: string, user: string | null = null): SaveTarget {
  const isSignedOut = async () => user !== null && (await api(userCalls.checkSession, {})).tag === null;
  const news = saveEvents(id);
  return {
    async save(file, { base, checkpoint, leaving, signal }: SaveOptions) {
      const input = { id, design_file: file, rev: base, ...(checkpoint && { checkpoint }) };
      const keepalive = leaving === true && file.length < LEAVING_LETTERS;
      try {
        const options = { ...(keepalive && { keepalive }), ...(signal && { signal }) };
        const answer = await api(savedDesign.saveBackend, input, options);
        news.tell(answer.rev);
        return answer;
      } catch (error) {
        throw await failureOf(error, base, isSignedOut);
      }
    },
    async newest(options = {}) {
      try {
        const { design_file: file, rev } = await api(savedDesign.getOne, { id }, options);
        return { file, rev };
      } catch (error) {
        throw await failureOf(error, 0, isSignedOut);
      }
    },
    async newestRev(options = {}) {
      return (await api(savedDesign.getRev, { id }, options)).rev;
    },
    async rename(name) {
      await api(savedDesign.update, { id, name });
    },
    savedElsewhere: news.listen,
  };
}

async function failureOf(error: unknown, base: number, isSignedOut: () => Promise<boolean>): Promise<Error> {
  if (!(error instanceof ApiError)) return new SaveFailed('unreachable', { cause: error });
  if (error.code === 'stale') return new SaveConflict(error.details.rev ?? base);
  const trouble = TROUBLE[error.code] ?? 'fault';
  if (trouble !== 'refused') return new SaveFailed(trouble, { cause: error });
  const signedOut = await isSignedOut().catch(() => false);
  return new SaveFailed(signedOut ? 'signed_out' : 'refused', { cause: error });
}
