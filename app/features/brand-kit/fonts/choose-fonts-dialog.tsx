import { useQuery } from '@tanstack/react-query';
import type { FontPairing } from '../../../../server/contract/design-resource.js';
import { notifier } from '../../../ports/notifications/notifier.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { Modal } from '../../../ui/dialogs/modal.js';
import { useNearViewport } from '../../../ui/hooks/use-near-viewport.js';
import { useBrandKit } from '../kit/brand-kit-context.js';
import { fontPairings } from '../calls.js';
import { FontSample } from './font-sample.js';
import { ROLES, sameFonts, setFonts } from '../kit/kit-changes.js';
import { brandKit, sets as strings, typography } from '../strings.js';

interface ChooseFontsDialogProps {
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** The built-in font sets; one click sets all three roles. */
export function ChooseFontsDialog({ onClose, opener }: ChooseFontsDialogProps) {
  const { data, isPending, isFetching, refetch } = useQuery(fontPairings);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={strings.title}
      description={strings.about}
      opener={opener}
      className="brand-choose"
    >
      {isPending && <SetsSkeleton />}
      {!isPending && !data && (
        <Failure message={brandKit.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data && <Sets pairings={data} onClose={onClose} />}
    </Modal>
  );
}

interface SetsProps {
  readonly pairings: readonly FontPairing[];
  readonly onClose: () => void;
}

function Sets({ pairings, onClose }: SetsProps) {
  const { kit, changeNow } = useBrandKit();
  const apply = ({ name, fonts }: FontPairing) => {
    const before = kit.fonts;
    changeNow(setFonts(before, fonts), () =>
      notifier.success(strings.applied(name), () => changeNow(setFonts(fonts, before))),
    );
    onClose();
  };
  return (
    <ul className="brand-sets" aria-label={strings.list}>
      {pairings.map((pairing) => (
        <FontSet
          key={pairing._id}
          pairing={pairing}
          current={sameFonts(kit.fonts, pairing.fonts)}
          onApply={() => apply(pairing)}
        />
      ))}
    </ul>
  );
}

interface FontSetProps {
  readonly pairing: FontPairing;
  readonly current: boolean;
  readonly onApply: () => void;
}

function FontSet({ pairing: { name, fonts }, current, onApply }: FontSetProps) {
  const { ref, near } = useNearViewport<HTMLLIElement>();
  return (
    <li ref={ref} className="brand-set" data-current={current || undefined}>
      {ROLES.map((role) => (
        <FontSample key={role} {...fonts[role]} text={typography.samples[role]} wanted={near} />
      ))}
      <button type="button" className="brand-set-name" aria-pressed={current} onClick={onApply}>
        <span className="brand-name">{name}</span>
        {current && (
          <span className="brand-in-kit">
            <Icon name="check" size={16} />
            {strings.current}
          </span>
        )}
      </button>
    </li>
  );
}

function SetsSkeleton() {
  return (
    <div className="brand-sets" aria-busy="true">
      <span className="sr-only">{brandKit.loading}</span>
      {Array.from({ length: 6 }, (_, place) => (
        <span key={place} className="skeleton brand-set-room" />
      ))}
    </div>
  );
}
