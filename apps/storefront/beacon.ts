import type { StorefrontApi } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import { consentOf } from './consent-of.ts';
import type { Page } from './page.ts';
import { toJson } from './to-json.ts';

const PAUSE_SECONDS = 3;
/** The server's limit for one request. */
const MOST_EVENTS = 50;

type Paths = Pick<Page, 'pageId' | 'send' | 'after' | 'whenLeft' | 'consent'>;

/**
 * Counts what shoppers see and do, and sends it after a pause or when the page is left, as far as the visitor has
 * agreed by then. `memory` says whose events they are.
 */
export function openBeacon(page: Paths, memory: { visitorId: string }): StorefrontApi['count'] {
  let events: { toolId: string; kind: string }[] = [];
  const sendAgreed = async () => {
    const { mayKnow, mayCount } = await consentOf(page);
    const sent = events.slice(-MOST_EVENTS);
    events = [];
    const visitorId = mayKnow ? memory.visitorId : undefined;
    if (mayCount && sent[0]) page.send('events', toJson({ pageId: page.pageId, visitorId, events: sent }));
  };
  const flush = () => {
    if (events[0]) void sendAgreed();
  };
  page.whenLeft(flush);
  return (toolId, kind) => {
    events.push({ toolId, kind });
    page.after(PAUSE_SECONDS, flush);
  };
}
