import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon.js';
import { onDemand } from '../../../ui/on-demand.js';
import { useState } from 'react';
import { useUser } from '../../account/index.js';
import { asWrittenAddress, categoryAddress } from '../addresses.js';
import type { useMockupList } from '../queries.js';
import { mockups as strings, upload } from '../strings.js';

const UploadMockupDialog = onDemand(
  async () => (await import('./upload-mockup-dialog.js')).UploadMockupDialog,
);

interface ListHeadProps {
  /** Empty for the list of all. */
  readonly heading: string;
  /** What was typed. */
  readonly query: string;
  readonly list: ReturnType<typeof useMockupList>;
  readonly category?: string;
}

/** What the grid shows, how much of it, the same as a table, and for those who add mockups the way to do so. */
export function ListHead({ heading, query, list: { first }, category }: ListHeadProps) {
  const adds = ['admin', 'designer'].includes(useUser()?.type ?? '');
  if (!heading && !adds) return null;
  return (
    <header className="mockup-list-head">
      <h2 className="title-2" dir="auto">
        {heading || strings.list}
      </h2>
      <p className="mockup-total" role="status">
        {first && first.total > 0 && strings.count(first.total)}
      </p>
      {category !== undefined && (
        <Link className="carousel-action" to={categoryAddress(category)}>
          {strings.asTable}
        </Link>
      )}
      {adds && <AddMockup />}
      {first && 'corrected' in first && first.corrected !== undefined && (
        <p className="results-corrected">
          {strings.corrected} <strong dir="auto">{first.corrected}</strong>.{' '}
          <Link to={asWrittenAddress(query)} dir="auto">
            {strings.asWritten(query)}
          </Link>
        </p>
      )}
    </header>
  );
}

function AddMockup() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="button second small"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon name="upload-simple" size={16} />
        {upload.open}
      </button>
      {opener && <UploadMockupDialog opener={opener} onClose={() => setOpener(null)} />}
    </>
  );
}
