import * as z from 'zod/mini';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import type { MessageRow } from '#features/product/message-log/contract/message-row.ts';
import { explainRow } from '#features/product/message-log/server/index.ts';
import type { TimelineEntry } from '#features/product/people/contract/person-calls.ts';
import { readTimelineCursor } from '#features/product/people/rules/index.ts';
import { findPerson, readTimeline } from '#features/product/people/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { listPersonEvents, type ApiEvent } from '../../contract/resources/events.ts';
import { readCursor, sizeOf, writeCursor } from '../../rules/cursor.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';
import { requirePerson } from './people.ts';

/** A place in a timeline, as the page of a person writes it. */
const Place = z.tuple([z.string()]);

export function bindEvents(binder: EndpointBinder, ctx: Context, findNames: FindSourceNames): void {
  binder.read(listPersonEvents, async (tx, { shopId, params, query: { limit, cursor } }) => {
    // By the id that was asked for, so that a merge does not end the list.
    const list = ['events', params.personId].join(' ');
    const [after] = readCursor(list, cursor, Place) ?? [];
    const { id } = await requirePerson(tx, shopId, params.personId);
    const person = await findPerson(tx, shopId, id);
    const place = after === undefined ? null : readTimelineCursor(after);
    if (after !== undefined && !place) throw new AppError('CURSOR_INVALID', { field: 'cursor' });
    const { entries, nextCursor } = await readTimeline(tx, {
      shopId,
      person,
      cursor: place,
      size: sizeOf(limit),
      now: ctx.clock.now(),
      findNames,
    });
    return { data: entries.map(toEvent), nextCursor: nextCursor && writeCursor(list, [nextCursor]) };
  });
}

function toEvent(entry: TimelineEntry): ApiEvent {
  const event = { id: entry.entryId, at: entry.at, kind: entry.kind };
  switch (entry.kind) {
    case 'consent': {
      const { change, origin, wording } = entry;
      return { ...event, consent: { change, origin, wording } };
    }
    case 'message':
      return { ...event, message: toMessage(entry.message) };
    case 'inbound':
      return { ...event, kind: 'received', received: { kind: entry.what } };
    case 'outside':
      return { ...event, kind: 'writtenElsewhere' };
    case 'click':
      return { ...event, click: { messageId: entry.messageId } };
    case 'order':
      return { ...event, order: toOrder(entry) };
    case 'cart':
      return { ...event, cart: { totalMinor: entry.totalMinor, currency: entry.currency } };
  }
}

function toMessage(row: MessageRow): NonNullable<ApiEvent['message']> {
  return {
    id: row.messageId,
    source: row.sourceType,
    sourceName: row.sourceName,
    state: row.state,
    explanation: explainRow(row),
    waitsUntil: row.until,
    sentAt: row.sentAt,
  };
}

function toOrder({
  orderId: id,
  name,
  totalMinor,
  currency,
  isCancelled,
  credit,
}: Extract<TimelineEntry, { kind: 'order' }>): NonNullable<ApiEvent['order']> {
  const order = { id, name, totalMinor, currency, isCancelled };
  if (!credit) return order;
  const { messageId, sourceType: source, touchKind: touch, amountMinor, returnedMinor } = credit;
  return { ...order, credit: { messageId, source, touch, amountMinor, returnedMinor } };
}
