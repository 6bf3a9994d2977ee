import { convertToExcalidrawElements, Excalidraw } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BOXES } from '../boxes.js';

/** The page as the bench opens it: the same boxes as in the others; `selectedCount` says whether a click was understood. */

const elements = convertToExcalidrawElements(
  BOXES.map((box, i) => ({
    ...{ id: `box-${i}`, type: 'rectangle', ...box },
    ...{ backgroundColor: '#3366cc', fillStyle: 'solid' },
  })),
);

createRoot(document.getElementById('root')).render(
  createElement(Excalidraw, {
    initialData: { elements, scrollToContent: true },
    excalidrawAPI: (api) => {
      globalThis.selectedCount = () => Object.keys(api.getAppState().selectedElementIds).length;
    },
  }),
);
