import { xmlText } from '../../xml.js';
import type { PdfInfo } from './pdf-info.js';

/** The descriptions of the file in its metadata packet. */
export function xmpPacket({ title, language, created }: PdfInfo, producer: string): string {
  const date = `${created.toISOString().split('.')[0]}Z`;
  return `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:CreatorTool>${producer}</xmp:CreatorTool>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${xmlText(language)}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${producer}</pdf:Producer>
</rdf:Description>`;
}
