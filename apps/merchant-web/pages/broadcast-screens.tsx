import { lazy } from 'react';
import { useLocation } from 'react-router';
import {
  BROADCAST_REPORT_ABOUT,
  REPORT_TITLE,
  SEND_REPORT,
} from '#features/administration/exports/web/copy.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { FilledTemplate } from '#features/foundations/templates/web/filled-template.tsx';
import { BroadcastPage } from '#features/product/broadcasts/web/broadcast-page.tsx';
import type { BroadcastSlots } from '#features/product/broadcasts/web/broadcast-slots.ts';
import { BroadcastListPage } from '#features/product/broadcasts/web/list/broadcast-list.tsx';
import { BroadcastAudience } from './broadcast-audience.tsx';
import { ImportButton } from './import-button.tsx';

const PickTemplate = lazy(async () => ({
  default: (await import('#features/foundations/templates/web/pick-template.tsx')).PickTemplate,
}));

const AskFile = lazy(async () => ({
  default: (await import('#features/administration/exports/web/ask-file.tsx')).AskFile,
}));

interface ScreenProps {
  merchant: Merchant;
}

export function BroadcastsScreen({ merchant }: ScreenProps) {
  return <BroadcastListPage merchant={merchant} importButton={<ImportButton merchant={merchant} />} />;
}

export function BroadcastScreen({ merchant }: ScreenProps) {
  const broadcastId = useLocation().pathname.split('/').at(-1) ?? '';
  return <BroadcastPage key={broadcastId} merchant={merchant} broadcastId={broadcastId} slots={SLOTS} />;
}

const SLOTS: BroadcastSlots = {
  Audience: BroadcastAudience,
  PickTemplate: ({ merchant: { shopUrl, shopTimeZone }, pick, close }) => (
    <PickTemplate shopUrl={shopUrl} timeZone={shopTimeZone} pick={({ id }) => pick(id)} close={close} />
  ),
  Preview: ({ merchant: { shopUrl, shopName }, templateId, values }) => (
    <FilledTemplate shopUrl={shopUrl} shopName={shopName} templateId={templateId} values={values} />
  ),
  Report: ({ merchant: { shopUrl, shopCurrency, shopTimeZone, shopEmail }, close, ...broadcast }) => (
    <AskFile
      shopUrl={shopUrl}
      timeZone={shopTimeZone}
      file={{ kind: 'broadcastReport', shopCurrency, ...broadcast }}
      title={REPORT_TITLE}
      about={BROADCAST_REPORT_ABOUT}
      send={SEND_REPORT}
      email={shopEmail}
      close={close}
    />
  ),
};
