/** What every editor opens: 41 boxes, of which one covers the middle of a page of 1200 x 800 px. */
export const PAGE = { width: 1200, height: 800 };

const row = (y) => Array.from({ length: 10 }, (_, i) => ({ x: 20 + i * 117, y, width: 100, height: 80 }));

export const BOXES = [...[20, 120, 600, 700].flatMap(row), { x: 350, y: 250, width: 500, height: 300 }];
