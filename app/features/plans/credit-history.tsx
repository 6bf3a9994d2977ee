import type { CreditEntry } from '../../../server/contract/credits.js';
import { dateText } from '../../ui/dates.js';
import { Failure } from '../../ui/feedback/failure.js';
import { useCreditHistory } from './calls.js';
import { creditHistory as strings } from './strings.js';

/** Every change of the account's credits, the newest first. */
export function CreditHistory() {
  const { entries, data, isError, isFetching, isFetchNextPageError, hasNextPage, ...query } =
    useCreditHistory();
  return (
    <section className="credit-history" aria-label={strings.title}>
      <h2 className="title-2">{strings.title}</h2>
      {!data && !isError && <span className="skeleton" role="status" aria-label={strings.loading} />}
      {data && entries.length === 0 && <p className="plan-about">{strings.none}</p>}
      {entries.length > 0 && <Entries entries={entries} />}
      {isError && (
        <Failure
          message={strings.failed}
          onRetry={() => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
          busy={isFetching}
        />
      )}
      {hasNextPage && !isError && (
        <button
          type="button"
          className="button second"
          aria-busy={query.isFetchingNextPage || undefined}
          onClick={() => !isFetching && void query.fetchNextPage()}
        >
          {query.isFetchingNextPage && <span className="spinner" />}
          {strings.more}
        </button>
      )}
    </section>
  );
}

const Entries = ({ entries }: { readonly entries: readonly CreditEntry[] }) => (
  <table>
    <thead>
      <tr>
        {[strings.what, strings.when, strings.change, strings.balance].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {entries.map(({ position, reason, createdAt, amount, balance }) => (
        <tr key={position}>
          <td>{strings.reasons[reason]}</td>
          <td>{dateText(new Date(createdAt), new Date())}</td>
          <td>{strings.amount(amount)}</td>
          <td>{balance}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
