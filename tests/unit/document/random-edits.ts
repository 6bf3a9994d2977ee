import type { DocumentStore } from '../../../elements/document/stored/load.js';
import type {
  DocumentRecord,
  GroupRecord,
  ObjectRecord,
  PageRecord,
} from '../../../elements/document/records.js';
import type { PageIndex } from '../../../elements/document/page-index.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';

/** What a random session draws on. */
export interface Session {
  readonly store: DocumentStore;
  readonly index: PageIndex;
  readonly random: () => number;
  nextId(): string;
}

const pick = <T>(session: Session, list: readonly T[]): T | undefined =>
  list[Math.floor(session.random() * list.length)];

const objects = ({ store }: Session): ObjectRecord[] =>
  [...store.values()].filter((r): r is ObjectRecord => r.typeName === 'object');

const edit = (session: Session, change: (object: DesignObject) => Partial<DesignObject>): void => {
  const record = pick(session, objects(session));
  if (!record) return;
  session.store.update<ObjectRecord>(record.id, (r) => ({
    ...r,
    object: { ...r.object, ...change(r.object) } as DesignObject,
  }));
};

const shape = (session: Session): DesignObject => ({
  id: session.nextId(),
  type: 'image',
  sub_type: 'shape',
  layer_index: Math.floor(session.random() * 50),
  position: { x: session.random() * 800, y: session.random() * 800 },
  width: 1 + session.random() * 300,
  height: 1 + session.random() * 300,
  rotation: session.random() * 360,
  opacity: session.random(),
  locked: session.random() < 0.1,
  shape_details: { outline: 'ellipse', fill: '#336699' },
});

const addPage = (session: Session): void => {
  const id = session.nextId();
  const index = session.index.pages.value.length;
  session.store.put({ typeName: 'page', id, index, page: { id, background_color: '#ffffff' } });
};

const removePage = (session: Session): void => {
  const pages = session.index.pages.value;
  const id = pick(session, pages);
  if (pages.length < 2 || !id) return;
  const gone = [...session.store.values()].filter((r) => 'page' in r && r.page === id);
  gone.forEach((record) => session.store.remove(record.id));
  session.store.remove(id);
  pages
    .filter((page) => page !== id)
    .forEach((page, index) => session.store.update<PageRecord>(page, (r) => ({ ...r, index })));
};

const group = (session: Session): void => {
  const page = pick(session, session.index.pages.value)!;
  const free = session.index.objects(page).filter((id) => !session.index.groupOf(id));
  if (free.length < 2) return;
  const record: GroupRecord = {
    typeName: 'group',
    id: session.nextId(),
    page,
    objects: free.slice(0, 3),
    extra: {},
  };
  session.store.put(record);
};

const ungroup = (session: Session): void => {
  const groups = [...session.store.values()].filter((r) => r.typeName === 'group');
  const record = pick(session, groups);
  if (record) session.store.remove(record.id);
};

const removeObject = (session: Session): void => {
  const record = pick(session, objects(session));
  if (!record) return;
  const inside = session.index.groupOf(record.id);
  if (inside)
    session.store.update<GroupRecord>(inside, (r) => ({
      ...r,
      objects: r.objects.filter((id) => id !== record.id),
    }));
  session.store.remove(record.id);
};

const addObject = (session: Session): void => {
  const object = shape(session);
  const page = pick(session, session.index.pages.value)!;
  const record: DocumentRecord = { typeName: 'object', id: object.id, page, slot: 'page', object };
  session.store.put(record);
};

/** Every sort of write the editor makes, drawn at random. */
export const OPERATIONS: readonly (readonly [
  name: string,
  weight: number,
  run: (session: Session) => void,
])[] = [
  ['Add', 12, addObject],
  ['Delete', 11, removeObject],
  ['Move', 20, (s) => edit(s, () => ({ position: { x: s.random() * 800, y: s.random() * 800 } }))],
  ['Resize', 12, (s) => edit(s, () => ({ width: 1 + s.random() * 400, height: 1 + s.random() * 400 }))],
  ['Rotate', 10, (s) => edit(s, () => ({ rotation: s.random() * 360 }))],
  ['Opacity', 8, (s) => edit(s, () => ({ opacity: s.random() }))],
  ['Restack', 8, (s) => edit(s, () => ({ layer_index: Math.floor(s.random() * 50) }))],
  ['Name', 4, (s) => edit(s, () => (s.random() < 0.5 ? { name: `n${s.random()}` } : { locked: true }))],
  ['Group', 5, group],
  ['Ungroup', 4, ungroup],
  ['Add page', 2, addPage],
  ['Delete page', 2, removePage],
];

export function randomOperation(session: Session): void {
  const total = OPERATIONS.reduce((sum, [, weight]) => sum + weight, 0);
  let at = session.random() * total;
  const [name, , run] = OPERATIONS.find(([, weight]) => (at -= weight) < 0) ?? OPERATIONS[0]!;
  session.store.run(name, () => run(session));
}
