/** A page on its way into a frame that waits for it (reference 17). */
export function SharedDrawing() {
  return (
    <svg className="shared-drawing" viewBox="0 0 232 148" fill="none" aria-hidden="true">
      <rect className="waiting" x="8.5" y="30.5" width="84" height="108" />
      <rect className="page" x="139.5" y="30.5" width="84" height="108" />
      <path className="words" d="M151 96h40M151 108h56M151 120h28" />
      <path className="picture" d="M152 44h36a20 20 0 0 1 0 40h-36z" />
      <path className="arrow" d="M126 84h-24m8 7-8-7 8-7" />
      <path className="handles" d={HANDLES} />
    </svg>
  );
}

const HANDLES = [
  [4.5, 26.5],
  [88.5, 26.5],
  [4.5, 134.5],
  [88.5, 134.5],
]
  .map(([x, y]) => `M${x} ${y}h8v8h-8z`)
  .join('');
