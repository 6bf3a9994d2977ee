import { inOtherFormats } from '../../../catalog/source/templates/scenes/in-other-formats/index.js';
import { ringAndYard } from '../../../catalog/source/templates/scenes/ring-and-yard.js';
import { wallsAndStatuses } from '../../../catalog/source/templates/scenes/walls-and-statuses.js';
import { shelves } from '../../../catalog/source/templates/sheets/shelves/index.js';
import { worldInOtherFormats } from '../../../catalog/source/templates/world/in-other-formats.js';

/** Templates for searches that found too few: signs, labels, reports, decks, and known scenes in other formats. */
export const shelfTemplates: readonly { readonly id: string }[] = [
  ...shelves,
  ...ringAndYard,
  ...wallsAndStatuses,
  ...inOtherFormats,
  ...worldInOtherFormats,
];
