import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WizardFormat } from '../../../../server/contract/tag.js';
import { EmptyPage } from '../../../ui/feedback/empty-page.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { useSignal } from '../../../ui/hooks/use-signal.js';
import { designsQuery, palettesQuery } from '../calls.js';
import { generationInput, tagIds, type WizardInputs } from '../inputs/wizard-inputs.js';
import { fileOf, suitedAmong } from '../making/format-design.js';
import { productStudio } from '../making/product-studio.js';
import { results as strings } from '../strings.js';
import { Candidates } from './candidates.js';
import { ResultCard } from './result-card.js';
import { ResultList, type Result } from './result-list.js';
import { SWAP_PANEL, SwapPanel } from './swap-panel.js';
import { useOpenResult } from './use-open-result.js';
import { useSwapColors } from './use-swap-colors.js';

interface ResultsStepProps {
  readonly format: WizardFormat;
  readonly inputs: WizardInputs;
  readonly onBack: () => void;
}

/** 'Choose design to edit': six designs and more, their looks swapped one by one or all together. */
export function ResultsStep({ format, inputs, onBack }: ResultsStepProps) {
  const list = useResultList(format, inputs);
  const shown = useSignal(list.results);
  const ended = useSignal(list.ended);
  const swap = useSwapColors(list);
  const { open, opening } = useOpenResult(nameOf(format, inputs));
  const swapOnly = (number: number) => {
    swap.setOnly(number);
    document.getElementById(SWAP_PANEL)?.focus();
  };
  const making = shown.some(({ state }) => state === 'making');
  return (
    <div className="wizard">
      <div className="wizard-form">
        <header className="wizard-results-head">
          <button type="button" className="icon-button medium" aria-label={strings.back} onClick={onBack}>
            <Icon name="arrow-left" />
          </button>
          <h1 className="title-1">{strings.title}</h1>
        </header>
        <p className="sr-only" role="status">
          {making ? strings.making : strings.ready(shown.length)}
        </p>
        {allFailed(shown) ? (
          <Failure
            message={strings.failed}
            onRetry={() => shown.forEach(({ number }) => void list.retry(number))}
          />
        ) : ended && shown.length === 0 ? (
          <EmptyPage heading={strings.none} help={strings.noneHelp}>
            <button type="button" className="button second" onClick={onBack}>
              {strings.back}
            </button>
          </EmptyPage>
        ) : (
          <ul className="wizard-results" aria-label={strings.title} aria-busy={making}>
            {shown.map((result) => (
              <ResultCard
                key={result.number}
                result={result}
                page={format.dimensions}
                opening={opening === result.number}
                onOpen={() => result.made && open(result.number, result.made)}
                chosen={swap.only === result.number}
                onSwap={() => swapOnly(result.number)}
                onRetry={() => void list.retry(result.number)}
              />
            ))}
          </ul>
        )}
        <ResultsEnd list={list} shown={shown} ended={ended} busy={making} />
      </div>
      <aside className="wizard-side" aria-label={strings.styleSwap}>
        <SwapPanel swap={swap} disabled={!shown.some(({ made }) => made)} />
      </aside>
    </div>
  );
}

interface ResultsEndProps {
  readonly list: ResultList;
  readonly shown: readonly Result[];
  readonly ended: boolean;
  readonly busy: boolean;
}

/** Six more, as long as there are any; whoever asks goes on with the first of them. */
function ResultsEnd({ list, shown, ended, busy }: ResultsEndProps) {
  if (shown.length === 0 || allFailed(shown)) return null;
  return (
    <div className="results-end">
      {ended ? (
        <p role="status">{strings.end}</p>
      ) : (
        <button
          type="button"
          className="button second"
          aria-busy={busy || undefined}
          disabled={busy}
          onClick={() => void list.showMore()}
        >
          {busy && <span className="spinner" />}
          {strings.more}
        </button>
      )}
    </div>
  );
}

const allFailed = (shown: readonly Result[]): boolean =>
  shown.length > 0 && shown.every(({ state, made }) => state === 'failed' && !made);

/** CSS pixels a result may take, twice as dense at most: a thumbnail is made of it too. */
const SHARPEST = 640;

/** The list of this visit of the page: it begins with the page, and ends with it. */
function useResultList(format: WizardFormat, inputs: WizardInputs): ResultList {
  const client = useQueryClient();
  const [list] = useState(
    () =>
      new ResultList({
        studio: productStudio(),
        candidates: candidatesOf(client, format, inputs),
        input: generationInput(inputs, format),
        side: SHARPEST,
      }),
  );
  useEffect(() => list.watch(), [list]);
  return list;
}

function candidatesOf(client: QueryClient, format: WizardFormat, inputs: WizardInputs): Candidates {
  const tags = tagIds(inputs, format);
  const palettes = () => client.fetchQuery(palettesQuery);
  return new Candidates(palettes, async (page) => {
    const { docs, more } = await client.fetchQuery(designsQuery(tags, page));
    const isSuited = suitedAmong(docs, format);
    return { designs: docs.map((doc) => ({ id: doc._id, file: fileOf(doc), last: !isSuited(doc) })), more };
  });
}

/** Longest name of a design, characters. */
const MOST_NAME = 80;

/** Its first words, or what it is. */
function nameOf(format: WizardFormat, inputs: WizardInputs): string {
  const [first] = generationInput(inputs, format).texts;
  return (first?.text ?? format.name).split('\n', 1)[0]!.trim().slice(0, MOST_NAME) || format.name;
}
