import * as z from 'zod/mini';
import { ZipError, ZipFile } from './zip-file.js';

/** Bytes that a list of the archive may have. */
const MOST_LIST = 64 * 1024 * 1024;

const file = z.nullable(z.string());
/** When it was put into the trash; null for what was not. */
const deleted = z.nullish(z.string());

const folder = z.object({
  name: z.string(),
  type: z.enum(['photo', 'design']),
  own: z.nullish(z.string()),
  deleted_at: deleted,
});

const upload = z.object({
  id: z.string(),
  name: z.string(),
  folder: z.string(),
  file,
  deleted_at: deleted,
});

const design = z.object({
  id: z.string(),
  name: z.string(),
  folder: z.nullable(z.string()),
  file,
  deleted_at: deleted,
});

const font = z.object({ name: z.string(), src: z.string() });
/** Absent while the kit was never changed. */
const styledFont = z.optional(z.object({ ...font.shape, size: z.number() }));
const kit = z.object({
  logos: z.array(z.object({ _id: z.string(), name: z.string() })),
  color_palette: z.array(z.object({ name: z.string(), colors: z.array(z.string()) })),
  fonts: z.object({ heading: styledFont, sub_heading: styledFont, paragraph: styledFont }),
  selected_fonts: z.array(z.object({ _id: z.string(), ...font.shape })),
});
const brandFile = z.object({
  id: z.string(),
  type: z.enum(['logo', 'font', 'sound']),
  name: z.string(),
  file,
});

const mockup = z.object({
  name: z.string(),
  mockup_id: z.string(),
  inputs: z.object({ hue_values: z.array(z.unknown()), user_images: z.array(z.unknown()) }),
  file,
  deleted_at: deleted,
});

const generation = z.object({
  prompt: z.string(),
  /** Absent in archives of before it was listed. */
  pictures: z._default(z.array(z.object({ id: z.string(), file })), []),
});

const LISTS = {
  folders: z.array(folder),
  uploads: z.array(upload),
  designs: z.array(design),
  'brand-kit': z.object({ kits: z.array(kit), files: z.array(brandFile) }),
  mockups: z.array(mockup),
  'ai-images': z.array(generation),
} as const;

export type Lists = { readonly [Name in keyof typeof LISTS]: z.output<(typeof LISTS)[Name]> };
export type ListedKit = z.output<typeof kit>;
export type ListedBrandFile = z.output<typeof brandFile>;

/** All of an account as 'Download everything' wrote it. */
export interface Archive {
  readonly zip: ZipFile;
  readonly lists: Lists;
}

/** Opens what an account was downloaded as. Throws a ZipError that says what is wrong with it. */
export async function openArchive(blob: Blob): Promise<Archive> {
  const zip = await ZipFile.open(blob);
  if (!zip.has('account.json') || !zip.has('designs.json'))
    throw new ZipError('This ZIP is not what “Download everything” made: it has no list of designs');
  const lists: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(LISTS)) lists[name] = await listIn(zip, `${name}.json`, schema);
  return { zip, lists: lists as Lists };
}

async function listIn(zip: ZipFile, path: string, schema: z.ZodMiniType): Promise<unknown> {
  const bytes = await zip.read(path, MOST_LIST).catch((error: Error) => {
    throw new ZipError(`${path}: ${error.message}`);
  });
  const read = schema.safeParse(parsed(bytes));
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.') ?? '';
  throw new ZipError(`${path}${where && ` (${where})`}: is not as “Download everything” wrote it`);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
