import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { RECIPIENTS_KEPT_DAYS } from '#features/engine/messaging/server/retention.ts';
import {
  FIRST_NAME_VALUE,
  toBroadcastContent,
} from '#features/product/broadcasts/rules/to-broadcast-content.ts';
import { linksOf } from '#features/product/broadcasts/server/start/links-of.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { CopyValue } from '#platform/database/copy-in.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { SUPPORT_NUMBER } from '../seed-demo-shop.ts';
import type { PastPlaces } from './find-places.ts';
import { studioNews } from './studio-news.ts';
import type { SentBroadcast } from './write-broadcasts.ts';
import { writeCopy, type WrittenCopy } from './written-copy.ts';

/** Returns each broadcast's completed sending, with the URLs of its links. */
export function writeSendings(places: PastPlaces, broadcasts: readonly SentBroadcast[]): WrittenCopy[] {
  const { shopId } = places;
  const coded = broadcasts.map((sent) => ({ sent, links: codeLinks(places, sent) }));
  return [
    writeCopy(
      `copy sendings (shop_id, sending_id, sender_id, channel, purpose, source_kind, source_type, source_id, content, value_names,
         priority, due_at, expires_at, created_at, state, changed_at, recipients, expanded_to, is_expanded, looked_at) from stdin`,
      coded.map(({ sent, links }) => sendingRow(places, sent, links)),
    ),
    writeCopy(
      `copy sending_links (code, shop_id, sending_id, target_url) from stdin`,
      coded.flatMap(({ sent, links }) =>
        links.map(({ code, targetUrl }) => [code, shopId, sent.sendingId, targetUrl]),
      ),
    ),
    writeRecipients(shopId, broadcasts),
  ];
}

interface CodedLink {
  slot: string;
  code: string;
  targetUrl: string;
}

function codeLinks({ template, shop }: PastPlaces, { record }: SentBroadcast): CodedLink[] {
  const attributes = studioNews(record);
  const links = linksOf(template.definition, { attributes, shop, broadcastName: record.name });
  return Object.entries(links).map(([slot, targetUrl]) => ({ slot, targetUrl, code: shortCode() }));
}

function sendingRow(
  { shopId, senderOf, template }: PastPlaces,
  { record, broadcastId, sendingId, expiresAt, recipients }: SentBroadcast,
  links: readonly CodedLink[],
): CopyValue[] {
  const filling = { attributes: studioNews(record), supportNumber: SUPPORT_NUMBER };
  const content = toBroadcastContent(template.definition, filling);
  const linkCodes = Object.fromEntries(links.map(({ slot, code }) => [slot, code]));
  return [
    shopId,
    sendingId,
    senderOf('WA'),
    'WA',
    'marketing',
    'broadcast',
    'broadcast',
    broadcastId,
    JSON.stringify({ ...content, linkCodes }),
    [FIRST_NAME_VALUE],
    PRIORITY.broadcast,
    record.at,
    expiresAt,
    record.at,
    'running',
    record.at,
    recipients.length,
    recipients.length,
    true,
    record.at,
  ];
}

/** Recipients are deleted some time after a broadcast. Their values stay with their messages. */
function writeRecipients(shopId: number, broadcasts: readonly SentBroadcast[]): WrittenCopy {
  const keptSinceMs = Date.now() - RECIPIENTS_KEPT_DAYS * DAY_MS;
  const kept = broadcasts.filter(({ expiresAt }) => Date.parse(expiresAt) >= keptSinceMs);
  return writeCopy(
    `copy sending_recipients (shop_id, sending_id, recipient_no, subscriber_id, value_texts) from stdin`,
    kept.flatMap(({ sendingId, recipients }) =>
      recipients.map(({ subscriberId, record }, index): CopyValue[] => [
        shopId,
        sendingId,
        index + 1,
        subscriberId,
        [record.firstName],
      ]),
    ),
  );
}
