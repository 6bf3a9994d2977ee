import type { DesignFile } from '../../../../elements/document/design-file.js';
import { withColorway } from '../../../../elements/generate/colorways.js';
import { createEditor } from '../../../../elements/shell/create-editor.js';
import type { Template } from '../../../../server/contract/design.js';
import { editorPorts, exporterOf, PAGE_DPI } from '../../editor/index.js';

export interface Wanted {
  /** From 1. */
  readonly page: number;
  /** Output pixels of a page pixel. */
  readonly scale: number;
  /** Id of one of the template's; as it came when absent [E-090]. */
  readonly colorway?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Address of one page of a template, painted: whoever asks revokes it. Null when a picture or font of it is missing: the
 * thumbnail has them all.
 */
export async function paintTemplate(
  { _id, name, design_file }: Template,
  { page, scale, colorway, signal }: Wanted,
): Promise<string | null> {
  const stored = design_file as DesignFile;
  const file = (colorway !== undefined && withColorway(stored, colorway)) || stored;
  const session = createEditor({ file, name, rev: 0 }, { ...editorPorts(_id), saveTarget: null });
  const exporter = exporterOf(session);
  const how = {
    format: 'png',
    quality: 100,
    transparent: false,
    dpi: PAGE_DPI,
    scale,
    pages: [page],
  } as const;
  if (await exporter.prepare(how, signal)) return null;
  for await (const picture of exporter.files(how, signal, () => undefined))
    return URL.createObjectURL(picture);
  return null;
}
