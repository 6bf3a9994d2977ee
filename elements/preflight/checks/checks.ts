import type { Check } from './check.js';
import { cutText } from './cut-text.js';
import { emptyFrame } from './empty-frame.js';
import type { CheckId } from '../finding.js';
import { leftoverText } from './leftover-text.js';
import { lowContrast } from './low-contrast.js';
import { lowResolution } from './low-resolution.js';
import { missingPicture } from './missing-picture.js';
import { missingGlyph } from './missing-glyph.js';
import { outsidePage } from './outside-page.js';
import { premium } from './premium.js';
import { simplifiedDrawing } from './simplified-drawing.js';
import { waitingFont } from './waiting-font.js';

/** Every check. A Record, so that the compiler asks for one that is named and not written. */
export const checks: Readonly<Record<CheckId, Check>> = {
  'missing-picture': missingPicture,
  'missing-glyph': missingGlyph,
  'waiting-font': waitingFont,
  'cut-text': cutText,
  'outside-page': outsidePage,
  premium,
  'empty-frame': emptyFrame,
  'leftover-text': leftoverText,
  'low-contrast': lowContrast,
  'low-resolution': lowResolution,
  'simplified-drawing': simplifiedDrawing,
};
