import type { Tx } from '#platform/database/database.ts';

/** The events by name, each with its data. A feature adds its own events by declaration merging. */
export interface DomainEvents {}

export type EventName = keyof DomainEvents;
type Listener<Name extends EventName> = (tx: Tx, event: DomainEvents[Name]) => Promise<void>;

/** An event with its name and data. */
export type PublishedEvent<Name extends EventName = EventName> = {
  [One in Name]: { name: One; event: DomainEvents[One] };
}[Name];

interface Registration {
  names: ReadonlySet<EventName>;
  handle: (tx: Tx, events: readonly PublishedEvent[]) => Promise<void>;
}

/**
 * Lets a feature publish events without knowing who listens. Listeners run in the publisher's transaction: either
 * everything is stored or nothing is.
 */
export class EventBus {
  readonly #registrations: Registration[] = [];

  on<Name extends EventName>(name: Name, listener: Listener<Name>): void {
    this.onTogether([name], async (tx, events) => {
      for (const { event } of events) await listener(tx, event);
    });
  }

  /** Registers a listener that receives all events of one publish call together, in order. */
  onTogether<Name extends EventName>(
    names: readonly Name[],
    handle: (tx: Tx, events: readonly PublishedEvent<Name>[]) => Promise<void>,
  ): void {
    this.#registrations.push({ names: new Set(names), handle: handle as Registration['handle'] });
  }

  publish<Name extends EventName>(tx: Tx, name: Name, event: DomainEvents[Name]): Promise<void> {
    return this.publishAll(tx, [{ name, event } as PublishedEvent]);
  }

  /** Publishes events to one listener after the other. Each listener receives its events in order. */
  async publishAll(tx: Tx, events: readonly PublishedEvent[]): Promise<void> {
    for (const { names, handle } of this.#registrations) {
      const due = events.filter(({ name }) => names.has(name));
      if (due.length > 0) await handle(tx, due);
    }
  }
}
