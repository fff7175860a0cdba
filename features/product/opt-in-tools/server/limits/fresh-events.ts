import type { Context } from '#platform/context.ts';
import type { Beacon } from '../event-batcher.ts';
import { NetworkBudget } from './network-budget.ts';
import { OnceADay } from './once-a-day.ts';

/** New visitors of a shop from one address in a day: more than an office or a carrier's address has. */
const VISITORS_A_DAY = 200;
/** The maximum number of events of one kind for one tool in one body, if visitors cannot be told apart. */
const MOST_OF_A_KIND = 3;

type Event = Beacon['events'][number];

/**
 * Chooses the events that count. A visitor counts once a day for each tool and kind of event, and a network has a
 * limited number of visitors a day. So a script can neither raise a tool's figures nor decide an experiment with
 * invented visitors.
 */
export class FreshEvents {
  readonly #visitors: OnceADay;
  readonly #events: OnceADay;
  readonly #budget: NetworkBudget;

  constructor(ctx: Pick<Context, 'clock'>) {
    this.#visitors = new OnceADay(ctx);
    this.#events = new OnceADay(ctx);
    this.#budget = new NetworkBudget(ctx, VISITORS_A_DAY);
  }

  /** Returns the beacon with the events that count. The others are silently dropped. */
  choose(beacon: Beacon, ip: string): Beacon {
    return { ...beacon, events: this.#choose(beacon, ip) };
  }

  #choose({ pageId, visitorId, events }: Beacon, ip: string): Event[] {
    if (events.length === 0) return [];
    if (visitorId === undefined) return this.#budget.take(pageId, ip) ? aFewOfEach(events) : [];
    const visitor = `${pageId} ${visitorId}`;
    if (!this.#visitors.has(visitor)) {
      if (!this.#budget.take(pageId, ip)) return [];
      this.#visitors.add(visitor);
    }
    return events.filter(({ toolId, kind }) => this.#events.add(`${visitor} ${toolId} ${kind}`));
  }
}

/** Visitors who do not want to be recognised cannot be told apart. */
function aFewOfEach(events: readonly Event[]): Event[] {
  const byKind = Map.groupBy(events, ({ toolId, kind }) => `${toolId} ${kind}`);
  return [...byKind.values()].flatMap((some) => some.slice(0, MOST_OF_A_KIND));
}
