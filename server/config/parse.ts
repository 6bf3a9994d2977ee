import type * as z from 'zod';

/** A setting cannot be used; the message is one line that names it. */
export class ConfigError extends Error {}

/** The environment without its empty variables: those count as not set. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Reads a group of variables. Throws a ConfigError. */
export function parse<Schema extends z.ZodType>(schema: Schema, set: Settings): z.output<Schema> {
  const result = schema.safeParse(set);
  if (!result.success) throw new ConfigError(describe(result.error));
  return result.data;
}

const describe = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');

/** Variables that only make sense together: all or none. Throws a ConfigError that names one that is missing. */
export function requireWhole(set: Settings, names: readonly string[]): void {
  const given = names.find((name) => set[name] !== undefined);
  const missing = names.find((name) => set[name] === undefined);
  if (given !== undefined && missing !== undefined)
    throw new ConfigError(`${missing}: must be set, since ${given} is`);
}
