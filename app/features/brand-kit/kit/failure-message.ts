import { ApiError, type ErrorCode } from '../../../../server/contract/envelope.js';
import { KitConflict } from './kit-writer.js';
import { brandKit as strings } from '../strings.js';

/** Failures whose message says what to do. */
const TELLING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invalid_font',
  'invalid_image',
  'too_large',
  'too_many',
  'no_room',
  'disk_full',
  'offline',
]);

/** What a failed change is called. */
export function failureMessage(error: unknown): string {
  if (error instanceof KitConflict) return strings.changedElsewhere;
  if (!(error instanceof ApiError)) return strings.failed;
  return TELLING.has(error.code) || isTakenName(error) ? error.message : strings.failed;
}

/** Two fonts of one name could not be told apart. */
const isTakenName = ({ code, details }: ApiError): boolean =>
  code === 'bad_request' && /^font_uploads\.\d+\.name$/.test(details.path ?? '');
