import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents, EventBus, EventName } from '#platform/events/domain-events.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** What a campaign is asked about, and when. */
export interface Question {
  shopId: number;
  subject: Subject;
  now: Date;
}

/** Names of the person a message is for, as the subject tells them. */
export interface PersonNames {
  subscriberId: string | null;
  phoneE164: string | null;
  customerId: string | null;
}

/** What every campaign tells of the subject of a due message, beside its own facts. */
export interface DueSubject {
  person: PersonNames;
  /** What the event is worth, in the currency's minor units; null where it is worth nothing. */
  amountMinor: number | null;
  currency: string | null;
}

/** What fills a message: the values of its template's variables by name, its picture, and where its link leads. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  imageUrl: string | null;
  link: string | null;
}

/**
 * The server half of one campaign. `onEvent` and `onTimer` are pure. `Heard` is what it wants to know when something
 * happened, `Due` when the wait is over.
 */
export interface CampaignServer<Heard, Due extends DueSubject> {
  definition: CampaignDefinition;
  on: readonly Trigger[];
  /** Null: it is nothing to this campaign. */
  loadHeard: (tx: Tx, question: Question) => Promise<Heard | null>;
  onEvent: (heard: Heard) => Effect[];
  /** Null: the subject is not known any more. */
  loadDue: (tx: Tx, question: Question) => Promise<Due | null>;
  onTimer: (due: Due) => Decision;
  /** `firstName`: as the subscriber goes by, where that is known. */
  compose: (tx: Tx, due: Due, shopId: number, firstName: string | null) => Promise<Draft>;
}

type Hear = (tx: Tx, shopId: number, subject: Subject) => Promise<void>;

/** An event that a campaign listens to. */
export interface Trigger {
  listen: (events: EventBus, hear: Hear) => void;
}

/** `subjectOf` says whom or what an event concerns; null for one that is nothing to the campaign. */
export function when<Name extends EventName>(
  name: Name,
  subjectOf: (event: DomainEvents[Name]) => Subject | null,
): Trigger {
  return {
    listen: (events, hear) =>
      events.on(name, async (tx, event) => {
        const subject = subjectOf(event);
        if (subject) await hear(tx, event.shopId, subject);
      }),
  };
}

/** A due message as the engine handles it, its facts inside. */
export interface DueMessage extends DueSubject {
  decision: Decision;
  compose: (tx: Tx, firstName: string | null) => Promise<Draft>;
}

/** A campaign as the engine runs it: of what facts it decides is its own matter. */
export interface Campaign {
  definition: CampaignDefinition;
  on: readonly Trigger[];
  hear: (tx: Tx, question: Question) => Promise<Effect[]>;
  /** Null: the subject is not known any more. */
  fallDue: (tx: Tx, question: Question) => Promise<DueMessage | null>;
}

export function defineCampaign<Heard, Due extends DueSubject>(server: CampaignServer<Heard, Due>): Campaign {
  return {
    definition: server.definition,
    on: server.on,
    async hear(tx, question) {
      const heard = await server.loadHeard(tx, question);
      return heard === null ? [] : server.onEvent(heard);
    },
    async fallDue(tx, question) {
      const due = await server.loadDue(tx, question);
      if (due === null) return null;
      return {
        person: due.person,
        amountMinor: due.amountMinor,
        currency: due.currency,
        decision: server.onTimer(due),
        compose: (composing, firstName) => server.compose(composing, due, question.shopId, firstName),
      };
    },
  };
}
