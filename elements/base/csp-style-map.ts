import { noChange } from 'lit';
import { directive, Directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/** CSS properties and custom ones by their names in a sheet. */
export type OwnStyle = Readonly<Record<string, string>>;

/**
 * Sets styles of one element: `<div ${ownStyle({ '--swatch': color })}>`. Never through its `style` attribute, which pages
 * with a strict policy (`style-src`) refuse, lit's own `styleMap` at the first render among them.
 */
class OwnStyleDirective extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT)
      throw new TypeError('ownStyle stands in a tag, beside its attributes');
  }

  override render(_style: OwnStyle): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [style]: [OwnStyle]): unknown {
    for (const [name, value] of Object.entries(style))
      (element as HTMLElement).style.setProperty(name, value);
    return noChange;
  }
}

export const ownStyle = directive(OwnStyleDirective);
