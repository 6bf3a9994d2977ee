interface SelectionFrameProps {
  /** Side handles too, as on an image. */
  readonly sides?: boolean;
  /** Measures under the box, e.g. '797 × 1123 px'. */
  readonly readout?: string;
}

/** The editor's selection drawn around a picture, as decoration. */
export function SelectionFrame({ sides = false, readout }: SelectionFrameProps) {
  return (
    <span className="selection-frame" aria-hidden="true">
      <i className="nw" />
      <i className="ne" />
      <i className="sw" />
      <i className="se" />
      {sides && ['n', 's', 'w', 'e'].map((side) => <i key={side} className={`side ${side}`} />)}
      {readout && <span className="readout selected">{readout}</span>}
    </span>
  );
}
