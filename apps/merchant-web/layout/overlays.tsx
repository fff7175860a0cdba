import { PlanOverlays } from '#features/plans/web/plan-overlays.tsx';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { leave } from '#features/sessions/web/leave.ts';
import { ChatWithUs } from '#features/support/web/chat-with-us.tsx';

/** What may lie over any page of a merchant. */
export function Overlays({ merchant }: { merchant: Merchant }) {
  return (
    <>
      <PlanOverlays merchant={merchant} logOut={() => void leave()} />
      <ChatWithUs shopUrl={merchant.shopUrl} />
    </>
  );
}
