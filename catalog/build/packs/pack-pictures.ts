import sharp from 'sharp';
import { dominantColors, smallPicture, THUMBNAIL_SIDE } from '../pictures/photos.js';
import { fault } from './faults.js';
import { aboutFile, type PackDetails } from './pack-details.js';
import { readPackFile, type PackFiles } from './pack-files.js';
import { part, partOfEach, type PackPart } from './pack-part.js';

/** A picture that is less on its longer side is not worth a page, px. */
const LEAST_SIDE = 800;
/** Longest side kept, px: as large as a page may be. */
const LONGEST_SIDE = 8000;
const MOST_PIXELS = 50_000_000;

/** What a picture may be, by its content, and what it is kept as. */
const KEPT = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
type Kept = keyof typeof KEPT;

/** The photos of a pack, or its backgrounds. */
export const readPictures = (
  files: PackFiles,
  details: PackDetails,
  kind: 'photo' | 'background',
): Promise<PackPart> =>
  partOfEach(files.files[kind === 'photo' ? 'photos' : 'backgrounds'], (file) =>
    readPicture(files, details, { file, kind }),
  );

interface Asked {
  readonly file: string;
  readonly kind: 'photo' | 'background';
}

async function readPicture(files: PackFiles, details: PackDetails, { file, kind }: Asked): Promise<PackPart> {
  const refused = (what: string) => part({ faults: [fault(file, what)] });
  try {
    // what a file is called says nothing of what it is
    const image = sharp(await readPackFile(files, file), { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, pages = 1 } = await image.metadata();
    if (!(format in KEPT)) return refused('is no JPEG, PNG or WebP by its content');
    if (pages > 1) return refused('moves: a catalog shows still pictures');
    const ending = KEPT[format as Kept];
    // written anew: upright, in sRGB, and without what a camera notes of place and owner
    const { data, info } = await image
      .rotate()
      .toColourspace('srgb')
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format as Kept, { quality: 92 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (Math.max(width, height) < LEAST_SIDE)
      return refused(`is ${width} × ${height} px; its longer side needs ${LEAST_SIDE}`);
    const about = aboutFile(details, file);
    const path = `${kind}s/${about.id}.${ending}`;
    const thumbnail = `thumbs/${about.id}.webp`;
    const { focus } = details.items?.[file] ?? {};
    const colors = dominantColors(await smallPicture(data, 8, 8));
    return part({
      resources: [
        { ...about, kind, file: path, thumbnail, width, height, colors, free: true, ...(focus && { focus }) },
      ],
      files: [
        { path, data },
        { path: thumbnail, data: await thumbnailOf(data) },
      ],
    });
  } catch (error) {
    const large = (error as Error).message.includes('pixel limit');
    return refused(
      large ? `has more than ${MOST_PIXELS / 1e6} megapixels` : 'is damaged, or no picture at all',
    );
  }
}

const thumbnailOf = (data: Buffer): Promise<Buffer> =>
  sharp(data)
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' })
    .webp({ quality: 80 })
    .toBuffer();
