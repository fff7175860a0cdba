import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { hasBroadcasts } from './has-broadcasts.ts';

const BroadcastsPart = lazy(async () => ({
  default: (await import('./broadcasts-part.tsx')).BroadcastsPart,
}));

/** The list of broadcasts at the end of a dashboard, where the shop has them. It comes when one scrolls there. */
export function DashboardBroadcasts({ merchant }: { merchant: Merchant }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  if (merchant.isOldStore || !hasBroadcasts(merchant)) return null;
  if (merchant.planDetails.features['WAInstantCampaigns'] === false) return null;
  return (
    <div ref={place} style={{ minHeight: 1 }}>
      {isNear && (
        <Suspense>
          <BroadcastsPart merchant={merchant} />
        </Suspense>
      )}
    </div>
  );
}
