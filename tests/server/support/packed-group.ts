/** A text template's packed group of 300 x 60 px that says `text`. */
export const packedGroup = (text = 'Hello') => ({
  ...{ id: 'group', type: 'group', layer_index: 3, position: { x: 40, y: 50 }, rotation: 0 },
  ...{ width: 300, height: 60, opacity: 1, locked: false },
  group_details: {
    object_data: [
      {
        ...{ id: 'line', type: 'text', layer_index: 0, position: { x: 0, y: 0 }, rotation: 0 },
        ...{ width: 300, height: 60, opacity: 1, locked: false },
        text_details: {
          ...{ text, font: 'Montserrat', fontSize: 48, fontColor: '#112233', textAlign: 'left' },
          ...{ bold: false, italic: false, letterSpacing: 0, lineHeight: 0 },
        },
      },
    ],
  },
});
