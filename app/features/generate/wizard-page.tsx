import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { WizardFormat } from '../../../server/contract/tag.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { EmptyPage } from '../../ui/feedback/empty-page.js';
import { Failure } from '../../ui/feedback/failure.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { usePreventFileDrop } from '../../ui/hooks/use-prevent-file-drop.js';
import { useTitle } from '../../ui/hooks/use-title.js';
import { useUser } from '../account/index.js';
import { DashboardLayout } from '../dashboard/index.js';
import { CustomDimensionsPopover } from '../home/index.js';
import { SearchBox } from '../search/index.js';
import { formatsQuery } from './calls.js';
import { FormStep } from './form/form-step.js';
import { FormatSliderSkeleton } from './form/format-slider.js';
import { useInputs } from './inputs/use-inputs.js';
import { closeStudio } from './making/product-studio.js';
import { ResultsStep } from './results/results-step.js';
import { wizard as strings } from './strings.js';
import './generate.css';

/** `/designmaker/start/generate-designs`, and `/wizard`: designs out of a format and what is filled in. */
export function WizardPage() {
  const phone = useMedia(PHONE);
  useTitle(strings.title);
  usePreventFileDrop();
  useEffect(() => closeStudio, []);
  return (
    <DashboardLayout barMiddle={!phone && <WizardBar />}>
      {phone ? <PhoneWizard /> : <Wizard />}
    </DashboardLayout>
  );
}

const WizardBar = () => (
  <>
    <SearchBox size="bar" />
    <CustomDimensionsPopover size="bar" />
  </>
);

/** A phone browses; what is generated is edited in a wider window (DECISIONS 18). */
const PhoneWizard = () => (
  <div className="wizard-phone">
    <h1 className="title-1">{strings.title}</h1>
    <p>{strings.phone}</p>
    <Link className="button second large block" to={`${START_ADDRESS}/templates`}>
      {strings.browse}
    </Link>
  </div>
);

/** The formats: on their way, failed, none, or the wizard. */
function Wizard() {
  const { data, isPending, isFetching, refetch } = useQuery(formatsQuery);
  if (data && data.length > 0) return <Steps formats={data} />;
  return (
    <div className="wizard-form">
      <h1 className="title-1">{strings.title}</h1>
      {isPending ? (
        <FormatSliderSkeleton />
      ) : !data ? (
        <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <NoFormats />
      )}
    </div>
  );
}

const NoFormats = () => (
  <EmptyPage heading={strings.noFormats} help={strings.noFormatsHelp}>
    <Link className="button second" to={`${START_ADDRESS}/templates`}>
      {strings.browse}
    </Link>
  </EmptyPage>
);

/** The form, then the results; the browser's Back leads from those to the form as the arrow does. */
function Steps({ formats }: { readonly formats: readonly WizardFormat[] }) {
  const state = useInputs();
  const step = useStep();
  const format = formats.find(({ _id }) => _id === state.inputs.format) ?? null;
  if (step.results && format) return <ResultsStep format={format} inputs={state.inputs} onBack={step.back} />;
  return <FormStep formats={formats} format={format} state={state} onGenerate={step.generate} />;
}

const RESULTS = 'wizard-results';

/** Which step shows is kept in the history. A visitor who comes by it sees the form; who signs out at the results stays. */
function useStep() {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const member = useUser() !== null;
  const isResults = (state as { step?: string } | null)?.step === RESULTS;
  useEffect(() => {
    if (isResults && !member && key === 'default') void navigate(pathname, { replace: true, state: null });
  }, [isResults, member, key, pathname, navigate]);
  return {
    results: isResults,
    generate: () => void navigate(pathname, { state: { step: RESULTS } }),
    back: () => void (key === 'default' ? navigate(pathname, { replace: true, state: null }) : navigate(-1)),
  };
}
