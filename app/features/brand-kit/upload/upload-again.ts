import { ApiError } from '../../../../server/contract/envelope.js';
import { pictureAddress } from '../../../configuration.js';
import { uploadBrandFile } from '../calls.js';
import type { Logo } from '../kit/kit-changes.js';
import type { BrandFileType } from './upload-rules.js';

/**
 * Brings back what was deleted. A removed file is still there to be loaded, but has no way back: it is uploaded once more.
 */
export async function uploadAgain(
  type: BrandFileType,
  { name, src }: Pick<Logo, 'name' | 'src'>,
): Promise<Logo> {
  const bytes = await load(src);
  return uploadBrandFile({ name, file_type: type }, new File([bytes], name, { type: bytes.type }), {});
}

async function load(src: string): Promise<Blob> {
  try {
    const response = await fetch(pictureAddress(src));
    if (response.ok) return await response.blob();
  } catch {
    throw new ApiError('offline', 'The server cannot be reached');
  }
  throw new ApiError('not_found', 'The file is gone');
}
