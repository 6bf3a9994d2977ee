import { MAX_UPLOAD_BYTES } from '../../../server/contract/folder.js';
import { MAX_DESIGN_BYTES } from '../../../server/contract/saved-design.js';
import { uploads as strings } from './strings.js';

/** What a file dialog offers (C-017). */
export const ACCEPT = '.png,.jpg,.jpeg';

const PICTURE = /\.(png|jpe?g)$/i;
const DESIGN = /\.json$/i;

/** Whether a file holds a design, such as those of the export of an account. */
export const isDesignFile = ({ name }: Pick<File, 'name'>): boolean => DESIGN.test(name);

/** Why a file is not even sent; null for one that may be a picture, or a design where those are made. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, designs = false): string | null {
  const { name, size } = file;
  const { refused } = strings;
  if (designs && isDesignFile(file)) return size > MAX_DESIGN_BYTES ? refused.designSize : emptyOf(size);
  if (!PICTURE.test(name)) return designs ? refused.designKind : refused.kind;
  return emptyOf(size) ?? (size > MAX_UPLOAD_BYTES ? refused.size : null);
}

const emptyOf = (size: number): string | null => (size === 0 ? strings.refused.empty : null);

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
