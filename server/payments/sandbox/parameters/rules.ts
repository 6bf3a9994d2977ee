import { invalid, type Params } from '../wire.js';

/** What a value may be. Throws a SandboxError in Stripe's words; `name` is how the request wrote it. */
export type Rule = (value: string | Params, name: string) => void;

/** A rule whose value must be there. */
export interface Needed {
  readonly needed: Rule;
}

/** Longest text of Stripe's that has no limit of its own, signs. */
const LONGEST = 5000;

export const needed = (rule: Rule): Needed => ({ needed: rule });

/** Text that cannot be unset. */
export const text =
  (longest = LONGEST): Rule =>
  (value, name) => {
    const given = plain(value, name);
    if (given === '')
      throw invalid(`You passed an empty string for '${name}'. '${name}' cannot be unset.`, {
        ...{ code: 'parameter_invalid_empty', param: name },
      });
    if (given.length > longest)
      throw invalid(`Invalid string: ${given.slice(0, 20)}...; must be at most ${longest} characters`, {
        param: name,
      });
  };

export const whole: Rule = (value, name) => {
  const given = plain(value, name);
  if (!/^-?\d{1,15}$/.test(given))
    throw invalid(`Invalid integer: ${given}`, { code: 'parameter_invalid_integer', param: name });
};

/** Money: above zero, and of eight digits at most. */
export const cents: Rule = (value, name) => {
  whole(value, name);
  if (Number(value) < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      ...{ code: 'parameter_invalid_integer', param: name },
    });
  if (Number(value) > 99_999_999)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: name });
};

export const flag: Rule = (value, name) => {
  const given = plain(value, name);
  if (given !== 'true' && given !== 'false') throw invalid(`Invalid boolean: ${given}`, { param: name });
};

export const oneOf =
  (...allowed: readonly string[]): Rule =>
  (value, name) => {
    const given = plain(value, name);
    if (!allowed.includes(given))
      throw invalid(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name });
  };

export const email: Rule = (value, name) => {
  text(512)(value, name);
  if (!/^[^\s@]+@[^\s@]+$/.test(String(value)))
    throw invalid(`Invalid email address: ${String(value)}`, { code: 'email_invalid', param: name });
};

/** Stripe's limits on what a shop keeps of its own with an object. */
const METADATA = { entries: 50, key: 40, value: 500 } as const;

export const metadata: Rule = (value, name) => {
  const entries = Object.entries(inside(value, name));
  if (entries.length > METADATA.entries)
    throw invalid(`You can have at most ${METADATA.entries} keys`, { param: name });
  for (const [key, held] of entries) {
    if (key.length > METADATA.key)
      throw invalid(`Metadata keys must be at most ${METADATA.key} characters`, { param: name });
    if (plain(held!, `${name}[${key}]`).length > METADATA.value)
      throw invalid(`Metadata values must be at most ${METADATA.value} characters`, {
        param: `${name}[${key}]`,
      });
  }
};

/** A list that is written with its indices. */
export const list =
  (rule: Rule): Rule =>
  (value, name) => {
    for (const [index, item] of Object.entries(inside(value, name))) {
      if (!/^\d+$/.test(index)) throw invalid('Invalid array', { param: name });
      rule(item!, `${name}[${index}]`);
    }
  };

export type Table = Readonly<Record<string, Rule | Needed>>;

/** A group of values, none of which but these may be there. */
export const group =
  (table: Table): Rule =>
  (value, name) =>
    checkParameters(table, inside(value, name), name);

/** Holds what was sent against what may be: unknown names first, then what is missing, then each value. */
export function checkParameters(table: Table, params: Params, within = ''): void {
  const named = (name: string) => (within === '' ? name : `${within}[${name}]`);
  const unknown = Object.keys(params).filter((name) => !Object.hasOwn(table, name));
  if (unknown.length > 0) {
    const words = unknown.length === 1 ? 'parameter' : 'parameters';
    throw invalid(`Received unknown ${words}: ${unknown.map(named).join(', ')}`, {
      ...{ code: 'parameter_unknown', param: named(unknown[0]!) },
    });
  }
  for (const [name, rule] of Object.entries(table)) {
    const value = params[name];
    if (value !== undefined) (typeof rule === 'function' ? rule : rule.needed)(value, named(name));
    else if (typeof rule !== 'function')
      throw invalid(`Missing required param: ${named(name)}.`, {
        ...{ code: 'parameter_missing', param: named(name) },
      });
  }
}

function plain(value: string | Params, name: string): string {
  if (typeof value !== 'string') throw invalid('Invalid string', { param: name });
  return value;
}

function inside(value: string | Params, name: string): Params {
  if (typeof value === 'string') throw invalid('Invalid object', { param: name });
  return value;
}
