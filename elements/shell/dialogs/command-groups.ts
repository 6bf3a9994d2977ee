import type { Command, CommandGroup } from '../../editor/commands/command.js';
import { t } from '../strings.js';

/** The headings commands stand under, in the order of lists. */
export const COMMAND_GROUP_NAMES: Readonly<Record<CommandGroup, () => string>> = {
  edit: () => t('groupEdit'),
  clipboard: () => t('groupClipboard'),
  insert: () => t('groupInsert'),
  object: () => t('groupObject'),
  arrange: () => t('groupArrange'),
  align: () => t('groupAlign'),
  text: () => t('groupText'),
  page: () => t('groupPage'),
  view: () => t('groupView'),
  help: () => t('groupHelp'),
};

export const commandGroupOf = ({ group = 'object' }: Command): CommandGroup => group;
