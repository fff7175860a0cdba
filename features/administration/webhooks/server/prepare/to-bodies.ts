import {
  readBroadcasts,
  readCredits,
  readMessages,
  readPeople,
  readTemplates,
} from '#features/administration/public-api/server/resources-api.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { EventBody, MOST_BODY_BYTES } from '../../contract/event-bodies.ts';
import { readSenders } from './read-senders.ts';

/** An event without its body. */
export interface StoredEvent {
  shop_id: number;
  event_id: string;
  type: string;
  subject_id: string;
  subscriber_id: string | null;
  occurred_at: Date;
  detail: object | null;
}

type Parts = Readonly<Record<string, unknown>>;
/** Returns the data of an event; null if its thing is gone. */
type Reader = (event: StoredEvent) => Parts | null;

/**
 * Makes the bodies of a shop's events, with their things as they are now. An event whose thing is gone has none. Each kind
 * of thing is read once for all events.
 */
export async function toBodies(
  tx: Tx,
  shopId: number,
  events: readonly StoredEvent[],
  onFault: (event: StoredEvent, reason: unknown) => void,
): Promise<ReadonlyMap<string, string>> {
  const readers = await openReaders(tx, shopId, events);
  return new Map(
    events.flatMap((event) => {
      const data = readers[event.type]?.(event) ?? null;
      if (data === null) return [];
      const read = EventBody.safeParse({
        type: event.type,
        timestamp: event.occurred_at.toISOString(),
        data,
      });
      const body = read.success ? storableJson(read.data) : null;
      const isFit = body !== null && Buffer.byteLength(body) < MOST_BODY_BYTES;
      if (!isFit) onFault(event, read.error ?? 'too large');
      return isFit ? [[event.event_id, body]] : [];
    }),
  );
}

async function openReaders(
  tx: Tx,
  shopId: number,
  events: readonly StoredEvent[],
): Promise<Record<string, Reader>> {
  const idsOf = (...prefixes: string[]) => [
    ...new Set(
      events
        .filter(({ type }) => prefixes.some((prefix) => type.startsWith(prefix)))
        .map((event) => event.subject_id),
    ),
  ];
  const people = await readPeople(tx, shopId, idsOf('person.', 'conversation.', 'message.received'));
  const messages = await readMessages(
    tx,
    shopId,
    idsOf('message.sent', 'message.delivered', 'message.read', 'message.failed'),
  );
  const credits = await readCredits(tx, shopId, idsOf('order.'));
  const broadcasts = await readBroadcasts(tx, shopId, idsOf('broadcast.'));
  const templates = await readTemplates(tx, shopId, idsOf('template.'));
  const senders = await readSenders(tx, shopId, idsOf('sender.'));
  const person: Reader = ({ subject_id: id }) => withThing('person', people.get(id));
  const message: Reader = ({ subject_id: id }) => withThing('message', messages.get(id));
  return {
    'person.opted_in': person,
    'person.stopped': person,
    'message.sent': message,
    'message.delivered': message,
    'message.read': message,
    'message.failed': message,
    'message.received': (event) => received(event, people),
    'conversation.waiting': (event) => waiting(event, people),
    'order.credited': ({ subject_id: id }) => withThing('credit', credits.get(id)),
    'broadcast.finished': ({ subject_id: id }) => withThing('broadcast', broadcasts.get(id)),
    'template.status_changed': (event) => changedTemplate(event, templates),
    'sender.health_changed': (event) => changedSender(event, senders),
    'endpoint.tested': ({ subject_id: id }) => ({ endpoint: { id } }),
  };
}

function withThing(name: string, thing: object | undefined): Parts | null {
  return thing === undefined ? null : { [name]: thing };
}

type People = Awaited<ReturnType<typeof readPeople>>;

function received({ subject_id: id, occurred_at: at, detail }: StoredEvent, people: People): Parts | null {
  const person = people.get(id);
  if (!person) return null;
  const { kind, text, isCut } = detail as { kind: string; text: string | null; isCut: boolean };
  const { channel, id: personId } = person;
  return { message: { personId, channel, kind, text, isCut, receivedAt: at.toISOString() }, person };
}

function waiting({ subject_id: id, occurred_at: at }: StoredEvent, people: People): Parts | null {
  const person = people.get(id);
  if (!person) return null;
  const { channel, id: personId } = person;
  return { conversation: { personId, channel, waitingSince: at.toISOString() }, person };
}

const TEMPLATE_STATUS: Readonly<Record<string, string>> = {
  PENDING: 'pending',
  ENABLED: 'approved',
  REJECTED: 'rejected',
  PAUSED: 'paused',
  DISABLED: 'disabled',
};

/** The status is the one that the event is about, because the next one may be stored already. */
function changedTemplate(
  { subject_id: id, detail }: StoredEvent,
  templates: Awaited<ReturnType<typeof readTemplates>>,
): Parts | null {
  const template = templates.get(id);
  if (!template) return null;
  const { status, reason } = detail as { status: string; reason: string | null };
  return { template, status: TEMPLATE_STATUS[status], reason };
}

const QUALITY: Readonly<Record<string, string>> = { GREEN: 'high', YELLOW: 'medium', RED: 'low' };

function changedSender(
  { subject_id: id, detail }: StoredEvent,
  senders: Awaited<ReturnType<typeof readSenders>>,
): Parts | null {
  const sender = senders.get(id);
  if (!sender) return null;
  const { quality, limit, stoppedReason } = detail as {
    quality: string;
    limit: string;
    stoppedReason: string | null;
  };
  return {
    sender: {
      ...sender,
      quality: QUALITY[quality] ?? 'unknown',
      dailyLimit: limit,
      isStopped: stoppedReason !== null,
      stoppedReason,
    },
  };
}
