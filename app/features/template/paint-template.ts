import { createEditor } from '../../../elements/shell/create-editor.js';
import type { Template } from '../../../server/contract/design.js';
import { editorPorts, exporterOf, PAGE_DPI } from '../editor/index.js';

/**
 * Address of the template's first page, painted at `scale` output pixels per page pixel: whoever asks revokes it. Null when
 * a picture of it is missing: the thumbnail has them all.
 */
export async function paintTemplate(
  { _id, name, design_file: file }: Template,
  scale: number,
  signal: AbortSignal,
): Promise<string | null> {
  const session = createEditor({ file, name, rev: 0 }, { ...editorPorts(_id), saveTarget: null });
  const exporter = exporterOf(session);
  const how = { format: 'png', quality: 100, transparent: false, dpi: PAGE_DPI, scale, pages: [1] } as const;
  if (!(await exporter.prepare(how, signal))) return null;
  for await (const picture of exporter.files(how, signal, () => undefined))
    return URL.createObjectURL(picture);
  return null;
}
