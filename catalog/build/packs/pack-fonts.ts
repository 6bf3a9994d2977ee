import decompress from 'woff2-encoder/decompress';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import type { CatalogFontFamily } from '../../format.js';
import { familyId } from '../fonts/family-id.js';
import { drawPreview } from '../fonts/font-preview.js';
import type { BuiltFile } from '../output.js';
import { fault, type PackFault } from './faults.js';
import { fontFacts, type FontFacts } from './font-facts.js';
import type { PackDetails } from './pack-details.js';
import { readPackFile, type PackFiles } from './pack-files.js';
import { part, type PackPart } from './pack-part.js';

/** As a family is called: it stands in designs, in file names and in lists. */
const FAMILY = /^[A-Za-z0-9][A-Za-z0-9 ]{0,49}$/;
const WOFF2 = 'wOF2';
/** Plain TrueType, as Windows and as old Macs begin it. */
const TRUETYPE: readonly string[] = ['\0\x01\0\0', 'true'];

interface Face extends FontFacts {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** The families of a pack; faces of one family are its files together. `taken` are families that are there. */
export async function readFonts(
  files: PackFiles,
  details: PackDetails,
  taken: readonly string[],
): Promise<PackPart> {
  const faces: Face[] = [];
  const faults: PackFault[] = [];
  const named = new Set<string>();
  for (const file of files.files.fonts) {
    const read = await readFace(files, file);
    if ('what' in read) {
      faults.push(read);
      continue;
    }
    named.add(read.family);
    const what = refusal(read, faces, taken);
    if (what === null) faces.push(read);
    else faults.push(fault(file, what));
  }
  const families = [...new Set(faces.map(({ family }) => family))].map((name) =>
    familyOf(
      name,
      faces.filter(({ family }) => family === name),
      details,
    ),
  );
  return part({
    fonts: families.map(({ family }) => family),
    files: families.flatMap((one) => one.files),
    faults: [...faults, ...(faults.length > 0 ? [] : unknown(details, named))],
  });
}

/** Why a face cannot come in beside others; null when it can. */
function refusal(face: Face, others: readonly Face[], taken: readonly string[]): string | null {
  if (taken.includes(face.family)) return `is of ${face.family}, a family that is there`;
  return others.some((one) => isSame(one, face)) ? `is a second face of ${face.family} ${face.weight}` : null;
}

const isSame = (a: Face, b: Face): boolean =>
  a.family === b.family && a.weight === b.weight && a.italic === b.italic;

const unknown = ({ fonts = {} }: PackDetails, names: ReadonlySet<string>): PackFault[] =>
  Object.keys(fonts)
    .filter((name) => !names.has(name))
    .map((name) => fault('pack.json', `fonts: no file of fonts is of the family ${name}`));

async function readFace(files: PackFiles, file: string): Promise<Face | PackFault> {
  const data = await readPackFile(files, file);
  try {
    const packed = data.subarray(0, 4).toString('latin1') === WOFF2;
    const bytes = packed ? new Uint8Array(await decompress(data)) : new Uint8Array(data);
    const begins = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
    if (!TRUETYPE.includes(begins)) return fault(file, 'is no TrueType or WOFF2 font by its content');
    const facts = fontFacts(bytes);
    if (facts.forbids !== null) return fault(file, `cannot be taken: ${facts.forbids}`);
    if (!FAMILY.test(facts.family))
      return fault(file, `is of a family called “${facts.family}”: letters, digits and spaces, at most 50`);
    // reads its letters and draws its name, as the list of fonts will
    drawPreview(FontFile.parse({ id: file, ...facts }, bytes));
    return { ...facts, file, bytes };
  } catch (error) {
    return fault(file, `cannot be read: ${(error as Error).message}`);
  }
}

function familyOf(
  name: string,
  faces: readonly Face[],
  { name: pack, fonts = {} }: PackDetails,
): { readonly family: CatalogFontFamily; readonly files: readonly BuiltFile[] } {
  const inOrder = [...faces].sort((a, b) => Number(a.italic) - Number(b.italic) || a.weight - b.weight);
  const placed = inOrder.map(({ weight, italic, bytes }) => ({
    face: { id: `${pack}-${name.replaceAll(' ', '')}-${weight}${italic ? '-italic' : ''}`, weight, italic },
    bytes,
  }));
  const preview = `fonts/previews/${pack}-${familyId(name)}.svg`;
  const [first] = placed;
  return {
    family: {
      name,
      category: fonts[name] ?? 'sans',
      faces: placed.map(({ face }) => ({ ...face, src: `/static/fonts/${face.id}.ttf` })),
      preview: `/static/${preview}`,
    },
    files: [
      ...placed.map(({ face, bytes }) => ({ path: `fonts/${face.id}.ttf`, data: bytes })),
      { path: preview, data: drawPreview(FontFile.parse({ family: name, ...first!.face }, first!.bytes)) },
    ],
  };
}
