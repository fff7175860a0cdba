import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { CampaignType } from '#features/automations/contract/campaign.ts';
import { CampaignPage } from '#features/automations/web/campaign-page.tsx';
import { CampaignFailures } from '#features/message-log/web/campaign-failures.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';

/** The campaign that the address names, if there is one of that name. */
export function CampaignScreen({ merchant }: { merchant: Merchant }) {
  const type = z.safeParse(CampaignType, useLocation().pathname.split('/').at(-1));
  if (!type.success)
    return (
      <LostPage
        title="There is no campaign of this name"
        text="Your campaigns are all on one page."
        way={{ to: '/automation-wa', name: 'Go to your campaigns' }}
      />
    );
  return (
    <CampaignPage
      key={type.data}
      merchant={merchant}
      type={type.data}
      messages={<CampaignFailures shopUrl={merchant.shopUrl} sourceType={type.data} />}
    />
  );
}
