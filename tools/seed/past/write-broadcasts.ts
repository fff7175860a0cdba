import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';
import { GOOD_FOR_MS } from '#features/product/broadcasts/rules/good-for.ts';
import { wallOfMoment } from '#features/product/broadcasts/rules/wall-time.ts';
import type { CopyValue } from '#platform/database/copy-in.ts';
import type { PastPlaces } from './find-places.ts';
import type { Past, PastBroadcast } from './past.ts';
import { studioNews } from './studio-news.ts';
import type { PastPerson } from './write-people.ts';
import { writeSendings } from './write-sendings.ts';
import { writeCopy, type WrittenCopy } from './written-copy.ts';

/** A broadcast, with its id and the id of its only sending. */
export interface SentBroadcast {
  record: PastBroadcast;
  broadcastId: string;
  sendingId: string;
  /** When unsent messages would have been dropped. */
  expiresAt: string;
  recipients: PastPerson[];
  /** When its last message was sent. */
  endedAt: string;
}

/** Returns the history's broadcasts with their ids, by number. */
export function nameBroadcasts(
  past: Past,
  people: ReadonlyMap<string, PastPerson>,
): ReadonlyMap<number, SentBroadcast> {
  const messages = Map.groupBy(past.messages, ({ about }) => about);
  return new Map(
    past.broadcasts.map((record) => {
      const own = messages.get(record.number) ?? [];
      const ends = own.map(({ sentAt, failedAt }) => sentAt ?? failedAt ?? record.at);
      const sent: SentBroadcast = {
        record,
        broadcastId: randomUUID(),
        sendingId: randomUUID(),
        expiresAt: new Date(Date.parse(record.at) + GOOD_FOR_MS).toISOString(),
        recipients: own.flatMap(({ phone }) => people.get(phone) ?? []),
        endedAt: ends.reduce((last, end) => (end > last ? end : last), record.at),
      };
      return [record.number, sent];
    }),
  );
}

/** Returns the rows of the history's broadcasts, which have finished, each with its only sending. */
export function writeBroadcasts(places: PastPlaces, broadcasts: readonly SentBroadcast[]): WrittenCopy[] {
  return [
    writeCopy(
      `copy broadcasts (shop_id, broadcast_id, name, status, condition, template_ids, template_id, attributes, scheduled_at,
         scheduled_wall, audience_count, created_at, changed_at, started_at, ended_at, sender_id, recipients, looked_at) from stdin`,
      broadcasts.map((one) => broadcastRow(places, one)),
    ),
    writeCopy(
      `copy broadcast_sendings (shop_id, broadcast_id, sending_id, part, arm, template_name, language, recipients) from stdin`,
      broadcasts.map(({ broadcastId, sendingId, recipients }) => [
        places.shopId,
        broadcastId,
        sendingId,
        'all',
        'A',
        places.template.name,
        places.template.language,
        recipients.length,
      ]),
    ),
    ...writeSendings(places, broadcasts),
  ];
}

/** Dates the template before the broadcasts that use it. */
export async function dateTemplate(
  client: pg.ClientBase,
  { shopId, template }: PastPlaces,
  { broadcasts: [first] }: Past,
): Promise<void> {
  if (first)
    await client.query(
      `update templates set created_at = $3::timestamptz - interval '1 day' where shop_id = $1 and template_id = $2`,
      [shopId, template.templateId, first.at],
    );
}

function broadcastRow(
  { shopId, template, timeZone, senderOf }: PastPlaces,
  { record, broadcastId, recipients, endedAt }: SentBroadcast,
): CopyValue[] {
  const { name, at, signedUpFrom, signedUpTo } = record;
  return [
    shopId,
    broadcastId,
    name,
    'sent',
    JSON.stringify(signedUpBetween(signedUpFrom, signedUpTo)),
    [template.templateId],
    template.templateId,
    JSON.stringify(studioNews(record)),
    at,
    wallOfMoment(new Date(at), timeZone),
    recipients.length,
    at,
    at,
    at,
    endedAt,
    senderOf('WA'),
    recipients.length,
    endedAt,
  ];
}

function signedUpBetween(from: string, to: string): AudienceCondition {
  const days = { checkDate1: from, checkDate2: to };
  return { rules: [{ segmentType: 'LastSubscribedBetweenXAndY', key: 0, conditions: [days] }] };
}
