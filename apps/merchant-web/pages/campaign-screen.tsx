import { useLocation } from 'react-router';
import { CampaignPage } from '#features/automations/web/campaign-page.tsx';
import { findShownCampaign } from '#features/automations/web/shown-campaigns.ts';
import { CampaignFailures } from '#features/message-log/web/campaign-failures.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';

/** The campaign that the address names, if there is one of that name. */
export function CampaignScreen({ merchant }: { merchant: Merchant }) {
  const campaign = findShownCampaign('WA', useLocation().pathname.split('/').at(-1));
  if (!campaign)
    return (
      <LostPage
        title="There is no campaign of this name"
        text="Your campaigns are all on one page."
        way={{ to: '/automation-wa', name: 'Go to your campaigns' }}
      />
    );
  return (
    <CampaignPage
      key={campaign.type}
      merchant={merchant}
      campaign={campaign}
      messages={<CampaignFailures shopUrl={merchant.shopUrl} sourceType={campaign.type} />}
    />
  );
}
