import { lazy } from 'react';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { hasBroadcasts } from '../has-broadcasts.ts';
import { WhenNear } from './when-near.tsx';

const BroadcastListPart = lazy(async () => ({
  default: (await import('#features/product/broadcasts/web/list/broadcast-list.tsx')).BroadcastListPart,
}));

/** The list of broadcasts at the end of a dashboard, if the shop has them. */
export function DashboardBroadcasts({ merchant }: { merchant: Merchant }) {
  if (merchant.isOldStore || !hasBroadcasts(merchant)) return null;
  if (merchant.planDetails.features[BROADCASTS_FLAG] === false) return null;
  return (
    <WhenNear height={1}>
      <BroadcastListPart merchant={merchant} />
    </WhenNear>
  );
}
