import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DesignFile } from '../../../elements/document/design-file.js';
import { HISTORY_PAGE, imagemaker, type GeneratedImage } from '../../../server/contract/imagemaker.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { pictureAddress } from '../../configuration.js';
import { saveFile } from '../../files/save-file.js';
import { OF_USER } from '../account/index.js';

/** Every page of the history, of whoever is signed in. */
export const AI_IMAGES = [...OF_USER, 'ai-images'] as const;

/** A page of the history; the one before stays while it comes. */
export const useHistory = (page: number) =>
  useQuery({
    queryKey: [...AI_IMAGES, page],
    queryFn: ({ signal }) =>
      api(imagemaker.history, { page: String(page), perPage: String(HISTORY_PAGE) }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** A picture with the words it was made from. */
export interface Picture extends GeneratedImage {
  readonly prompt: string;
}

/** A new design of the picture's size with the picture behind its page; gives its id. */
export async function designOf({ id, prompt, width, height }: Picture): Promise<string> {
  const name = prompt.slice(0, 100);
  const file = {
    ...{ version: 1, id: crypto.randomUUID(), width, height, dimension_units: 'px' },
    pages: [
      {
        ...{ id: crypto.randomUUID(), objects: [], groups: [], background_color: '#ffffff' },
        background_image: {
          ...{ id: crypto.randomUUID(), type: 'image', sub_type: 'background', layer_index: 0 },
          ...{ position: { x: 0, y: 0 }, width, height, rotation: 0, opacity: 1, locked: false },
          image_details: { id_imagemaker: id, image_needs_autoset: true },
        },
      },
    ],
  } satisfies Partial<Record<keyof DesignFile, unknown>>;
  const { _id } = await api(savedDesign.createFromJson, { design_file: JSON.stringify(file), name });
  return _id;
}

export async function downloadPicture({ imageUrl, prompt }: Picture): Promise<void> {
  const response = await fetch(pictureAddress(imageUrl));
  if (!response.ok) throw new Error(`status ${response.status}`);
  const blob = await response.blob();
  const name =
    prompt
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'image';
  saveFile({ name: `${name}.${blob.type.split('/')[1] ?? 'png'}`, blob });
}

export const savePicture = ({ id }: Picture, folder_id: string) => api(imagemaker.save, { id, folder_id });
export const deletePicture = ({ id }: Picture) => api(imagemaker.delete, { id });
