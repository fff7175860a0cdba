import { useContext } from 'react';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import type { PlanFeatures } from '#features/foundations/plans/contract/plan.ts';
import { SeePlans } from '#platform/ui-kit/locked/see-plans.ts';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { texts } from '../texts/en.ts';
import { ImportList } from './import-list.tsx';

interface ImportsPageProps {
  merchant: { shopUrl: string; shopTimeZone: string; planDetails: { features: PlanFeatures } };
}

/** The page of imported lists. If the plan has no broadcasts, a new import opens the plans. */
export function ImportsPage({ merchant }: ImportsPageProps) {
  const { shopUrl, shopTimeZone: timeZone, planDetails } = merchant;
  const seePlans = useContext(SeePlans);
  return (
    <>
      <PageHead title={texts.page.title} note={texts.page.note} />
      <ImportList
        shopUrl={shopUrl}
        timeZone={timeZone}
        refuse={planDetails.features[BROADCASTS_FLAG] === false ? seePlans : null}
      />
    </>
  );
}
