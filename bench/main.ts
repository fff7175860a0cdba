import { benchAudience } from './audience/audience.ts';
import { benchBroadcasts } from './broadcasts/broadcasts.ts';
import { benchBroadcastChaos } from './chaos/broadcast-chaos.ts';
import { benchChaos } from './chaos/chaos.ts';
import { benchCodes } from './codes/codes.ts';
import { benchCompare } from './compare/compare.ts';
import { benchCounting } from './counting/counting.ts';
import { benchDashboards } from './dashboards/dashboards.ts';
import { benchDispatch } from './dispatch/dispatch.ts';
import { benchEditor } from './editor/editor.ts';
import { benchExports } from './exports/exports.ts';
import { benchFairness } from './fairness/fairness.ts';
import { benchFirstPaint } from './first-paint/first-paint.ts';
import { benchFirstSync } from './first-sync/first-sync.ts';
import { benchFlatness } from './flatness/flatness.ts';
import { benchImports } from './imports/imports.ts';
import { benchInbox } from './inbox/inbox.ts';
import { benchLighthouse } from './lighthouse/lighthouse.ts';
import { benchLinks } from './links/links.ts';
import { benchLoading } from './loading/loading.ts';
import { benchPeople } from './people/people.ts';
import { benchPictures } from './pictures/pictures.ts';
import { benchProfile } from './profile/profile.ts';
import { benchReceipts } from './receipts/receipts.ts';
import { benchRecommendations } from './recommendations/recommendations.ts';
import { benchScale } from './scale/scale.ts';
import { benchStoreFacts } from './store-facts/store-facts.ts';
import { benchStorefrontMainThread } from './storefront-main-thread/storefront-main-thread.ts';
import { benchStorefront } from './storefront/storefront.ts';
import { benchTimers } from './timers/timers.ts';
import { benchUpgrade } from './upgrade/upgrade.ts';
import { benchVerify } from './verify/verify.ts';
import { benchWebhooks } from './webhooks/webhooks.ts';

const BENCHES: Record<string, () => Promise<void>> = {
  audience: benchAudience,
  'broadcast-chaos': benchBroadcastChaos,
  broadcasts: benchBroadcasts,
  chaos: benchChaos,
  codes: benchCodes,
  compare: benchCompare,
  counting: benchCounting,
  dashboards: benchDashboards,
  dispatch: benchDispatch,
  editor: benchEditor,
  exports: benchExports,
  fairness: benchFairness,
  'first-paint': benchFirstPaint,
  'first-sync': benchFirstSync,
  flatness: benchFlatness,
  imports: benchImports,
  inbox: benchInbox,
  lighthouse: benchLighthouse,
  links: benchLinks,
  loading: benchLoading,
  people: benchPeople,
  pictures: benchPictures,
  receipts: benchReceipts,
  profile: benchProfile,
  recommendations: benchRecommendations,
  scale: benchScale,
  'store-facts': benchStoreFacts,
  storefront: benchStorefront,
  'storefront-main-thread': benchStorefrontMainThread,
  timers: benchTimers,
  upgrade: benchUpgrade,
  verify: benchVerify,
  webhooks: benchWebhooks,
};

const name = process.argv[2] ?? '';
const bench = BENCHES[name];
if (!bench) {
  console.error(`There is no bench ${name}. Choose one of ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
await bench();
