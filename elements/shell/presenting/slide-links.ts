import { html, nothing, svg, type TemplateResult } from 'lit';
import { cspStyleMap, type StyleProperties } from '../../base/csp-style-map.js';
import { pageLinks } from '../../display/page-links.js';
import type { Editor } from '../../editor/editor.js';
import { openableLink, shownLink } from '../../objects/link.js';
import { drawnOps, drawnPage } from '../../editor/pages/page-picture.js';

/**
 * The live parts of a page over its picture [E-058], as large as that: links that open beside the presentation, for pointer and
 * keyboard. Reads signals: letters lie elsewhere once their font is here.
 */
export function slideLinks(
  editor: Editor,
  page: string,
  shown: StyleProperties,
): TemplateResult | typeof nothing {
  void editor.resources.version.value;
  const drawn = drawnPage(editor, page);
  const links = drawn ? pageLinks(drawnOps(editor, drawn).ops) : [];
  if (links.length === 0) return nothing;
  const { width, height } = editor.size;
  return html`<svg class="links" ${cspStyleMap(shown)} viewBox="0 0 ${width} ${height}">
    ${links.map(({ href, quad, words }) => {
      const address = openableLink(href);
      if (address === null) return nothing;
      const label = words || shownLink(address);
      return svg`<a href=${address} target="_blank" rel="noopener noreferrer" aria-label=${label}>
        <title>${shownLink(address)}</title>
        <polygon points=${quad.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </a>`;
    })}
  </svg>`;
}

/** True for what is pressed on a link. */
export const onLink = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof SVGAElement);
