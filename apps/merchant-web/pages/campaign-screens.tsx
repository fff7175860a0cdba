import { lazy, Suspense, type ContextType } from 'react';
import { useLocation } from 'react-router';
import { WithConnecting } from '#features/foundations/channels/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { CampaignPage } from '#features/product/automations/web/campaign-page.tsx';
import type { CampaignSlots } from '#features/product/automations/web/campaign-slots.ts';
import { EditFlow } from '#features/product/automations/web/editor/edit-flow.tsx';
import { PickOwnTemplate } from '#features/product/automations/web/pick-own-template.ts';
import { findShownCampaign, type ShownCampaign } from '#features/product/automations/web/shown-campaigns.ts';
import { SpecialType } from '#features/product/recommendations/contract/recommendation.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';
import { Upload } from './upload.tsx';

// The results show these, in a tab that is not the first.
const CampaignFailures = lazy(async () => ({
  default: (await import('#features/product/message-log/web/campaign-failures.tsx')).CampaignFailures,
}));
const DeliveryReport = lazy(async () => ({
  default: (await import('#features/administration/exports/web/delivery-report.tsx')).DeliveryReport,
}));
const SignUpFigures = lazy(async () => ({
  default: (await import('#features/product/opt-in-tools/web/sign-up-figures.tsx')).SignUpFigures,
}));
const ExportReviews = lazy(async () => ({
  default: (await import('#features/product/reviews/web/export-reviews.tsx')).ExportReviews,
}));
const RecommendationSettings = lazy(async () => ({
  default: (await import('#features/product/recommendations/web/recommendation-settings.tsx'))
    .RecommendationSettings,
}));
const PickTemplate = lazy(async () => ({
  default: (await import('#features/foundations/templates/web/pick-template.tsx')).PickTemplate,
}));

interface ScreenProps {
  merchant: Merchant;
}

const LISTS: Record<Channel, string> = { WA: '/automation-wa', FB: '/automation' };

export function WhatsAppCampaignScreen({ merchant }: ScreenProps) {
  return (
    <PickOwnTemplate value={PickByName}>
      <CampaignScreen merchant={merchant} channel="WA" />
    </PickOwnTemplate>
  );
}

const PickByName: ContextType<typeof PickOwnTemplate> = ({ pick, ...list }) => (
  <Suspense>
    <PickTemplate {...list} pick={({ template_name: name }) => pick(name)} />
  </Suspense>
);

export function MessengerCampaignScreen({ merchant }: ScreenProps) {
  return (
    <WithConnecting merchant={merchant}>
      <CampaignScreen merchant={merchant} channel="FB" />
    </WithConnecting>
  );
}

/** The page of the campaign in the URL, if there is a campaign with that name. */
function CampaignScreen({ merchant, channel }: ScreenProps & { channel: Channel }) {
  const campaign = findShownCampaign(channel, useLocation().pathname.split('/').at(-1));
  if (!campaign)
    return (
      <LostPage
        title={texts.noCampaign.title}
        text={texts.noCampaign.text}
        way={{ to: LISTS[channel], name: texts.noCampaign.toCampaigns }}
      />
    );
  return (
    <CampaignPage
      key={`${channel} ${campaign.type}`}
      merchant={merchant}
      campaign={campaign}
      slots={slotsOf(merchant, campaign)}
    />
  );
}

/** Returns the parts that other features add to a campaign's page. */
function slotsOf(merchant: Merchant, campaign: ShownCampaign): CampaignSlots {
  const { type, fields, subjectKind } = campaign;
  const { shopUrl, shopCurrency, shopTimeZone: timeZone, shopEmail: email } = merchant;
  const recommends = SpecialType.safeParse(type);
  return {
    edit: (message) => <EditFlow {...{ merchant, campaign }} Upload={Upload} {...message} />,
    messages: <CampaignFailures shopUrl={shopUrl} sourceType={type} channel={campaign.channel} />,
    deliveryReport: <DeliveryReport {...{ shopUrl, shopCurrency, timeZone, email }} campaignType={type} />,
    ...(campaign.collectsReviews && {
      reviews: (
        <Suspense fallback={<WaitingBlock height={260} />}>
          <ExportReviews shopUrl={shopUrl} />
        </Suspense>
      ),
    }),
    ...(subjectKind === 'optIn' && {
      signUps: <SignUpFigures {...{ shopUrl, type }} channel={campaign.channel} />,
    }),
    ...(recommends.success &&
      fields.includes('recommendations') && {
        recommendations: (choice) => (
          <Suspense fallback={<WaitingBlock height={200} />}>
            <RecommendationSettings shop={merchant} specialType={recommends.data} {...choice} />
          </Suspense>
        ),
      }),
  };
}
