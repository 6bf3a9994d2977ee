import { MAX_UPLOAD_BYTES } from '../../../server/contract/folder.js';
import { uploads as strings } from './strings.js';

/** What a file dialog offers (C-017). */
export const ACCEPT = '.png,.jpg,.jpeg';

const ENDING = /\.(png|jpe?g)$/i;

/** Why a file is not even sent; null for one that may be a picture. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!ENDING.test(name)) return strings.refused.kind;
  if (size === 0) return strings.refused.empty;
  return size > MAX_UPLOAD_BYTES ? strings.refused.size : null;
}

/** The files of a drop or of the clipboard; folders among them have no content and are left out. */
export function filesOf(transfer: DataTransfer | null): File[] {
  if (!transfer) return [];
  const entries = [...transfer.items].filter(({ kind }) => kind === 'file');
  const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry?.()?.isDirectory === true;
  return entries.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []);
}

/** Whether what is dragged over the page holds files: their names are not told before the drop. */
export const carriesFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false;
