/** As much of a message as helps, characters. */
const LONGEST = 500;

/** A type, not an interface: the logger wants to index it. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  /** The words of what led to it, such as those of a provider outside. */
  readonly cause?: string;
};

/**
 * An error as the log keeps it. A failed query carries its parameters in message, stack and fields, thus whole designs and
 * what is known of visitors: the query and the database's own words say enough.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: brief(String(error)), stack: '' };
  const { query, cause, code } = error as Error & { query?: unknown; code?: unknown };
  if (typeof query === 'string' && cause instanceof Error) {
    const { message, ...rest } = describeError(cause);
    return { ...rest, message: brief(`${message} in: ${query}`), stack: frames(error) };
  }
  return {
    type: error.name,
    message: brief(error.message),
    stack: frames(error),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: describeError(cause).message }),
  };
}

/** The stack without the message it begins with. */
const frames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const brief = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
