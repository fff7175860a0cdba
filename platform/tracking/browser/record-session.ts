import { snapshotPage } from './snapshot-page.ts';

/** An rrweb event, which PostHog's player can read; `timestamp` in milliseconds. */
export interface RecordedEvent {
  type: number;
  data: object;
  timestamp: number;
}

const FULL_SNAPSHOT = 2;
const INCREMENTAL = 3;
const META = 4;
const MOUSE_INTERACTION = 2;
const SCROLL = 3;
const CLICK = 2;
/** While a page changes, a snapshot is taken at most this often. */
const SNAPSHOT_EVERY_MS = 3000;
const SEND_EVERY_MS = 5000;

/**
 * Records what the page looks like and where people click, without what they type. `send` gets the events in batches.
 */
export function recordSession(send: (events: RecordedEvent[]) => void): void {
  let events: RecordedEvent[] = [];
  let isChanged = true;
  const note = (type: number, data: object) => events.push({ type, data, timestamp: Date.now() });
  const draw = () => {
    if (!isChanged || document.hidden) return;
    isChanged = false;
    note(META, { href: location.origin + location.pathname, width: innerWidth, height: innerHeight });
    note(FULL_SNAPSHOT, { node: snapshotPage(document), initialOffset: { left: scrollX, top: scrollY } });
  };
  const flush = () => {
    if (events.length > 0) send(events);
    events = [];
  };
  new MutationObserver(() => (isChanged = true)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  addEventListener('resize', () => (isChanged = true));
  addEventListener('scroll', () => note(INCREMENTAL, { source: SCROLL, id: 1, x: scrollX, y: scrollY }));
  addEventListener('click', ({ clientX: x, clientY: y }) =>
    note(INCREMENTAL, { source: MOUSE_INTERACTION, type: CLICK, id: 1, x, y }),
  );
  addEventListener('pagehide', flush);
  draw();
  setInterval(draw, SNAPSHOT_EVERY_MS);
  setInterval(flush, SEND_EVERY_MS);
}
