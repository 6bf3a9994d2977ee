import type * as z from 'zod/mini';

/**
 * Schemas as plain questions. A schema's own parsing copies each value and notes each step, which for thousands of
 * objects is most of the time of opening a design; nearly always the answer is only that all is well. Made from the
 * schema, so that there is one description of the stored form.
 *
 * True only for what the schema takes. False says nothing: ask the schema itself, it knows what is wrong.
 */
export type SchemaPredicate = (value: unknown) => boolean;

type Schema = z.core.$ZodType;

const made = new WeakMap<Schema, SchemaPredicate>();

/** The question for a schema, made once. */
export function schemaPredicate(schema: Schema): SchemaPredicate {
  let check = made.get(schema);
  if (!check) made.set(schema, (check = withRules(schema)));
  return check;
}

function withRules(schema: Schema): SchemaPredicate {
  const isOfType = typeCheck(schema as z.core.$ZodTypes);
  const rules = (schema._zod.def.checks ?? []).map((rule) => ruleCheck(rule as z.core.$ZodChecks));
  const [first] = rules;
  if (!first) return isOfType;
  if (rules.length === 1) return (value) => isOfType(value) && first(value);
  return (value) => isOfType(value) && rules.every((rule) => rule(value));
}

/** What is not in this list is left to the schema. */
function typeCheck({ _zod: { def } }: z.core.$ZodTypes): SchemaPredicate {
  switch (def.type) {
    case 'string':
      return def.coerce ? never : (value) => typeof value === 'string';
    case 'number':
      return def.coerce ? never : Number.isFinite;
    case 'boolean':
      return def.coerce ? never : (value) => typeof value === 'boolean';
    case 'unknown':
      return () => true;
    case 'literal':
      return oneOf(def.values);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'optional':
      return orAbsent(schemaPredicate(def.innerType));
    case 'nullable':
      return orNull(schemaPredicate(def.innerType));
    case 'union':
      return anyOf(def.options.map(schemaPredicate));
    case 'array':
      return eachOf(schemaPredicate(def.element));
    case 'tuple':
      return def.rest ? never : inOrder(def.items.map(schemaPredicate));
    case 'object':
      return fields(def);
    default:
      return never;
  }
}

function ruleCheck({ _zod: { def } }: z.core.$ZodChecks | z.core.$ZodCustom): SchemaPredicate {
  switch (def.check) {
    case 'greater_than': {
      const low = def.value as number;
      return def.inclusive ? (value) => (value as number) >= low : (value) => (value as number) > low;
    }
    case 'less_than': {
      const high = def.value as number;
      return def.inclusive ? (value) => (value as number) <= high : (value) => (value as number) < high;
    }
    case 'min_length':
      return (value) => (value as string).length >= def.minimum;
    case 'max_length':
      return (value) => (value as string).length <= def.maximum;
    case 'string_format': {
      const { format, pattern } = def;
      if (format !== 'regex' || !pattern || pattern.global || pattern.sticky) return never;
      return (value) => pattern.test(value as string);
    }
    case 'custom':
      return (value) => def.fn?.(value as never) === true;
    default:
      return never;
  }
}

const never: SchemaPredicate = () => false;

function oneOf(values: readonly unknown[]): SchemaPredicate {
  const all = new Set(values);
  return (value) => all.has(value);
}

const orAbsent =
  (check: SchemaPredicate): SchemaPredicate =>
  (value) =>
    value === undefined || check(value);

const orNull =
  (check: SchemaPredicate): SchemaPredicate =>
  (value) =>
    value === null || check(value);

const anyOf =
  (checks: readonly SchemaPredicate[]): SchemaPredicate =>
  (value) =>
    checks.some((check) => check(value));

const eachOf =
  (check: SchemaPredicate): SchemaPredicate =>
  (value) =>
    Array.isArray(value) && value.every(check);

const inOrder =
  (checks: readonly SchemaPredicate[]): SchemaPredicate =>
  (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((check, i) => check(value[i]));

/** Fields beside those of the shape may be anything: schemas that say more about them are left to themselves. */
function fields({ shape, catchall }: z.core.$ZodObjectDef): SchemaPredicate {
  if (catchall && catchall._zod.def.type !== 'unknown') return never;
  const names = Object.keys(shape);
  const checks = names.map((name) => schemaPredicate(shape[name]!));
  // a field that may be anything at all must still be there
  if (names.some((name, i) => shape[name]!._zod.optin === undefined && checks[i]!(undefined))) return never;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    for (let i = 0; i < names.length; i++)
      if (!checks[i]!((value as Record<string, unknown>)[names[i]!])) return false;
    return true;
  };
}
