import type { BrandKit } from '../../../server/contract/brand-kit.js';
import { brandKit } from '../../../server/contract/brand-kit.js';
import { sendForm } from '../support/form.js';
import type { Visitor } from '../support/server.js';

export interface Uploaded {
  readonly data?: { _id: string; name: string; src: string; width: number; height: number };
  readonly error?: { code: string; message: string; path?: string };
}

/** Uploads a logo or a font, as a browser does. */
export async function uploadBrand(
  visitor: Visitor,
  file_type: 'logo' | 'font' | 'sound',
  bytes: Uint8Array,
  name?: string,
): Promise<Uploaded> {
  const fields = { file_type, ...(name !== undefined && { name }) };
  const sent = await sendForm(visitor, brandKit.uploadBrandFile, fields, [
    { bytes, name: `${file_type}.bin` },
  ]);
  return (await sent.json()) as Uploaded;
}

export const teamOf = async (visitor: Visitor) => (await visitor.api(brandKit.fetchTeams, {})).own_teams[0]!;

export const kitOf = async (visitor: Visitor) => (await teamOf(visitor)).brand_kits[0]!;

/** Changes the kit over what it is now. */
export const change = async (visitor: Visitor, part: Partial<BrandKit>) =>
  visitor.api(brandKit.updateBrandData, { brand_kit: { ...(await kitOf(visitor)), ...part } });
