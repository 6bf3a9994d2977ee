/** An element of a drawing that was found harmless: only what reading it needs. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: SvgNode | null;
  /** Elements and pieces of text, in order. */
  readonly children: readonly (SvgNode | string)[];
}

export const elementsOf = (node: SvgNode): readonly SvgNode[] =>
  node.children.filter((child): child is SvgNode => typeof child !== 'string');

/** All elements below, the node itself first. */
export function* everyNode(node: SvgNode): Generator<SvgNode> {
  yield node;
  for (const child of elementsOf(node)) yield* everyNode(child);
}

export const textOf = (node: SvgNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
