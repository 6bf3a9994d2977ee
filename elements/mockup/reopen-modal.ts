/**
 * What was moved in the page with a dialog open: browsers take the dialog out of their top layer and leave it open as if it
 * were a part of the page. Opens it over the page again.
 */
export function reopenModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  dialog.close();
  dialog.showModal();
}
