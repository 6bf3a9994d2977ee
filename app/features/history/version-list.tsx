import { RadioGroup } from 'radix-ui';
import { history as strings } from './strings.js';
import { timeAgo } from './time-ago.js';

interface Version {
  readonly rev: number;
  readonly saved_at: string;
  readonly saved_by: string;
}

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly chosen: number;
  readonly onChoose: (rev: number) => void;
}

/** Earlier versions, newest first: one is chosen, arrow keys go through them. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <RadioGroup.Root
      className="version-list"
      aria-label={strings.list}
      value={String(chosen)}
      onValueChange={(rev) => onChoose(Number(rev))}
    >
      {versions.map(({ rev, saved_at, saved_by }) => (
        <RadioGroup.Item key={rev} value={String(rev)} className="version-row">
          <span>{timeAgo(saved_at)}</span>
          {saved_by && (
            <span className="version-by" dir="auto">
              {strings.by(saved_by)}
            </span>
          )}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
