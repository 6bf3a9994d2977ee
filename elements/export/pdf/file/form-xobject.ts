import type { ContentStream } from './content-stream.js';
import type { PdfFile, PdfRef, PdfValue } from './pdf-file.js';

/**
 * A content stream as an object to be drawn. With a color space it is a transparency group: its parts are put together
 * first, and what is done to it is done to the whole.
 */
export function formXObject(
  file: PdfFile,
  content: ContentStream,
  box: readonly number[],
  group?: 'DeviceRGB' | 'DeviceGray',
): PdfRef {
  const isolated: Readonly<Record<string, PdfValue>> | undefined = group && {
    Type: 'Group',
    S: 'Transparency',
    CS: group,
    I: true,
  };
  return file.stream(
    {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: box,
      Resources: content.resources.dictionary,
      ...(isolated ? { Group: isolated } : {}),
    },
    content.bytes,
  );
}
