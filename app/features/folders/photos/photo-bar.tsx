import { useRef } from 'react';
import { Icon } from '../../../ui/icon.js';
import { photos as strings } from '../strings.js';

interface PhotoBarProps {
  /** What the folder holds; stands there while nothing is selected. */
  readonly about: string;
  readonly chosen: number;
  /** null where nothing can be selected. */
  readonly onAll: (() => void) | null;
  readonly onNone: () => void;
  readonly onMove: (opener: () => Element | null) => void;
  readonly onRemove: () => void;
}

/** Above the pictures: what there is, or what can be done with those that are selected. Its height stays. */
export function PhotoBar({ about, chosen, onAll, onNone, onMove, onRemove }: PhotoBarProps) {
  const move = useRef<HTMLButtonElement>(null);
  const choosing = chosen > 0;
  return (
    <div className="photo-bar" data-choosing={choosing || undefined}>
      <p className="photo-bar-about" role="status">
        {choosing ? strings.chosen(chosen) : about}
      </p>
      {onAll && (
        <button type="button" className="button quiet small" onClick={onAll}>
          <Icon name="check-square" size={16} />
          <span>{strings.chooseAll}</span>
        </button>
      )}
      {choosing && (
        <>
          <button
            type="button"
            className="button quiet small"
            onClick={() => onMove(() => move.current)}
            ref={move}
          >
            <Icon name="folder" size={16} />
            <span>{strings.move}</span>
          </button>
          <button type="button" className="button quiet small" onClick={onRemove}>
            <Icon name="trash" size={16} />
            <span>{strings.remove}</span>
          </button>
          <button type="button" className="icon-button" aria-label={strings.clear} onClick={onNone}>
            <Icon name="x" size={16} />
          </button>
        </>
      )}
    </div>
  );
}
