import { getAssetUrlsByImport } from '@tldraw/assets/imports.vite';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createShapeId, Tldraw } from 'tldraw';
import 'tldraw/tldraw.css';
import { BOXES } from '../boxes.js';

/** The page as the bench opens it: the same boxes as in the others; `selectedCount` says whether a click was understood. */

const shapes = BOXES.map(({ x, y, width: w, height: h }, i) => ({
  ...{ id: createShapeId(`box-${i}`), type: 'geo', x, y },
  props: { geo: 'rectangle', w, h, fill: 'solid', color: 'blue' },
}));

createRoot(document.getElementById('root')).render(
  createElement(Tldraw, {
    assetUrls: getAssetUrlsByImport(),
    onMount: (editor) => {
      editor.createShapes(shapes);
      editor.zoomToFit();
      globalThis.selectedCount = () => editor.getSelectedShapeIds().length;
    },
  }),
);
