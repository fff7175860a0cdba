import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { CampaignType } from '#features/automations/contract/campaign.ts';
import { CampaignPage } from '#features/automations/web/campaign-page.tsx';
import { CampaignFailures } from '#features/message-log/web/campaign-failures.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';

/** The campaign that the address names, if there is one of that name. */
export function CampaignScreen({ merchant }: { merchant: Merchant }) {
  const type = z.safeParse(CampaignType, useLocation().pathname.split('/').at(-1));
  if (!type.success) return <NoSuchCampaign />;
  return (
    <CampaignPage
      key={type.data}
      merchant={merchant}
      type={type.data}
      messages={<CampaignFailures shopUrl={merchant.shopUrl} sourceType={type.data} />}
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
