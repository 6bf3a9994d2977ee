import type { Block, LeftOut } from '../model/edits.js';
import type { SheetModel } from '../model/sheet-model.js';
import { pastedCells, toHtmlTable, toTabbed } from './clipboard-cells.js';

/** Puts the chosen cells onto the clipboard, as text and as a table. */
export function copyCells(event: ClipboardEvent, model: SheetModel): Block {
  const block = model.copy();
  event.clipboardData?.setData('text/plain', toTabbed(block));
  event.clipboardData?.setData('text/html', toHtmlTable(block));
  event.preventDefault();
  return block;
}

/** Writes copied cells over the chosen ones; undefined when the clipboard has no text. */
export function pasteCells(data: DataTransfer, model: SheetModel): LeftOut | undefined {
  const block = pastedCells(data.getData('text/html'), data.getData('text/plain'));
  return block.length > 0 ? model.paste(block) : undefined;
}

/** What the clipboard holds, asked for by a button: the browser may ask the user. Rejects when it is not allowed. */
export async function readClipboard(): Promise<Block> {
  const items = await navigator.clipboard.read();
  const typed = async (type: string): Promise<string> => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  return pastedCells(await typed('text/html'), await typed('text/plain'));
}
