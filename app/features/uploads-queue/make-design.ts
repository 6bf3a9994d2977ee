import type { DesignFile } from '../../../elements/document/design-file.js';
import { ApiError } from '../../../server/contract/envelope.js';
import type { FolderResource } from '../../../server/contract/folder.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { isDesignFile } from './accepted-files.js';
import { UnreadableDesign, type SendOptions } from './upload-queue.js';

/** Sides of a design, px, and the longest name, letters. */
const LEAST_SIDE = 40;
const MAX_SIDE = 8000;
const LONGEST_NAME = 200;

interface MakeOptions extends SendOptions {
  /** Keeps the picture of the design among the photos. */
  readonly keep: (picture: File) => Promise<FolderResource>;
}

/** What became of a file so far: another try goes on from there, and nothing is made twice. */
interface Made {
  picture?: FolderResource;
  design?: string;
}

const made = new WeakMap<File, Made>();

/**
 * Makes a design of a file and puts it into a folder of designs: of a picture one of its size, with the picture behind its
 * page; of a design file that design [E-046]. Rejects with an ApiError or UnreadableDesign.
 */
export async function makeDesign(
  file: File,
  folder_id: string,
  { keep, progress }: MakeOptions,
): Promise<void> {
  const so: Made = made.get(file) ?? {};
  made.set(file, so);
  if (!isDesignFile(file)) so.picture ??= await keep(file);
  // from here on it is not canceled any more
  progress(1);
  so.design ??= await create(file, so.picture ? pictured(so.picture) : await file.text());
  await api(savedDesign.moveToFolder, { folder_id, design_id: [so.design] });
}

async function create(file: File, design_file: string): Promise<string> {
  const name = file.name.replace(/\.[^.]+$/, '').slice(0, LONGEST_NAME);
  try {
    const { _id } = await api(savedDesign.createFromJson, { design_file, ...(name.trim() && { name }) });
    return _id;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad_request') throw new UnreadableDesign(error.message);
    throw error;
  }
}

function pictured({ path, width, height }: FolderResource): string {
  const size = pageSize(width, height);
  const background_image = {
    ...{ id: crypto.randomUUID(), type: 'image', sub_type: 'background', layer_index: 0 },
    ...{ position: { x: 0, y: 0 }, ...size, rotation: 0, opacity: 1, locked: false },
    image_details: { src: path, image_needs_autoset: true },
  };
  const page = { id: crypto.randomUUID(), objects: [], groups: [], background_color: '#ffffff' };
  return JSON.stringify({
    ...{ version: 1, id: crypto.randomUUID(), ...size, dimension_units: 'px' },
    pages: [{ ...page, background_image }],
  } satisfies Partial<Record<keyof DesignFile, unknown>>);
}

/** The picture's own pixels, where a page may be as small or as large. */
function pageSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.max(
    Math.min(1, MAX_SIDE / Math.max(width, height)),
    LEAST_SIDE / Math.min(width, height),
  );
  const side = (length: number) => Math.min(MAX_SIDE, Math.max(LEAST_SIDE, Math.round(length * scale)));
  return { width: side(width), height: side(height) };
}
