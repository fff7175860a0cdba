import type { StorefrontApi } from '#features/opt-in-tools/widget-kit/storefront-api.ts';
import type { Consent, Page } from './page.ts';
import { toJson } from './to-json.ts';

const PAUSE_SECONDS = 3;
/** The server takes so many at once. */
const MOST_EVENTS = 50;

type Paths = Pick<Page, 'pageId' | 'send' | 'after' | 'whenLeft'>;

/**
 * Counts what shoppers see and do, and sends it together after a pause, or when the page is left. `ask` answers what the
 * visitor agrees to by then; `memory` is whose events they are.
 */
export function openBeacon(
  page: Paths,
  ask: (then: (consent: Consent) => void) => unknown,
  memory: { visitorId: string },
): StorefrontApi['count'] {
  let events: { toolId: string; kind: string }[] = [];
  const flush = () =>
    events[0] &&
    ask(({ mayKnow, mayCount }) => {
      const sent = events.slice(-MOST_EVENTS);
      events = [];
      if (mayCount && sent[0])
        page.send(
          'events',
          toJson({ pageId: page.pageId, visitorId: mayKnow ? memory.visitorId : undefined, events: sent }),
        );
    });
  page.whenLeft(flush);
  return (toolId, kind) => {
    events.push({ toolId, kind });
    page.after(PAUSE_SECONDS, flush);
  };
}
