import { noChange } from 'lit';
import { directive, Directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/** CSS properties and custom ones by their names in a sheet. */
export type StyleProperties = Readonly<Record<string, string>>;

/**
 * Sets styles of one element: `<div ${cspStyleMap({ '--swatch': color })}>`. Never through its `style` attribute, which pages
 * with a strict policy (`style-src`) refuse, lit's own `styleMap` at the first render among them.
 */
class CspStyleMapDirective extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT)
      throw new TypeError('cspStyleMap stands in a tag, beside its attributes');
  }

  override render(_style: StyleProperties): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [style]: [StyleProperties]): unknown {
    for (const [name, value] of Object.entries(style))
      (element as HTMLElement).style.setProperty(name, value);
    return noChange;
  }
}

export const cspStyleMap = directive(CspStyleMapDirective);
