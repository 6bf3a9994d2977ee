import type { SvgNode } from './svg-node.js';

/** Whether an element is for readers of English or for everybody, with nothing that only other programs can show. */
export const isForUs = ({ attributes }: SvgNode): boolean =>
  (attributes.get('requiredExtensions') ?? '') === '' &&
  (!attributes.has('systemLanguage') || /(^|,)\s*en\b/i.test(attributes.get('systemLanguage')!));
