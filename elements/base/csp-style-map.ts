import { noChange } from 'lit';
import { directive, Directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/** CSS properties and custom ones by their names in a sheet; none where it is undefined. */
export type StyleProperties = Readonly<Record<string, string | undefined>>;

/**
 * Sets styles of one element: `<div ${cspStyleMap({ '--swatch': color })}>`. Never through its `style` attribute, which pages
 * with a strict policy (`style-src`) refuse, lit's own `styleMap` at the first render among them.
 */
class CspStyleMapDirective extends Directive {
  #shown: StyleProperties = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT)
      throw new TypeError('cspStyleMap stands in a tag, beside its attributes');
  }

  override render(_style: StyleProperties): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [style]: [StyleProperties]): unknown {
    const { style: on } = element as HTMLElement;
    for (const name of Object.keys(this.#shown)) if (style[name] === undefined) on.removeProperty(name);
    for (const [name, value] of Object.entries(style))
      if (value !== undefined && value !== this.#shown[name]) on.setProperty(name, value);
    this.#shown = style;
    return noChange;
  }
}

export const cspStyleMap = directive(CspStyleMapDirective);
