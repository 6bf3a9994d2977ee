import { useEffect, useState } from 'react';
import { openTabs } from '../../../ports/saving/open-tabs.js';
import { Banner } from './banner.js';
import { saving as strings } from '../strings.js';

/** Whether another tab of this browser has the design open. */
export function useSecondTab(id: string): boolean {
  const [others, setOthers] = useState(0);
  useEffect(() => {
    const tabs = openTabs(id);
    const stop = tabs.others.subscribe(setOthers);
    return () => {
      stop();
      tabs.close();
    };
  }, [id]);
  return others > 0;
}

/** Says so in each of the tabs, until it was read there [E-022]. */
export function SecondTabBanner() {
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <Banner
      icon="arrow-square-out"
      text={strings.secondTab}
      action={strings.gotIt}
      onAction={() => setRead(true)}
    />
  );
}
