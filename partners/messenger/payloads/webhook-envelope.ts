import * as z from 'zod';
import {
  Id,
  oddParts,
  part,
  parts,
  readEach,
  Text,
  unreadable,
  Words,
  type Unreadable,
} from '#partners/whatsapp/payloads/webhook-parts.ts';

/** Milliseconds since 1970. */
const Moment = z.union([z.number(), z.string().regex(/^\d{1,15}$/)]).transform(Number);

const Referral = z.looseObject({
  ref: part(Text),
  source: part(z.string()),
  type: part(z.string()),
});

const Attachment = z.looseObject({
  /** image, video, audio, file, location, sticker, template, fallback. */
  type: z.string().catch('unknown'),
  title: part(z.string()),
  url: part(z.string()),
  payload: part(
    z.looseObject({
      url: part(z.string()),
      title: part(z.string()),
      sticker_id: part(Text),
      coordinates: part(z.looseObject({ lat: z.number(), long: z.number() })),
    }),
  ),
});

const Message = z
  .looseObject({
    mid: part(Words),
    text: part(z.string()),
    /** Sent by the page itself, from here or elsewhere. */
    is_echo: part(z.boolean()),
    /** On an echo: the Meta app that sent it. */
    app_id: part(Text),
    /** On an echo: the metadata we sent with the message. */
    metadata: part(z.string()),
    quick_reply: part(z.looseObject({ payload: part(z.string()) })),
    attachments: parts(Attachment),
    reply_to: part(z.looseObject({ mid: part(Text) })),
    referral: part(Referral),
  })
  .refine((message) => message.is_echo !== true || message.mid !== undefined);

/** A change of the app that answers a person. The ids are those of Meta apps. */
const ThreadControl = z.looseObject({
  new_owner_app_id: part(Text),
  previous_owner_app_id: part(Text),
  requested_owner_app_id: part(Text),
});

const Side = z.looseObject({ id: Id });

/** One event between a person and the page. Exactly one of its parts is present. */
export const MessengerEvent = z
  .looseObject({
    sender: part(Side),
    recipient: part(Side),
    /** Milliseconds, unlike WhatsApp. */
    timestamp: part(z.union([z.number(), z.string()])),
    message: part(Message),
    postback: part(
      z.looseObject({
        mid: part(Text),
        title: part(z.string()),
        payload: part(z.string()),
        referral: part(Referral),
      }),
    ),
    referral: part(Referral),
    optin: part(z.looseObject({ ref: part(Text), type: part(z.string()) })),
    delivery: part(z.looseObject({ mids: parts(Id), watermark: Moment })),
    /** Names no messages: everything up to the watermark was read. */
    read: part(z.looseObject({ watermark: Moment })),
    reaction: part(z.looseObject({ mid: part(Text), action: part(z.string()), emoji: part(z.string()) })),
    /** This app answers the person from now on. */
    pass_thread_control: part(ThreadControl),
    /** Another app answers the person from now on. */
    take_thread_control: part(ThreadControl),
    /** Another app asks to answer the person. */
    request_thread_control: part(ThreadControl),
    /** The page may no longer send (`block`), or may again (`unblock`). */
    'policy-enforcement': part(z.looseObject({ action: z.string(), reason: part(z.string()) })),
  })
  .refine(
    ({ sender, message, postback, delivery, read }) => sender ?? !(message ?? postback ?? delivery ?? read),
    {
      path: ['sender'],
    },
  );
export type MessengerEvent = z.infer<typeof MessengerEvent>;

const Change = z.looseObject({ field: z.string().regex(/^\w{1,100}$/), value: z.unknown().optional() });

const Entry = z.looseObject({
  id: Id,
  time: part(Moment),
  messaging: z.unknown().optional(),
  standby: z.unknown().optional(),
  changes: z.unknown().optional(),
});

interface MessengerEntry {
  /** The page; empty when it is not named. */
  id: string;
  time: number | undefined;
  events: MessengerEvent[];
  /** Another app answers for the page in these conversations, but the events still concern the page. */
  standby: MessengerEvent[];
  changes: z.infer<typeof Change>[];
  /** What could not be read. */
  odd: Unreadable[];
}

function readEntry(given: unknown): MessengerEntry {
  const { data, error } = Entry.safeParse(given);
  if (!data)
    return {
      id: '',
      time: undefined,
      events: [],
      standby: [],
      changes: [],
      odd: [unreadable('entry', error, given)],
    };
  const { id, time } = data;
  const own = readEvents('messaging', data.messaging);
  const standby = readEvents('standby', data.standby);
  const changes = readEach('changes', Change, data.changes);
  return {
    id,
    time,
    events: own.read,
    standby: standby.read,
    changes: changes.read,
    odd: [...own.odd, ...standby.odd, ...changes.odd],
  };
}

function readEvents(place: string, given: unknown): { read: MessengerEvent[]; odd: Unreadable[] } {
  const { read, odd } = readEach(place, MessengerEvent, given);
  const items: unknown[] = Array.isArray(given) ? given : [];
  return { read, odd: [...odd, ...items.flatMap((item) => oddParts(place, MessengerEvent, item))] };
}

/** A webhook of Meta about Facebook pages. */
export const MessengerWebhook = z.looseObject({
  object: z.literal('page'),
  entry: z.array(z.unknown()).transform((entries) => entries.map(readEntry)),
});
export type MessengerWebhook = z.infer<typeof MessengerWebhook>;
