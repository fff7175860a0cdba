interface Event {
  kind: 'event';
  name: string;
  event: object;
}
type PageMessage =
  | { kind: 'begin'; code: string; settings: object }
  | Event
  | { kind: 'kept'; nth: number; value: string | null };
type PixelCode = Record<'followVisits', (api: object) => void>;

const subscribed = new Map<string, (event: object) => unknown>();
const asked: ((value: string | null) => void)[] = [];
/** Events that happen before the pixel's code has loaded. */
const early: Event[] = [];
let isThere = false;
const ALLOWED = { analyticsProcessingAllowed: true, marketingAllowed: true };

addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === 'event') publish(data);
  else if (data.kind === 'kept') asked[data.nth]?.(data.value);
  else void begin(data);
});

async function begin({ code, settings }: Extract<PageMessage, { kind: 'begin' }>): Promise<void> {
  const { followVisits } = (await import(code)) as PixelCode;
  followVisits({
    settings,
    init: { customerPrivacy: ALLOWED },
    analytics: { subscribe: (name: string, seen: (event: object) => unknown) => subscribed.set(name, seen) },
    browser: { localStorage: { getItem } },
  });
  isThere = true;
  early.splice(0).forEach(publish);
}

function publish(event: Event): void {
  if (isThere) subscribed.get(event.name)?.(event.event);
  else early.push(event);
}

/** Requests a value of the page's storage. The page responds with the number of the request. */
function getItem(key: string): Promise<string | null> {
  return new Promise((resolve) => postMessage({ key, nth: asked.push(resolve) - 1 }));
}
