import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { SupportNumber } from '#features/product/automations/web/index.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { CAMPAIGN_CARDS } from '../rules/overview-cards.ts';
import { texts } from '../texts/en.ts';
import styles from './onboarding-page.module.css';
import { OverviewCard } from './overview-card.tsx';
import { PageTitle } from './page-title.tsx';
import { ReminderPhone } from './reminder-phone.tsx';
import { useCampaigns, useHasNumber, useSwitchCampaign } from './use-overview.ts';

interface CampaignStepProps {
  merchant: Merchant;
}

/** Step 2: the campaigns with their switches, and what they send. */
export function CampaignStep({ merchant }: CampaignStepProps) {
  // The campaign that could not be switched on without a number.
  const [refused, setRefused] = useState<string | null>(null);
  const { data, error, refetch } = useCampaigns(merchant);
  const hasNumber = useHasNumber(merchant);
  return (
    <>
      <div>
        <PageTitle title={texts.campaigns.title} text={texts.campaigns.text} />
        {data === undefined && error !== null && (
          <FailureNote what={texts.campaigns.what} error={error} retry={() => void refetch()} />
        )}
        {data === undefined && error === null && <WaitingBlock height={84} />}
        <ul className={styles.cards}>
          {CAMPAIGN_CARDS.map((card) => (
            <OverviewCard key={card.type} card={card}>
              {hasNumber === true && card.hasSwitch !== false && (
                <CampaignSwitch
                  merchant={merchant}
                  type={card.type}
                  title={card.title}
                  onNumberMissing={() => setRefused(card.type)}
                />
              )}
              {refused === card.type && (
                <div className={styles.number}>
                  <SupportNumber merchant={merchant} />
                </div>
              )}
            </OverviewCard>
          ))}
        </ul>
        {data !== undefined && hasNumber === false && (
          <p className={styles.aside}>{texts.campaigns.noNumber}</p>
        )}
      </div>
      <ReminderPhone merchant={merchant} />
    </>
  );
}

interface CampaignSwitchProps {
  merchant: Merchant;
  type: string;
  title: string;
  onNumberMissing: () => void;
}

function CampaignSwitch({ merchant, type, title, onNumberMissing }: CampaignSwitchProps) {
  const { data } = useCampaigns(merchant);
  const { mutate, isPending, variables } = useSwitchCampaign(merchant, type, onNumberMissing);
  return (
    <PowerSwitch
      name={title}
      on={isPending ? variables : (data?.states[type] ?? false)}
      onChange={(on) => mutate(on)}
      right="market"
    />
  );
}
