import { lazy } from 'react';
import { useLocation } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { BroadcastPage } from '#features/product/broadcasts/web/broadcast-page.tsx';
import type { ReportPart } from '#features/product/broadcasts/web/report-part.ts';

const AskFile = lazy(async () => ({
  default: (await import('#features/administration/exports/web/ask-file.tsx')).AskFile,
}));

export function BroadcastScreen({ merchant }: { merchant: Merchant }) {
  const broadcastId = useLocation().pathname.split('/').at(-1) ?? '';
  return <BroadcastPage key={broadcastId} merchant={merchant} broadcastId={broadcastId} Report={Report} />;
}

const Report: ReportPart = ({
  merchant: { shopUrl, shopCurrency, shopTimeZone, shopEmail },
  close,
  ...broadcast
}) => (
  <AskFile
    shopUrl={shopUrl}
    timeZone={shopTimeZone}
    file={{ kind: 'broadcastReport', shopCurrency, ...broadcast }}
    email={shopEmail}
    close={close}
  />
);
