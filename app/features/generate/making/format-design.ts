import type { DesignFile } from '../../../../elements/document/design-file.js';
import type { Template } from '../../../../server/contract/design.js';
import type { WizardFormat } from '../../../../server/contract/tag.js';

/** The words a design has in the places of text labels, by label; its first page with any wins. */
export function samplesOf({ pages }: DesignFile): Record<string, string> {
  const samples: Record<string, string> = {};
  for (const { objects } of pages)
    for (const { labels, text_details } of objects as readonly Labeled[]) {
      const label = labels?.text;
      if (typeof label === 'string' && text_details?.text)
        samples[label] ??= text_details.text.replaceAll(/\s*\n\s*/g, ' ');
    }
  return samples;
}

interface Labeled {
  readonly labels?: { readonly text?: unknown; readonly image?: unknown } | null;
  readonly text_details?: { readonly text?: string; readonly fontSize?: number } | null;
}

/** How many of a format's labels a design has a place for. */
function placesIn({ pages }: DesignFile, { copyright_labels }: WizardFormat): number {
  const all = pages.flatMap(({ objects, background_image: ground }) => [
    ...objects,
    ...(ground ? [ground] : []),
  ]);
  const has = (type: 'text' | 'image', id: string) =>
    (all as readonly Labeled[]).some(({ labels }) => labels?.[type] === id);
  return copyright_labels.filter(({ _id, type }) => has(type, _id)).length;
}

/** The stored design; whoever keeps it checks it. */
export const fileOf = ({ design_file }: Template): DesignFile => design_file as DesignFile;

/** Whether the largest words of its first page are replaced: another's headline must not stand over one's own. */
function leadsWith({ pages: [first] }: DesignFile, { copyright_labels }: WizardFormat): boolean {
  const texts = ((first?.objects ?? []) as readonly Labeled[]).filter(({ text_details }) => text_details);
  const size = ({ text_details }: Labeled): number => text_details?.fontSize ?? 0;
  const [largest] = texts.toSorted((a, b) => size(b) - size(a));
  return copyright_labels.some(({ _id, type }) => type === 'text' && largest?.labels?.text === _id);
}

/**
 * Whether a design suits the words of a format: they take the place of its largest, and it has place for at least half as
 * many of its labels as the one with most.
 */
export function suitedAmong(docs: readonly Template[], format: WizardFormat): (doc: Template) => boolean {
  const places = new Map(docs.map((doc) => [doc, placesIn(fileOf(doc), format)]));
  const most = Math.max(0, ...places.values());
  return (doc) => (places.get(doc) ?? 0) * 2 >= most && leadsWith(fileOf(doc), format);
}
