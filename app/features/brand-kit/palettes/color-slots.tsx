import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../../ui/icon.js';
import { canAdd, type PaletteDraft } from './palette-draft.js';
import { palettes as strings } from '../strings.js';

interface ColorSlotsProps {
  readonly draft: PaletteDraft;
  readonly onChoose: (place: number) => void;
  readonly onAdd: () => void;
  readonly onRemove: (place: number) => void;
}

/**
 * The colors of the palette that is being made; one of them is chosen, and changed by the picker. Delete takes one out.
 */
export function ColorSlots({
  draft: { colors, chosen, ...draft },
  onChoose,
  onAdd,
  onRemove,
}: ColorSlotsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const slots = useRef<HTMLUListElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    // the focus stays among the colors
    if (!removed.current) return;
    removed.current = false;
    const next = slots.current?.querySelector<HTMLElement>('[aria-pressed=true]') ?? add.current;
    next?.focus();
  }, [colors.length]);
  const remove = (place: number) => {
    removed.current = true;
    onRemove(place);
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(place);
  };
  return (
    <div role="group" aria-label={strings.colors}>
      <span className="label" aria-hidden="true">
        {strings.colors}
      </span>
      <ul className="brand-slots" ref={slots}>
        {colors.map((color, place) => (
          <li key={place}>
            <button
              type="button"
              className="brand-slot"
              aria-pressed={place === chosen}
              aria-label={strings.color(place + 1, color)}
              style={{ background: color }}
              onClick={() => onChoose(place)}
              onKeyDown={(event) => onKeyDown(event, place)}
            />
          </li>
        ))}
        {canAdd({ ...draft, colors, chosen }) && (
          <li>
            <button
              type="button"
              className="brand-slot brand-slot-add"
              aria-label={strings.addColor}
              ref={add}
              onClick={onAdd}
            >
              <Icon name="plus" size={16} />
            </button>
          </li>
        )}
      </ul>
      {chosen !== null && (
        <button type="button" className="button quiet small brand-slot-remove" onClick={() => remove(chosen)}>
          <Icon name="trash" size={16} />
          {strings.removeColor}
        </button>
      )}
    </div>
  );
}
