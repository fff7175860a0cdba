import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { WIDEST_WINDOWS } from '../../contract/attribution.ts';
import type { explainOrder, ListedOrder, WeighedTouch } from '../../contract/order-calls.ts';
import { describeBilled } from '../../rules/describe-billed.ts';
import { weighTouches, type Weighed } from '../../rules/weigh-touches.ts';
import { findWindows } from '../attribution/attribution-queries.ts';
import { findBilled } from '../credits/bill-orders.ts';
import { findCandidates, type Candidate } from '../credits/find-candidates.ts';
import { describeOrders, nameSource } from './describe-orders.ts';

/** An order's credit, and the other touches that it could have gone to. Throws ORDER_UNKNOWN. */
export async function readOrderCredit(
  tx: Tx,
  { shopId, findNames, arePlansOff }: { shopId: number; findNames: FindSourceNames; arePlansOff: boolean },
  orderId: string,
): Promise<ResponseOf<typeof explainOrder>> {
  const { currency } = await getShop(tx, shopId);
  const [order] = await describeOrders(tx, { shopId, currency, days: null, findNames }, [orderId]);
  if (!order) throw new AppError('ORDER_UNKNOWN');
  const windows = await findWindows(tx, shopId);
  const found = (await findCandidates(tx, shopId, [orderId], WIDEST_WINDOWS)).get(orderId) ?? [];
  const touches = weighTouches(new Date(order.orderedAt), found, windows);
  const names = await findNames(
    tx,
    shopId,
    touches.map(({ source }) => source.id),
  );
  const isBilled = (await findBilled(tx, shopId, [orderId])).has(orderId);
  return {
    currencyCode: currency,
    windows,
    order,
    touches: touches.map((touch) => asStored(toWeighed(touch, names), order)),
    isBilled,
    billedSentence: arePlansOff ? null : describeBilled(isBilled, order.credit?.touch.kind ?? null),
  };
}

function toWeighed(touch: Weighed<Candidate>, names: ReadonlyMap<string, string>): WeighedTouch {
  const { kind, at, messageId, channel, source, isChosen, whySentence } = touch;
  return {
    kind,
    at: at.toISOString(),
    messageId,
    channel,
    source: nameSource(source, names),
    isChosen,
    whySentence,
  };
}

/** While past orders are recounted, the stored credit may differ from the present choice. */
function asStored(touch: WeighedTouch, { credit }: ListedOrder): WeighedTouch {
  const isChosen =
    credit?.messageId === touch.messageId && credit.touch.kind === touch.kind && touch.isChosen;
  return { ...touch, isChosen };
}
