import type { SvgNode } from './svg-node.js';

/** What programs call an element; generated ids say nothing. */
export function nameOf({ attributes }: SvgNode): string | undefined {
  const name = attributes.get('label') ?? attributes.get('data-name') ?? attributes.get('id');
  return name &&
    /^[\p{L}][\p{L}\p{N} _-]{1,59}$/u.test(name) &&
    !/\d{2,}$|^(path|rect|g|circle)[\d-]*$/.test(name)
    ? name.replace(/_/g, ' ')
    : undefined;
}
