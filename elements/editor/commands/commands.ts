import { addBody } from './insert/add-body.js';
import { addCircle } from './insert/add-circle.js';
import { addGuideHorizontal } from './view/add-guide-horizontal.js';
import { addGuideVertical } from './view/add-guide-vertical.js';
import { addHeading } from './insert/add-heading.js';
import { addLine } from './insert/add-line.js';
import { addPage } from './page/add-page.js';
import { addRectangle } from './insert/add-rectangle.js';
import { addSubheading } from './insert/add-subheading.js';
import { alignBottom } from './align/align-bottom.js';
import { alignCenter } from './align/align-center.js';
import { alignLeft } from './align/align-left.js';
import { alignMiddle } from './align/align-middle.js';
import { alignRight } from './align/align-right.js';
import { alignTop } from './align/align-top.js';
import { altText } from './object/alt-text.js';
import { bold } from './text/bold.js';
import { capitals } from './text/capitals.js';
import { checkDesign } from './view/check-design.js';
import { copyPng } from './clipboard/copy-png.js';
import { copyStyleCommand } from './clipboard/copy-style.js';
import { copy } from './clipboard/copy.js';
import { crop } from './object/crop.js';
import { cut } from './clipboard/cut.js';
import { deletePage } from './page/delete-page.js';
import { deleteSelection } from './edit/delete.js';
import { distributeHorizontal } from './align/distribute-horizontal.js';
import { distributeVertical } from './align/distribute-vertical.js';
import { downloadPdf } from './page/download-pdf.js';
import { duplicatePage } from './page/duplicate-page.js';
import { detachBackground } from './object/detach-background.js';
import { detachImage } from './object/detach-image.js';
import { duplicate } from './edit/duplicate.js';
import { editShapesCommand } from './object/edit-shapes.js';
import { findNext } from './edit/find-next.js';
import { findPrevious } from './edit/find-previous.js';
import { findReplace } from './edit/find-replace.js';
import { flipHorizontal } from './object/flip-horizontal.js';
import { flipVertical } from './object/flip-vertical.js';
import { group } from './arrange/group.js';
import { hide } from './object/hide.js';
import { italic } from './text/italic.js';
import { layerBack } from './arrange/layer-back.js';
import { layerDown } from './arrange/layer-down.js';
import { layerFront } from './arrange/layer-front.js';
import { layerUp } from './arrange/layer-up.js';
import { link } from './object/link.js';
import { listBullets } from './text/list-bullets.js';
import { listNumbers } from './text/list-numbers.js';
import { lock } from './object/lock.js';
import { movePageLeft } from './page/move-page-left.js';
import { movePageRight } from './page/move-page-right.js';
import { openLinkCommand } from './object/open-link.js';
import { pasteHere } from './clipboard/paste-here.js';
import { pasteInPlace } from './clipboard/paste-in-place.js';
import { pasteStyleCommand } from './clipboard/paste-style.js';
import { nextPage } from './page/next-page.js';
import { paste } from './clipboard/paste.js';
import { play } from './view/play.js';
import { present } from './view/present.js';
import { previousPage } from './page/previous-page.js';
import { redo } from './edit/redo.js';
import { removeLink } from './object/remove-link.js';
import { removeBackground } from './object/remove-background.js';
import { renamePageCommand } from './page/rename-page.js';
import { resize } from './page/resize.js';
import { resizePage } from './page/resize-page.js';
import { save } from './edit/save.js';
import { searchCommands } from './help/search-commands.js';
import { selectAll } from './edit/select-all.js';
import { setAsBackground } from './object/set-background.js';
import { showLayers } from './view/show-layers.js';
import { showPages } from './view/show-pages.js';
import { showShortcuts } from './help/show-shortcuts.js';
import { strike } from './text/strike.js';
import { swapPictures } from './object/swap-pictures.js';
import { suggest } from './page/suggest.js';
import { textAlign } from './text/text-align.js';
import { textLarger } from './text/text-larger.js';
import { textSmaller } from './text/text-smaller.js';
import { tidyUp } from './align/tidy-up.js';
import { togglePageScrolling } from './view/toggle-page-scrolling.js';
import { toggleRulers } from './view/toggle-rulers.js';
import { underline } from './text/underline.js';
import { undo } from './edit/undo.js';
import { ungroup } from './arrange/ungroup.js';
import { zoomActual } from './view/zoom-actual.js';
import { zoomFit } from './view/zoom-fit.js';
import { zoomIn } from './view/zoom-in.js';
import { zoomOut } from './view/zoom-out.js';
import type { Command } from './command.js';

/** Every verb of the editor, in the order menus show them. */
export const commands: readonly Command[] = [
  undo,
  redo,
  save,
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
  findReplace,
  findNext,
  findPrevious,
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
  altText,
  link,
  openLinkCommand,
  removeLink,
  editShapesCommand,
  flipHorizontal,
  flipVertical,
  crop,
  removeBackground,
  detachImage,
  setAsBackground,
  detachBackground,
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
  renamePageCommand,
  previousPage,
  nextPage,
  suggest,
  resize,
  resizePage,
  downloadPdf,
  zoomIn,
  zoomOut,
  zoomFit,
  zoomActual,
  toggleRulers,
  addGuideVertical,
  addGuideHorizontal,
  showPages,
  togglePageScrolling,
  play,
  present,
  showLayers,
  checkDesign,
  searchCommands,
  showShortcuts,
];
