import { NO_INPUTS, type MockupInputs } from '../../../../elements/compose/format/mockup-inputs.js';
import { DmMockupPreview } from '../../../../elements/mockup/dm-mockup-preview.js';
import type { Mockup } from '../../../../server/contract/mockup.js';
import { pictureAddress } from '../../../configuration.js';
import { fileStem } from '../../../../elements/math/file-names.js';
import type { BulkItem, ItemsSource } from '../../bulk-download/index.js';
import { transferInputs, pictureSlots } from '../inputs/transfer-inputs.js';
import type { PictureResolver } from '../pictures/picture-resolver.js';

/** The same pictures on each of these mockups, the first of them as it stands. */
export const previewItems =
  ([first, ...others]: readonly Mockup[], inputs: MockupInputs, pictures: PictureResolver): ItemsSource =>
  () =>
    Promise.resolve([
      ...(first ? [previewItem(first, inputs, pictures)] : []),
      ...others.map((other) =>
        previewItem(other, transferInputs(inputs, pictureSlots(other), NO_INPUTS), pictures),
      ),
    ]);

const previewItem = (
  { _id, name, package_src }: Mockup,
  inputs: MockupInputs,
  pictures: PictureResolver,
): BulkItem => ({
  id: _id,
  name,
  async *files(signal) {
    const src = pictureAddress(package_src);
    const blob = await DmMockupPreview.render({ src, inputs, pictures, signal });
    yield { name: `${fileStem(name)}.png`, blob };
  },
});
