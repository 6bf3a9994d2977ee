import type { Colorway } from '../../../elements/document/colorways.js';
import { bands } from './colorways.js';
import { template as strings } from './strings.js';

interface ColorwayDotsProps {
  readonly ways: readonly Colorway[];
  /** Id of the one that is shown; the first when absent. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The colors a template may be had in, as dots of which one is chosen; the arrow keys go from one to the next [E-090]. */
export function ColorwayDots({ ways, chosen = ways[0]?.id, onChoose }: ColorwayDotsProps) {
  const name = ways.find(({ id }) => id === chosen)?.name;
  return (
    <fieldset className="colorways">
      <legend className="sr-only">{strings.colorways}</legend>
      {ways.map((way) => (
        <label key={way.id} className="colorway" title={way.name}>
          <input
            type="radio"
            name="colorway"
            className="sr-only"
            checked={way.id === chosen}
            onChange={() => onChoose(way.id)}
            aria-label={way.name}
          />
          <span className="colorway-dot" style={{ background: bands(way) }} />
        </label>
      ))}
      <span className="colorway-name" aria-hidden="true">
        {name}
      </span>
    </fieldset>
  );
}
