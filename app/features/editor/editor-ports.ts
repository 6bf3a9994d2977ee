import { api } from '../../api.js';
import { pictureAddress } from '../../configuration.js';
import { createAssetSource } from '../../ports/asset-source.js';
import { createFontSource } from '../../ports/font-source.js';
import { LocalUploads } from '../../ports/local-uploads.js';
import { notifier } from '../../ports/notifier.js';
import { createSaveTarget } from '../../ports/save-target.js';

/** One for the whole visit: listings, fonts and the addresses of uploads outlive a single design. */
const assets = createAssetSource({ api, address: pictureAddress, uploads: new LocalUploads() });
const fonts = createFontSource({ address: pictureAddress });

/** What the editor is given from outside for one design. */
export const editorPorts = (designId: string) => ({
  assets,
  fonts,
  notifier,
  saveTarget: createSaveTarget(api, designId),
});
