import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { DmColorPicker } from '../../../bridge/dm-color-picker.js';
import { OF_USER } from '../../account/index.js';
import { productSources } from '../../editor/index.js';
import { results as strings, wizard } from '../strings.js';

interface ColorDotProps {
  /** What the color is for. */
  readonly name: string;
  /** '#rrggbb' */
  readonly color: string;
  readonly onColor: (color: string) => void;
}

/** A color as a dot that opens the picker: presets, any color, the palettes of the brand kit. */
export const ColorDot = ({ name, color, onColor }: ColorDotProps) => (
  <Popover.Root>
    <Popover.Trigger
      className="wizard-dot"
      style={{ background: color }}
      aria-label={strings.color(name, color)}
    />
    <Popover.Portal>
      <Popover.Content className="popover" sideOffset={8} collisionPadding={8} aria-label={name}>
        <Picker color={color} onColor={onColor} />
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

/** Rendered while it is open: the kit is asked for then. */
function Picker({ color, onColor }: Pick<ColorDotProps, 'color' | 'onColor'>) {
  const kit = useQuery({
    queryKey: [OF_USER, 'wizard-palettes'],
    queryFn: async ({ signal }) => (await productSources.brand.kit({ signal }))?.palettes ?? [],
  });
  const palettes = kit.data ?? (kit.isPending || kit.isFetching ? 'loading' : null);
  const put = ({ detail }: { readonly detail: { readonly value: string } }) => onColor(detail.value);
  return (
    <DmColorPicker value={color} palettes={palettes} onDmInput={put} onDmChange={put}>
      {palettes === null && (
        <p className="wizard-note" role="alert">
          {strings.brandPalettes}: {strings.palettesFailed}{' '}
          <button type="button" className="text-button" onClick={() => void kit.refetch()}>
            {wizard.retry}
          </button>
        </p>
      )}
    </DmColorPicker>
  );
}
