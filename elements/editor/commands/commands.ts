import { addBody } from './add-body.js';
import { addCircle } from './add-circle.js';
import { addHeading } from './add-heading.js';
import { addLine } from './add-line.js';
import { addPage } from './add-page.js';
import { addRectangle } from './add-rectangle.js';
import { addSubheading } from './add-subheading.js';
import { bold } from './bold.js';
import { capitals } from './capitals.js';
import { copyPng } from './copy-png.js';
import { copyStyleCommand } from './copy-style.js';
import { copy } from './copy.js';
import { cut } from './cut.js';
import { deletePage } from './delete-page.js';
import { deleteSelection } from './delete.js';
import { duplicatePage } from './duplicate-page.js';
import { duplicate } from './duplicate.js';
import { flipHorizontal } from './flip-horizontal.js';
import { flipVertical } from './flip-vertical.js';
import { group } from './group.js';
import { hide } from './hide.js';
import { italic } from './italic.js';
import { layerBack } from './layer-back.js';
import { layerDown } from './layer-down.js';
import { layerFront } from './layer-front.js';
import { layerUp } from './layer-up.js';
import { listBullets } from './list-bullets.js';
import { listNumbers } from './list-numbers.js';
import { lock } from './lock.js';
import { movePageLeft } from './move-page-left.js';
import { movePageRight } from './move-page-right.js';
import { pasteHere } from './paste-here.js';
import { pasteInPlace } from './paste-in-place.js';
import { pasteStyleCommand } from './paste-style.js';
import { paste } from './paste.js';
import { redo } from './redo.js';
import { searchCommands } from './search-commands.js';
import { selectAll } from './select-all.js';
import { showLayers } from './show-layers.js';
import { showShortcuts } from './show-shortcuts.js';
import { strike } from './strike.js';
import { textAlign } from './text-align.js';
import { textLarger } from './text-larger.js';
import { textSmaller } from './text-smaller.js';
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
  pasteHere,
  pasteInPlace,
  copyStyleCommand,
  pasteStyleCommand,
  copyPng,
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
  hide,
  flipHorizontal,
  flipVertical,
  bold,
  italic,
  underline,
  strike,
  capitals,
  textLarger,
  textSmaller,
  listBullets,
  listNumbers,
  textAlign,
  addHeading,
  addSubheading,
  addBody,
  addRectangle,
  addCircle,
  addLine,
  addPage,
  duplicatePage,
  movePageLeft,
  movePageRight,
  deletePage,
  zoomIn,
  zoomOut,
  zoomFit,
  zoomActual,
  showLayers,
  searchCommands,
  showShortcuts,
];
