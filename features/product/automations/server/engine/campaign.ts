import type { PersonNames } from '#features/foundations/subscribers/server/index.ts';
import type { Language } from '#features/product/flows/contract/language.ts';
import type { PromisedDiscount } from '#features/product/flows/contract/usable-discount.ts';
import type { FlowReceipt, ShownCardProduct } from '#features/product/flows/rules/flow/node-saying.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents, EventName, PublishedEvent } from '#platform/events/domain-events.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import type { DripSettings } from '../../contract/drip-settings.ts';
import type { Decision, Effect, ReplyDecision, ReplyFacts, Subject } from '../../rules/effect.ts';

/** The subject of a question to a campaign, and the time. */
export interface Question {
  shopId: number;
  subject: Subject;
  now: Date;
}

/** A question to a campaign about simultaneous events. It contains each subject of a shop once. */
export interface Questions {
  shopId: number;
  subjects: readonly Subject[];
  now: Date;
}

/** A question to a campaign when a drip is due, or when a person answered its message. */
export interface DueQuestion extends Question {
  /** The drip, as the merchant set it. */
  drip: { dripIndex: string; channel: Channel; settings: DripSettings };
}

/** The facts that every campaign returns about the subject of a due message, in addition to its own. */
export interface DueSubject {
  person: PersonNames;
  /** The value of the event in the currency's minor units; null without one. */
  amountMinor: number | null;
  currency: string | null;
  /** A discount that the person was promised already, in place of the drip's. */
  discount?: PromisedDiscount | null;
  /** The flow that was chosen, in place of the drip's. It must be of the same campaign and channel. */
  flowId?: string | null;
  /** The product that the message recommends. It is stored with the decision. */
  recommendedProductId?: string | null;
}

/** The content of a message: the values of its texts by name, its picture, and the target of its link. */
export interface Draft {
  /**
   * Names are in `contract/variables.ts`. The engine adds those of the shop, the discount and the person's first name.
   */
  values: Readonly<Record<string, string>>;
  imageUrl: string | null;
  link: string | null;
  /** The products of a carousel. */
  products?: readonly ShownCardProduct[];
  /** The content of Messenger's receipt. */
  receipt?: FlowReceipt;
}

/** The recipient that a message is composed for. */
export interface Composing {
  shopId: number;
  language: Language;
  /** The locale of the text, in which money and numbers are formatted. */
  locale: string;
  now: Date;
  drip: DueQuestion['drip'];
}

/**
 * The server half of one campaign. Functions that start with `on` are pure. `EventFacts` are its facts when something
 * happened, `Due` when the wait is over or an answer arrived. `Action` is what only this campaign can do, through
 * `act`: it writes rows, and leaves calls to the outside to a loop that reads them.
 */
export interface CampaignServer<EventFacts, Due extends DueSubject, Action = never> {
  definition: CampaignDefinition;
  on: readonly Trigger[];
  /** For each subject, in order; null: it does not concern this campaign. */
  loadEventFacts: (tx: Tx, questions: Questions) => Promise<readonly (EventFacts | null)[]>;
  onEvent: (eventFacts: EventFacts) => Effect<Action>[];
  /**
   * Null: the subject no longer exists. `loadDue` and `compose` only read: those of all timers of a batch run side by
   * side in one transaction. With a `BatchedRead` they share a statement.
   */
  loadDue: (tx: Tx, question: DueQuestion) => Promise<Due | null>;
  onTimer: (due: Due) => Decision;
  compose: (tx: Tx, due: Due, composing: Composing) => Promise<Draft>;
  /** Missing where an answer only leads to the next flow. */
  onReply?: (due: Due, reply: ReplyFacts) => ReplyDecision<Action>;
  /** What to do when a task is due, with the facts of that moment. */
  onTask?: (eventFacts: EventFacts, task: string) => Effect<Action>[];
  act?: (ctx: Context, tx: Tx, question: Question, action: Action) => Promise<void>;
}

/** An event that a campaign listens to, and its subject; null for an event that does not concern the campaign. */
export interface Trigger {
  name: EventName;
  subjectOf: (event: PublishedEvent['event']) => Subject | null;
  /** If the event contains all facts that the campaign needs, so that nothing has to be loaded. */
  toFacts?: (event: PublishedEvent['event']) => unknown;
}

/** `subjectOf` returns the subject of an event; null if it does not concern the campaign. */
export function when<Name extends EventName>(
  name: Name,
  subjectOf: (event: DomainEvents[Name]) => Subject | null,
): Trigger {
  return { name, subjectOf: (event) => subjectOf(event as DomainEvents[Name]) };
}

/** The same for an event that contains all facts: `toFacts` converts it to the result of `loadEventFacts`. */
export function whenReported<Name extends EventName>(
  name: Name,
  subjectOf: (event: DomainEvents[Name]) => Subject | null,
  toFacts: (event: DomainEvents[Name]) => object,
): Trigger {
  return { ...when(name, subjectOf), toFacts: (event) => toFacts(event as DomainEvents[Name]) };
}

/** For a campaign with few events: its facts are loaded for one subject after another. */
export function oneByOne<EventFacts>(load: (tx: Tx, question: Question) => Promise<EventFacts | null>) {
  return async (tx: Tx, { shopId, subjects, now }: Questions): Promise<(EventFacts | null)[]> => {
    const eventFacts: (EventFacts | null)[] = [];
    for (const subject of subjects) eventFacts.push(await load(tx, { shopId, subject, now }));
    return eventFacts;
  };
}

/** A campaign's own action, ready to run. */
export type Act = (ctx: Context, tx: Tx) => Promise<void>;
export type ReadyEffect = Effect<Act>;

/** A due message as the engine handles it, with its facts. */
export interface DueMessage extends DueSubject {
  decision: Decision;
  compose: (tx: Tx, composing: Composing) => Promise<Draft>;
  reply: (reply: ReplyFacts) => { says: string | null; effects: ReadyEffect[] };
}

/** The subject of an event, with all facts if the event contains them. */
export interface EventSubject {
  subject: Subject;
  eventFacts: unknown;
}

/** A campaign as the engine runs it. Only the campaign knows its facts. */
export interface Campaign {
  definition: CampaignDefinition;
  on: readonly Trigger[];
  onEvents: (
    tx: Tx,
    eventFacts: { shopId: number; subjects: readonly EventSubject[]; now: Date },
  ) => Promise<ReadyEffect[]>;
  /** Null: the subject no longer exists. */
  fallDue: (tx: Tx, question: DueQuestion) => Promise<DueMessage | null>;
  runTask: (tx: Tx, question: Question, task: string) => Promise<ReadyEffect[]>;
}

export function defineCampaign<EventFacts, Due extends DueSubject, Action = never>(
  server: CampaignServer<EventFacts, Due, Action>,
): Campaign {
  const ready = (question: Question, effects: readonly Effect<Action>[]) =>
    effects.map((effect) => toReady(server, question, effect));
  return {
    definition: server.definition,
    on: server.on,
    async onEvents(tx, { shopId, subjects, now }) {
      const asked = subjects.flatMap(({ subject, eventFacts }) => (eventFacts === null ? [subject] : []));
      const loaded =
        asked.length === 0 ? [] : await server.loadEventFacts(tx, { shopId, subjects: asked, now });
      const factsOf = new Map(asked.map((subject, nth) => [subject, loaded[nth] ?? null]));
      return subjects.flatMap(({ subject, eventFacts }) => {
        // Only the campaign's own trigger converts an event to facts.
        const facts = (eventFacts as EventFacts | null) ?? factsOf.get(subject) ?? null;
        return facts === null ? [] : ready({ shopId, subject, now }, server.onEvent(facts));
      });
    },
    async fallDue(tx, question) {
      const due = await server.loadDue(tx, question);
      if (due === null) return null;
      return {
        person: due.person,
        amountMinor: due.amountMinor,
        currency: due.currency,
        discount: due.discount ?? null,
        flowId: due.flowId ?? null,
        recommendedProductId: due.recommendedProductId ?? null,
        decision: server.onTimer(due),
        compose: (composing, about) => server.compose(composing, due, about),
        reply: (reply) => {
          const { says, effects } = server.onReply?.(due, reply) ?? { says: reply.flow, effects: [] };
          return { says, effects: ready(question, effects) };
        },
      };
    },
    async runTask(tx, question, task) {
      const { shopId, subject, now } = question;
      const [eventFacts = null] = server.onTask
        ? await server.loadEventFacts(tx, { shopId, subjects: [subject], now })
        : [];
      return eventFacts === null ? [] : ready(question, server.onTask?.(eventFacts, task) ?? []);
    },
  };
}

function toReady<EventFacts, Due extends DueSubject, Action>(
  { act, definition }: CampaignServer<EventFacts, Due, Action>,
  question: Question,
  effect: Effect<Action>,
): ReadyEffect {
  if (effect.kind !== 'do') return effect;
  if (!act) throw new Error(`The campaign ${definition.type} has something to do, and nothing that does it.`);
  return { kind: 'do', action: (ctx, tx) => act(ctx, tx, question, effect.action) };
}
