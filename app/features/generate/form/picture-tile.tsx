import { useState } from 'react';
import type { WizardPicture } from '../inputs/wizard-inputs.js';
import { pictures as strings } from '../strings.js';

interface PictureTileProps {
  readonly picture: WizardPicture;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

/** A picture to choose; pressed again it is let go. One that cannot be shown says so. */
export function PictureTile({ picture: { name, thumbnail }, chosen, onPress }: PictureTileProps) {
  const [broken, setBroken] = useState(false);
  return (
    <button type="button" className="wizard-tile" aria-pressed={chosen} title={name} onClick={onPress}>
      {broken ? (
        <span className="wizard-tile-broken">{strings.broken}</span>
      ) : (
        <img src={thumbnail} alt={name} draggable={false} decoding="async" onError={() => setBroken(true)} />
      )}
    </button>
  );
}
