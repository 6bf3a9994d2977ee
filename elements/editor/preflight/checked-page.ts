import type { GroupAppearance } from '../../display/stack-groups.js';
import type { CheckedPage } from '../../preflight/env.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { Editor } from '../editor.js';

/** A page as the checks take it. */
export function checkedPage(editor: Editor, id: string): CheckedPage {
  const groups = editor.index.groups(id).map(({ id: group, objects, parent, extra }): GroupAppearance => {
    const { opacity, blend_mode } = extra;
    return { id: group, objects, parent, opacity, blend_mode };
  });
  return {
    id,
    background_color: editor.pageRecord(id).page.background_color,
    background: editor.index.background(id)?.object ?? null,
    objects: editor.index.objects(id).map((object) => editor.object(object)!),
    groups,
  };
}

/** All objects of a page, the picture behind them among them. */
export const objectsOf = ({ background, objects }: CheckedPage): readonly DesignObject[] =>
  background ? [background, ...objects] : objects;
