import { rotatePoint, type Point } from '../../math/geometry.js';
import { iconArt } from '../../objects/icon/display.js';
import type { IconObject } from '../../objects/icon/model.js';
import { kindOf, type DesignObject } from '../../objects/kinds.js';
import type { GroupEntry } from '../../document/design-file.js';
import type { GroupRecord } from '../../document/records.js';
import { putObjects } from './add-objects.js';
import type { Editor } from '../editor.js';
import { writeGroup } from '../layers/group-records.js';
import { writeOrder } from '../layers/layers.js';
import { t } from '../strings.js';

/** The selected icon, once its art is here. */
function selectedIcon({ selection, resources }: Editor): IconObject | null {
  const [object, more] = selection.objects.value;
  if (!object || more || selection.locked.value || kindOf(object) !== 'icon') return null;
  void resources.version.value;
  return iconArt(object as IconObject, resources.env) ? (object as IconObject) : null;
}

export const canEditShapes = (editor: Editor): boolean => selectedIcon(editor) !== null;

/** Takes the selected icon apart: every path becomes a shape of its own, in a group at the icon's place. One step. */
export async function editShapes(editor: Editor): Promise<void> {
  const [{ iconDrawing }, { toObjects }, { Notes }] = await Promise.all([
    import('../../import/svg/convert/from-icon.js'),
    import('../../import/svg/convert/to-objects.js'),
    import('../../import/svg/parse/notes.js'),
  ]);
  // as it is now: much may have happened while that was loading
  const icon = selectedIcon(editor);
  const art = icon && iconArt(icon, editor.resources.env);
  if (!icon || !art) return;
  const place = { scale: 1, at: icon.position };
  const drawing = iconDrawing(art, icon.image_details, icon);
  const { objects, groups } = toObjects(drawing, place, { families: [], standIn: '' }, new Notes());
  replaceIcon(
    editor,
    icon,
    objects.map((object) => turned(object, icon)),
    groups,
  );
}

/** Turned and see-through as the icon was. */
function turned(object: DesignObject, icon: IconObject): DesignObject {
  const middle = (box: DesignObject): Point => ({
    x: box.position.x + box.width / 2,
    y: box.position.y + box.height / 2,
  });
  const { x, y } = rotatePoint(middle(object), middle(icon), icon.rotation);
  return {
    ...object,
    position: { x: x - object.width / 2, y: y - object.height / 2 },
    rotation: object.rotation + icon.rotation,
    opacity: object.opacity * icon.opacity,
  } as DesignObject;
}

function replaceIcon(
  editor: Editor,
  icon: IconObject,
  objects: readonly DesignObject[],
  groups: readonly GroupEntry[],
): void {
  const order = editor.index.objects(editor.page.value);
  const ids = objects.map(({ id }) => id);
  const around = editor.index.groupOf(icon.id);
  const outer = around === undefined ? undefined : (editor.store.get(around) as GroupRecord | undefined);
  editor.run(t('editShapes'), () => {
    putObjects(editor, objects, outer ? groups.map((group) => inside(group, outer.id)) : groups);
    if (outer) {
      const left = outer.objects.filter((id) => id !== icon.id);
      writeGroup(editor, { ...outer, objects: groups.length > 0 ? left : [...left, ...ids] });
    }
    editor.store.remove(icon.id);
    writeOrder(
      editor,
      order.flatMap((id) => (id === icon.id ? ids : [id])),
    );
  });
  editor.selection.set(ids, { deep: true });
}

const inside = (group: GroupEntry, parent: string): GroupEntry =>
  group.parent ? group : { ...group, parent };
