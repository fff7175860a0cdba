import type { PersonNames } from '#features/foundations/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents, EventName, Happened } from '#platform/events/domain-events.ts';
import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import type { DripSettings } from '../../contract/drip-settings.ts';
import type { Language } from '../../contract/language.ts';
import type { Decision, Effect, ReplyDecision, ReplyFacts, Subject } from '../../rules/effect.ts';
import type { FlowReceipt, ShownCardProduct } from '../../rules/flow/node-saying.ts';
import type { PromisedDiscount } from '../../rules/usable-discount.ts';

/** What a campaign is asked about, and when. */
export interface Question {
  shopId: number;
  subject: Subject;
  now: Date;
}

/** What a campaign is asked about things that happened together: of a shop, each subject once. */
export interface Questions {
  shopId: number;
  subjects: readonly Subject[];
  now: Date;
}

/** What a campaign is asked when a drip is due, or somebody answered its message. */
export interface DueQuestion extends Question {
  /** The drip, as the merchant set it. */
  drip: { dripIndex: string; channel: Channel; settings: DripSettings };
}

/** What every campaign tells of the subject of a due message, beside its own facts. */
export interface DueSubject {
  person: PersonNames;
  /** What the event is worth, in the currency's minor units; null where it is worth nothing. */
  amountMinor: number | null;
  currency: string | null;
  /** What the person was promised already, in place of what the drip gives. */
  discount?: PromisedDiscount | null;
  /** The flow that was chosen for it, in place of the drip's; of the same campaign and channel, else it is the drip's. */
  flowId?: string | null;
}

/** What fills a message: the values of its texts by name, its picture, and where its link leads. */
export interface Draft {
  /** Names are in `contract/variables.ts`. The shop's, the discount's and the person's first name come from the engine. */
  values: Readonly<Record<string, string>>;
  imageUrl: string | null;
  link: string | null;
  /** What a carousel shows. */
  products?: readonly ShownCardProduct[];
  /** What Messenger's receipt shows. */
  receipt?: FlowReceipt;
}

/** Whom a message is composed for. */
export interface Composing {
  shopId: number;
  language: Language;
  now: Date;
  drip: DueQuestion['drip'];
}

/**
 * The server half of one campaign. What begins with `on` is pure. `Heard` is what it wants to know when something
 * happened, `Due` when the wait is over or an answer came. `Action` is what only this campaign can do, by `act`: it
 * writes rows, and leaves calls to the outside to a loop that reads them.
 */
export interface CampaignServer<Heard, Due extends DueSubject, Action = never> {
  definition: CampaignDefinition;
  on: readonly Trigger[];
  /** For each subject, in their order; null: it is nothing to this campaign. */
  loadEventFacts: (tx: Tx, questions: Questions) => Promise<readonly (Heard | null)[]>;
  onEvent: (heard: Heard) => Effect<Action>[];
  /**
   * Null: the subject is not known any more. `loadDue` and `compose` only read: those of all timers of a batch run side by
   * side in one transaction. With a `BatchedRead` they share a statement.
   */
  loadDue: (tx: Tx, question: DueQuestion) => Promise<Due | null>;
  onTimer: (due: Due) => Decision;
  compose: (tx: Tx, due: Due, composing: Composing) => Promise<Draft>;
  /** Left out where an answer only leads to the next flow. */
  onReply?: (due: Due, reply: ReplyFacts) => ReplyDecision<Action>;
  /** What is done when a task's time has come; `Heard` as it is then. */
  onTask?: (heard: Heard, task: string) => Effect<Action>[];
  act?: (ctx: Context, tx: Tx, question: Question, action: Action) => Promise<void>;
}

/** An event that a campaign listens to, and whom or what one concerns; null for one that is nothing to the campaign. */
export interface Trigger {
  name: EventName;
  subjectOf: (event: Happened['event']) => Subject | null;
  /** Where the event says all that the campaign wants to know, so that nothing has to be loaded. */
  toldBy?: (event: Happened['event']) => unknown;
}

/** `subjectOf` says whom or what an event concerns; null for one that is nothing to the campaign. */
export function when<Name extends EventName>(
  name: Name,
  subjectOf: (event: DomainEvents[Name]) => Subject | null,
): Trigger {
  return { name, subjectOf: (event) => subjectOf(event as DomainEvents[Name]) };
}

/** The same for an event that tells everything itself: `toldBy` makes of it what `loadEventFacts` would. */
export function whenReported<Name extends EventName>(
  name: Name,
  subjectOf: (event: DomainEvents[Name]) => Subject | null,
  toldBy: (event: DomainEvents[Name]) => object,
): Trigger {
  return { ...when(name, subjectOf), toldBy: (event) => toldBy(event as DomainEvents[Name]) };
}

/** For a campaign that hears of few things: its facts are loaded for one subject after the other. */
export function oneByOne<Heard>(load: (tx: Tx, question: Question) => Promise<Heard | null>) {
  return async (tx: Tx, { shopId, subjects, now }: Questions): Promise<(Heard | null)[]> => {
    const heard: (Heard | null)[] = [];
    for (const subject of subjects) heard.push(await load(tx, { shopId, subject, now }));
    return heard;
  };
}

/** What a campaign can do by itself, ready to be done. */
export type Act = (ctx: Context, tx: Tx) => Promise<void>;
export type ReadyEffect = Effect<Act>;

/** A due message as the engine handles it, its facts inside. */
export interface DueMessage extends DueSubject {
  decision: Decision;
  compose: (tx: Tx, composing: Composing) => Promise<Draft>;
  reply: (reply: ReplyFacts) => { says: string | null; effects: ReadyEffect[] };
}

/** What an event concerns, with all that the campaign wants to know of it where the event says so itself. */
export interface EventSubject {
  subject: Subject;
  told: unknown;
}

/** A campaign as the engine runs it: of what facts it decides is its own matter. */
export interface Campaign {
  definition: CampaignDefinition;
  on: readonly Trigger[];
  hear: (
    tx: Tx,
    heard: { shopId: number; subjects: readonly EventSubject[]; now: Date },
  ) => Promise<ReadyEffect[]>;
  /** Null: the subject is not known any more. */
  fallDue: (tx: Tx, question: DueQuestion) => Promise<DueMessage | null>;
  runTask: (tx: Tx, question: Question, task: string) => Promise<ReadyEffect[]>;
}

export function defineCampaign<Heard, Due extends DueSubject, Action = never>(
  server: CampaignServer<Heard, Due, Action>,
): Campaign {
  const ready = (question: Question, effects: readonly Effect<Action>[]) =>
    effects.map((effect) => toReady(server, question, effect));
  return {
    definition: server.definition,
    on: server.on,
    async hear(tx, { shopId, subjects, now }) {
      const asked = subjects.flatMap(({ subject, told }) => (told === null ? [subject] : []));
      const loaded =
        asked.length === 0 ? [] : await server.loadEventFacts(tx, { shopId, subjects: asked, now });
      const factsOf = new Map(asked.map((subject, nth) => [subject, loaded[nth] ?? null]));
      return subjects.flatMap(({ subject, told }) => {
        // What tells an event whole is of the campaign's own trigger.
        const facts = (told as Heard | null) ?? factsOf.get(subject) ?? null;
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
      const [heard = null] = server.onTask
        ? await server.loadEventFacts(tx, { shopId, subjects: [subject], now })
        : [];
      return heard === null ? [] : ready(question, server.onTask?.(heard, task) ?? []);
    },
  };
}

function toReady<Heard, Due extends DueSubject, Action>(
  { act, definition }: CampaignServer<Heard, Due, Action>,
  question: Question,
  effect: Effect<Action>,
): ReadyEffect {
  if (effect.kind !== 'do') return effect;
  if (!act) throw new Error(`The campaign ${definition.type} has something to do, and nothing that does it.`);
  return { kind: 'do', action: (ctx, tx) => act(ctx, tx, question, effect.action) };
}
