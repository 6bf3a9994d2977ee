import { boxMatrix } from '../math/matrix.js';
import type { Kind, Need, ObjectEnv } from '../objects/kind.js';
import type { DesignObject, Kinds } from '../objects/kinds.js';
import { objectAppearance } from './object-appearance.js';
import { objectMeaning } from './object-meaning.js';
import type { Group, LinkArea } from './ops.js';

interface Drawn {
  readonly fonts: ObjectEnv['fonts'];
  readonly version: number;
  /** What each need was answered with. */
  readonly resources: readonly unknown[];
  readonly ops: Group;
}

/** Records never change, so a record drawn once is drawn; only arriving fonts and pictures make it draw anew. */
const drawn = new WeakMap<DesignObject, Drawn>();

/** The object's group in page coordinates; null for an object of an unknown kind, which draws nothing. */
export function objectOps(object: DesignObject, kinds: Kinds, env: ObjectEnv): Group | null {
  const kind = kindOfObject(object, kinds);
  if (!kind) return null;
  const resources = kind.needs(object).map((need) => answer(need, env));
  const known = drawn.get(object);
  if (known && isFresh(known, resources, env)) return known.ops;
  const ops = group(object, kind, env);
  drawn.set(object, { fonts: env.fonts, version: env.fonts.version, resources, ops });
  return ops;
}

function kindOfObject(object: DesignObject, kinds: Kinds): Kind<DesignObject> | undefined {
  const name: string = object.sub_type ?? object.type;
  return Object.hasOwn(kinds, name) ? (kinds[name as keyof Kinds] as Kind<DesignObject>) : undefined;
}

const answer = (need: Need, { resources }: ObjectEnv): unknown =>
  need.type === 'font' ? null : resources[need.type](need.source);

function isFresh(known: Drawn, resources: readonly unknown[], { fonts }: ObjectEnv): boolean {
  if (known.fonts !== fonts || known.version !== fonts.version) return false;
  return resources.every((resource, i) => sameAnswer(resource, known.resources[i]));
}

/** Hosts may answer with a new size object each time; icons come as one parsed object. */
function sameAnswer(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isSize(a) || !isSize(b)) return false;
  return a.width === b.width && a.height === b.height;
}

const isSize = (value: unknown): value is { width: number; height: number } =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value;

/** All of an object's box leads there. */
export const linkOf = ({ width, height }: DesignObject, href: string): LinkArea => ({
  href,
  area: { x: 0, y: 0, width, height },
});

function group(object: DesignObject, kind: Kind<DesignObject>, env: ObjectEnv): Group {
  const { id, position, width, height, rotation } = object;
  const meaning = objectMeaning(object, kind);
  return {
    op: 'group',
    object: id,
    transform: boxMatrix({ x: position.x, y: position.y, width, height, rotation }),
    ...objectAppearance(object),
    ...(object.link && { link: linkOf(object, object.link) }),
    ...(meaning && { meaning }),
    children: kind.ops(object, env),
  };
}
