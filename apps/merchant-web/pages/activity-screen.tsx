import { ActivityPage } from '#features/administration/audit/web/activity-page.tsx';
import { ShopExport } from '#features/administration/exports/web/shop-export.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';

/** The list of changes, with its file. */
export function ActivityScreen({ merchant }: { merchant: Merchant }) {
  const { shopUrl, shopTimeZone, shopEmail } = merchant;
  return (
    <ActivityPage
      merchant={merchant}
      download={<ShopExport kind="activity" shopUrl={shopUrl} timeZone={shopTimeZone} email={shopEmail} />}
    />
  );
}
