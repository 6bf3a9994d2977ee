import { addBody } from './add-body.js';
import { addCircle } from './add-circle.js';
import { addGuideHorizontal } from './add-guide-horizontal.js';
import { addGuideVertical } from './add-guide-vertical.js';
import { addHeading } from './add-heading.js';
import { addLine } from './add-line.js';
import { addPage } from './add-page.js';
import { addRectangle } from './add-rectangle.js';
import { addSubheading } from './add-subheading.js';
import { alignBottom } from './align-bottom.js';
import { alignCenter } from './align-center.js';
import { alignLeft } from './align-left.js';
import { alignMiddle } from './align-middle.js';
import { alignRight } from './align-right.js';
import { alignTop } from './align-top.js';
import { bold } from './bold.js';
import { capitals } from './capitals.js';
import { checkDesign } from './check-design.js';
import { copyPng } from './copy-png.js';
import { copyStyleCommand } from './copy-style.js';
import { copy } from './copy.js';
import { crop } from './crop.js';
import { cut } from './cut.js';
import { deletePage } from './delete-page.js';
import { deleteSelection } from './delete.js';
import { distributeHorizontal } from './distribute-horizontal.js';
import { distributeVertical } from './distribute-vertical.js';
import { duplicatePage } from './duplicate-page.js';
import { detachImage } from './detach-image.js';
import { duplicate } from './duplicate.js';
import { editShapesCommand } from './edit-shapes.js';
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
import { present } from './present.js';
import { redo } from './redo.js';
import { removeBackground } from './remove-background.js';
import { searchCommands } from './search-commands.js';
import { selectAll } from './select-all.js';
import { showLayers } from './show-layers.js';
import { showShortcuts } from './show-shortcuts.js';
import { strike } from './strike.js';
import { swapPictures } from './swap-pictures.js';
import { textAlign } from './text-align.js';
import { textLarger } from './text-larger.js';
import { textSmaller } from './text-smaller.js';
import { tidyUp } from './tidy-up.js';
import { toggleRulers } from './toggle-rulers.js';
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
  alignLeft,
  alignCenter,
  alignRight,
  alignTop,
  alignMiddle,
  alignBottom,
  distributeHorizontal,
  distributeVertical,
  tidyUp,
  group,
  ungroup,
  lock,
  hide,
  editShapesCommand,
  flipHorizontal,
  flipVertical,
  crop,
  removeBackground,
  detachImage,
  swapPictures,
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
  toggleRulers,
  addGuideVertical,
  addGuideHorizontal,
  present,
  showLayers,
  checkDesign,
  searchCommands,
  showShortcuts,
];
