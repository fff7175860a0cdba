import type { Tx } from '#platform/database/database.ts';

/** Events by name, each with the facts it carries; a feature adds its own by declaration merging. */
// eslint-disable-next-line typescript/no-empty-object-type -- features add their events from their contract
export interface DomainEvents {}

export type EventName = keyof DomainEvents;
type Listener<Name extends EventName> = (tx: Tx, event: DomainEvents[Name]) => Promise<void>;

/**
 * Lets a feature say what happened without knowing who listens. Listeners run in the transaction
 * of the fact itself: either both are stored or neither is.
 */
export class EventBus {
  readonly #listeners = new Map<EventName, Listener<never>[]>();

  on<Name extends EventName>(name: Name, listener: Listener<Name>): void {
    const found = this.#listeners.get(name) ?? [];
    found.push(listener);
    this.#listeners.set(name, found);
  }

  async publish<Name extends EventName>(tx: Tx, name: Name, event: DomainEvents[Name]): Promise<void> {
    for (const listener of this.#listeners.get(name) ?? []) await (listener as Listener<Name>)(tx, event);
  }
}
