import { colorsOf } from '../../generate/color-slots.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';

/** Colors offered at most: three rows of the picker. */
const MOST = 24;

/** The colors of the current page, most used first. Follows the page. */
export function documentColors(editor: Editor): readonly string[] {
  const page = editor.page.value;
  void editor.index.version(page).value;
  const counts = new Map<string, number>();
  const count = (color: string) => void counts.set(color, (counts.get(color) ?? 0) + 1);
  const ground = editor.pageRecord(page).page.background_color;
  if (ground) count(ground.toLowerCase());
  const objects = editor.index.objects(page).map((id) => editor.object(id) as DesignObject);
  for (const object of objects) for (const color of colorsOf(object).values()) count(color);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([color]) => color);
}
