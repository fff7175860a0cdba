import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { CampaignPage } from '#features/automations/web/campaign-page.tsx';
import { findShownCampaign } from '#features/automations/web/shown-campaigns.ts';
import { CampaignFailures } from '#features/message-log/web/campaign-failures.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';

/** The campaign that the address names, if there is one of that name. */
export function CampaignScreen({ merchant }: { merchant: Merchant }) {
  const campaign = findShownCampaign('WA', useLocation().pathname.split('/').at(-1));
  if (!campaign) return <NoSuchCampaign />;
  return (
    <CampaignPage
      key={campaign.type}
      merchant={merchant}
      campaign={campaign}
      messages={<CampaignFailures shopUrl={merchant.shopUrl} sourceType={campaign.type} />}
    />
  );
}

function NoSuchCampaign() {
  return (
    <>
      <PageHead title="Are you lost?" />
      <EmptyNote
        title="There is no campaign of this name"
        text="Your campaigns are all on one page."
        action={
          <Button component={Link} to="/automation-wa">
            Go to your campaigns
          </Button>
        }
      />
    </>
  );
}
