import { lazy, Suspense, type ComponentProps } from 'react';
import { ActivityLink } from '#features/administration/audit/web/activity-link.tsx';
import { LastChanged } from '#features/administration/audit/web/last-changed.tsx';
import { useFreshLastChanges } from '#features/administration/audit/web/use-activity.ts';
import { PrivacyLink } from '#features/administration/privacy/web/privacy-link.tsx';
import { ApiKeysLink } from '#features/administration/public-api/web/api-keys-link.tsx';
import { WebhooksLink } from '#features/administration/webhooks/web/webhooks-link.tsx';
import { FacebookBlock } from '#features/foundations/channels/web/facebook/facebook-block.tsx';
import { WhatsAppNumberPanel } from '#features/foundations/channels/web/whatsapp/whatsapp-number-panel.tsx';
import { SecurityLink } from '#features/foundations/second-factors/web/index.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { SessionsPanel } from '#features/foundations/sessions/web/sessions-panel.tsx';
import { TeamLink } from '#features/foundations/team/web/team-link.tsx';
import { SupportNumber } from '#features/product/automations/web/index.ts';
import { hasRight } from '#platform/rights/rights.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { hasBroadcasts } from '../pages/has-broadcasts.ts';
import { texts } from '../texts/en.ts';
import { SettingsPage } from './settings-page.tsx';

const SendingPanel = lazy(async () => ({
  default: (await import('#features/engine/messaging/web/sending-panel.tsx')).SendingPanel,
}));
const AttributionPanel = lazy(async () => ({
  default: (await import('#features/product/analytics/web/attribution/attribution-panel.tsx'))
    .AttributionPanel,
}));
const ApprovalPanel = lazy(async () => ({
  default: (await import('#features/product/broadcasts/web/approval-panel.tsx')).ApprovalPanel,
}));
const AlertMailsPanel = lazy(async () => ({
  default: (await import('#features/administration/alerts/web/alert-mails-panel.tsx')).AlertMailsPanel,
}));
const ReadTicksPanel = lazy(async () => ({
  default: (await import('#features/foundations/channels/web/read-ticks/read-ticks.tsx')).ReadTicksPanel,
}));

/** The settings, most important first. A role that may not change the shop's settings has only its own. */
export function SettingsScreen({ merchant }: { merchant: Merchant }) {
  useFreshLastChanges(merchant.shopUrl);
  const logins = {
    id: 'logins',
    name: texts.settings.logins,
    cards: (
      <>
        {merchant.person !== null && <SecurityLink />}
        <SessionsPanel timeZone={merchant.shopTimeZone} />
      </>
    ),
  };
  const team = { id: 'team', name: texts.settings.team, cards: <TeamLink /> };
  const ofShop = hasRight(merchant.role, 'configure') ? partsOfShop(merchant) : [];
  const privacy = { id: 'privacy', name: texts.settings.privacy, cards: <PrivacyLink /> };
  const activity = { id: 'activity', name: texts.settings.activity, cards: <ActivityLink /> };
  const api = { id: 'api', name: texts.settings.api, cards: <ProgramLinks /> };
  const kept = ofShop.length > 0 ? [activity, api, ...(merchant.isOldStore ? [] : [privacy])] : [];
  return <SettingsPage parts={[...ofShop, team, logins, ...kept]} />;
}

/** How programs of the shop work with Bellbird. */
function ProgramLinks() {
  return (
    <>
      <ApiKeysLink />
      <WebhooksLink />
    </>
  );
}

/** An old store has only Messenger. */
function partsOfShop(merchant: Merchant) {
  const { shopUrl, isOldStore } = merchant;
  const whatsApp = {
    id: 'whatsapp',
    name: texts.settings.whatsApp,
    cards: (
      <>
        <WhatsAppNumberPanel shopUrl={shopUrl} timeZone={merchant.shopTimeZone} />
        <SupportNumber merchant={merchant} />
        <Suspense fallback={<WaitingBlock height={110} />}>
          <ReadTicksPanel shopUrl={shopUrl} note={<Changed merchant={merchant} setting="readTicks" />} />
        </Suspense>
      </>
    ),
  };
  return [
    { id: 'sending', name: texts.settings.sending, cards: <Sending merchant={merchant} /> },
    { id: 'attribution', name: texts.settings.attribution, cards: <Attribution merchant={merchant} /> },
    ...(isOldStore ? [] : [whatsApp]),
    { id: 'facebook', name: texts.settings.facebook, cards: <FacebookBlock merchant={merchant} /> },
    { id: 'alert-mails', name: texts.settings.alertMails, cards: <AlertMails merchant={merchant} /> },
  ];
}

interface ChangedProps {
  merchant: Merchant;
  setting: ComponentProps<typeof LastChanged>['setting'];
}

/** Who changed a setting last, for those who may see the audit log. */
function Changed({ merchant: { shopUrl, shopTimeZone, role }, setting }: ChangedProps) {
  if (!hasRight(role, 'configure')) return null;
  return <LastChanged shopUrl={shopUrl} timeZone={shopTimeZone} setting={setting} />;
}

function Sending({ merchant }: { merchant: Merchant }) {
  const { shopUrl, role } = merchant;
  return (
    <>
      <Suspense fallback={<WaitingBlock height={420} />}>
        <SendingPanel shopUrl={shopUrl} note={<Changed merchant={merchant} setting="sendingLimits" />} />
      </Suspense>
      {hasBroadcasts(merchant) && (
        <Suspense fallback={<WaitingBlock height={150} />}>
          <ApprovalPanel {...{ shopUrl, role }} />
        </Suspense>
      )}
    </>
  );
}

function Attribution({ merchant }: { merchant: Merchant }) {
  return (
    <Suspense fallback={<WaitingBlock height={320} />}>
      <AttributionPanel
        shopUrl={merchant.shopUrl}
        note={<Changed merchant={merchant} setting="attribution" />}
      />
    </Suspense>
  );
}

function AlertMails({ merchant }: { merchant: Merchant }) {
  return (
    <Suspense fallback={<WaitingBlock height={220} />}>
      <AlertMailsPanel
        shopUrl={merchant.shopUrl}
        note={<Changed merchant={merchant} setting="alertMails" />}
      />
    </Suspense>
  );
}
