import { addPage } from './add-page.js';
import { bold } from './bold.js';
import { copy } from './copy.js';
import { cut } from './cut.js';
import { deleteSelection } from './delete.js';
import { deletePage } from './delete-page.js';
import { duplicate } from './duplicate.js';
import { duplicatePage } from './duplicate-page.js';
import { flipHorizontal } from './flip-horizontal.js';
import { flipVertical } from './flip-vertical.js';
import { group } from './group.js';
import { italic } from './italic.js';
import { layerBack } from './layer-back.js';
import { layerDown } from './layer-down.js';
import { layerFront } from './layer-front.js';
import { layerUp } from './layer-up.js';
import { lock } from './lock.js';
import { movePageLeft } from './move-page-left.js';
import { movePageRight } from './move-page-right.js';
import { paste } from './paste.js';
import { redo } from './redo.js';
import { selectAll } from './select-all.js';
import { textAlign } from './text-align.js';
import { underline } from './underline.js';
import { undo } from './undo.js';
import { ungroup } from './ungroup.js';
import { zoomActual } from './zoom-actual.js';
import { zoomFit } from './zoom-fit.js';
import { zoomIn } from './zoom-in.js';
import { zoomOut } from './zoom-out.js';
import type { Command } from './command.js';

/** Every verb of the editor, in the order menus show them. */
export const commands: readonly Command[] = [
  undo,
  redo,
  cut,
  copy,
  paste,
  duplicate,
  deleteSelection,
  selectAll,
  layerFront,
  layerUp,
  layerDown,
  layerBack,
  group,
  ungroup,
  lock,
  flipHorizontal,
  flipVertical,
  bold,
  italic,
  underline,
  textAlign,
  addPage,
  duplicatePage,
  movePageLeft,
  movePageRight,
  deletePage,
  zoomIn,
  zoomOut,
  zoomFit,
  zoomActual,
];
