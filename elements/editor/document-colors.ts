import type { DesignObject } from '../objects/kinds.js';
import type { Editor } from './editor.js';

const COLOR = /^#[0-9a-f]{6}$/i;
/** Colours offered at most: three rows of the picker. */
const MOST = 24;

/** Every colour value inside a stored object, wherever its kind keeps them. */
function* colorsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && COLOR.test(value)) yield value.toLowerCase();
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* colorsIn(inner);
}

/** The colours of the current page, most used first. Follows the page. */
export function documentColors(editor: Editor): readonly string[] {
  const page = editor.page.value;
  void editor.index.version(page).value;
  const counts = new Map<string, number>();
  const count = (value: unknown) => {
    for (const color of colorsIn(value)) counts.set(color, (counts.get(color) ?? 0) + 1);
  };
  count(editor.pageRecord(page).page.background_color);
  const objects = editor.index.objects(page).map((id) => editor.object(id) as DesignObject);
  objects.forEach(count);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([color]) => color);
}
