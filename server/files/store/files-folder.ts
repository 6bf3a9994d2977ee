import { join } from 'node:path';
import type { Config } from '../../config.js';

/** Where the disk store keeps its files. */
export const filesFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => join(dataFolder, 'files');
