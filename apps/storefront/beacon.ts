import type { StorefrontApi } from '#features/opt-in-tools/widget-kit/storefront-api.ts';
import type { Page } from './page.ts';
import { toJson } from './to-json.ts';

const PAUSE_MS = 3000;
/** The server takes so many at once. */
const MOST_EVENTS = 50;

export interface Beacon {
  count: StorefrontApi['count'];
  /** Sends at once what was counted; nothing when nothing was. */
  flush: () => void;
  /** Whose events they are; undefined for who does not want to be known. */
  visitorId?: string | undefined;
}

/** Counts what shoppers see and do, and sends it together when nothing more has come for a while. */
export function openBeacon(page: Pick<Page, 'pageId' | 'send'>): Beacon {
  let events: { toolId: string; kind: string }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const { visitorId } = beacon;
    const sent = events.slice(-MOST_EVENTS);
    if (sent[0]) page.send('events', toJson({ pageId: page.pageId, visitorId, events: sent }));
    events = [];
  };
  const beacon: Beacon = {
    count: (toolId, kind) => {
      events.push({ toolId, kind });
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
  return beacon;
}
