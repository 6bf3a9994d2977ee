type Child = Node | string | null;

/** An element with properties (`class` among them) and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: className, ...properties }: Record<string, unknown> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  if (typeof className === 'string') element.className = className;
  element.append(...children.filter((child) => child !== null));
  return element;
}
