import type { Editor } from '../editor.js';

/** The color of a page that nobody gave one. */
const WHITE = /^#f{6}$/i;

/** True when the design has nothing on it: no object, and no background but white. */
export const isBlankDesign = ({ store }: Editor): boolean =>
  [...store.values()].every((record) => {
    if (record.typeName === 'object') return false;
    if (record.typeName !== 'page') return true;
    const color = record.page.background_color;
    return color === null || WHITE.test(color);
  });
