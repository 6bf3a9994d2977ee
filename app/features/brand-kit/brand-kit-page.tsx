import { EmptyPage } from '../../ui/feedback/empty-page.js';
import { Failure } from '../../ui/feedback/failure.js';
import { DashboardPage } from '../dashboard/index.js';
import { BrandKitProvider } from './kit/brand-kit-context.js';
import { BrandKitSkeleton } from './brand-kit-skeleton.js';
import './brand-kit.css';
import { useTeam } from './calls.js';
import { Logos } from './logos/logos.js';
import { Palettes } from './palettes/palettes.js';
import { SectionErrorBoundary } from './shared/section-error-boundary.js';
import { brandKit as strings } from './strings.js';
import { Typography } from './fonts/typography.js';

/** `/designmaker/start/brand-kit`: logos, colors and fonts of the member's team (C-021). */
export function BrandKitPage() {
  return (
    <DashboardPage title={strings.title} beside={<TeamName />} signIn={strings.signIn}>
      <Kit />
    </DashboardPage>
  );
}

function TeamName() {
  const name = useTeam().data?.name;
  return (
    name && (
      <span className="badge brand-team" dir="auto">
        {name}
      </span>
    )
  );
}

function Kit() {
  const { data: team, isPending, isFetching, refetch } = useTeam();
  const kit = team?.brand_kits[0];
  if (isPending) return <BrandKitSkeleton />;
  if (team === undefined)
    return <Failure message={strings.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!team || !kit) return <EmptyPage heading={strings.noTeam} help={strings.noTeamHelp} />;
  return (
    <BrandKitProvider key={kit._id} team={team} held={kit}>
      <SectionErrorBoundary>
        <Logos />
      </SectionErrorBoundary>
      <SectionErrorBoundary>
        <Palettes />
      </SectionErrorBoundary>
      <SectionErrorBoundary>
        <Typography />
      </SectionErrorBoundary>
    </BrandKitProvider>
  );
}
