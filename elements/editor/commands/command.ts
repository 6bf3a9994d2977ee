import type { IconName } from '../../base/icons/icons.gen.js';
import { croppingOf } from '../cropping/session.js';
import type { Editor } from '../editor.js';

/** The heading a command stands under in the search of commands and in the list of keys. */
export type CommandGroup =
  | 'edit'
  | 'clipboard'
  | 'insert'
  | 'object'
  | 'arrange'
  | 'align'
  | 'text'
  | 'page'
  | 'view'
  | 'help';

/** One verb of the editor. Toolbars, menus and shortcuts all come from the list of commands. */
export interface Command {
  readonly id: string;
  /** What menus and tooltips call it; may follow the selection ('Lock', 'Unlock'). */
  label(editor: Editor): string;
  /** Other names it is searched by. */
  aliases?(): readonly string[];
  readonly icon: IconName;
  /** Shortcuts like 'Mod+Shift+Z'; Mod is Cmd on a Mac and Ctrl elsewhere. The first is shown. */
  readonly keys: readonly string[];
  readonly group: CommandGroup;
  /** Its keys count in fields too, where a browser would do something of its own that is of no use here. */
  readonly inFields?: boolean;
  /** Whether it can be used while a picture is cropped; when absent its group decides. */
  readonly whileCropping?: boolean;
  /** False where the host has no such thing: its keys are left to the browser and named nowhere. */
  available?(editor: Editor): boolean;
  /** Reads signals, so that buttons follow it. */
  enabled(editor: Editor): boolean;
  run(editor: Editor): void;
}

/** What adds something, shows another part or helps; all else would act on the picture that is being cropped. */
const WHILE_CROPPING: ReadonlySet<CommandGroup> = new Set(['insert', 'page', 'view', 'help']);

/**
 * In the middle of a crop the picture is in hand: what would remove, replace or double it waits until that is done. What
 * the host leaves out is not available to anybody.
 */
export function defineCommand(command: Command): Command {
  const { id, whileCropping = WHILE_CROPPING.has(command.group) } = command;
  return {
    ...command,
    available: (editor) => editor.offers(id) && (command.available?.(editor) ?? true),
    enabled: (editor) =>
      editor.offers(id) && (whileCropping || !croppingOf(editor).value) && command.enabled(editor),
  };
}

/** True when something is selected and none of it is locked. */
export const hasFreeSelection = (editor: Editor): boolean =>
  editor.selection.objects.value.length > 0 && !editor.selection.locked.value;
