import { pictureAddress } from '../../configuration.js';
import { Icon } from '../../ui/icon.js';
import type { IconName } from '../../ui/icons.gen.js';
import type { Picture } from './calls.js';

export interface PictureVerb {
  readonly label: string;
  readonly icon: IconName;
  readonly run: (picture: Picture, opener: HTMLElement) => void;
}

interface PictureTileProps {
  readonly picture: Picture;
  readonly verbs: readonly PictureVerb[];
}

/** A picture, the words it was made from, and what can be done with it. The words are its alternative text. */
export function PictureTile({ picture, verbs }: PictureTileProps) {
  const { prompt, thumbnail, width, height } = picture;
  return (
    <li className="ai-picture">
      <img src={pictureAddress(thumbnail)} alt={prompt} width={width} height={height} loading="lazy" />
      <p title={prompt}>{prompt}</p>
      <div className="ai-picture-verbs">
        {verbs.map(({ label, icon, run }) => (
          <button
            key={label}
            type="button"
            className="icon-button"
            aria-label={`${label}: ${prompt}`}
            title={label}
            onClick={({ currentTarget }) => run(picture, currentTarget)}
          >
            <Icon name={icon} size={16} />
          </button>
        ))}
      </div>
    </li>
  );
}
