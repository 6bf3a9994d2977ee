import type { ObjectEnv } from '../../objects/kind.js';
import { hasFixedHeight } from '../../objects/text/box/box-height.js';
import { textLayout } from '../../objects/text/layout.js';
import type { TextObject } from '../../objects/text/model.js';
import type { TextLayout } from '../../text/types.js';
import type { Check } from './check.js';
import type { Fix } from '../finding.js';
import { anchoredAt } from './resize-object.js';

/** Overshoot that nobody sees, page pixels. */
const SLACK = 1;
/** Which edge of the box stays where it is when it grows. */
const KEPT = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Letters that run out of their box: below one of a chosen height, or beside one that is too narrow for a letter. */
export const cutText: Check = ({ object }, { objects }) => {
  if (object.type !== 'text' || object.text_details.text_needs_autoset) return null;
  const layout = textLayout(object, objects);
  const below = hasFixedHeight(object.text_details) ? layout.height - object.height : 0;
  const beside = longestLine(layout) - object.width;
  if (below <= SLACK && beside <= SLACK) return null;
  const over = Math.round(Math.max(below, beside));
  return { check: 'cut-text', severity: 'error', facts: { over }, fixes: fixes(object, layout, objects) };
};

const longestLine = ({ lines }: TextLayout): number => Math.max(0, ...lines.map(({ width }) => width));

/** Grown for its lines, or else with letters as small as they have to be. */
function fixes(object: TextObject, layout: TextLayout, env: ObjectEnv): Fix[] {
  const width = Math.max(object.width, Math.ceil(longestLine(layout) + SLACK));
  const height = Math.max(object.height, textLayout({ ...object, width }, env).height);
  const details = object.text_details;
  const anchor = { x: KEPT_ACROSS[details.textAlign], y: KEPT[details.verticalAlign ?? 'top'] };
  const grown = anchoredAt(object, { ...object, width, height }, anchor);
  const shrunk: TextObject = {
    ...object,
    text_details: { ...details, autoHeight: false, autoFit: 'shrink' },
  };
  return [
    { action: 'grow-box', from: object, to: grown },
    { action: 'fit-letters', from: object, to: shrunk },
  ];
}

const KEPT_ACROSS = { left: 0, center: 0.5, right: 1, justify: 0 } as const;
