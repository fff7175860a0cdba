import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { OrderPage } from '#features/product/analytics/web/orders/order-page.tsx';
import { OrdersPage } from '#features/product/analytics/web/orders/orders-page.tsx';
import { sourceLabels } from '#features/product/message-log/rules/message-words.ts';
import { SavedViews } from '#features/product/saved-views/web/saved-views.tsx';

// Orders are never credited to these service messages.
const {
  stopConfirmation: _stopped,
  stopQuestion: _asked,
  awayMessage: _away,
  direct: _own,
  apiReply: _program,
  ...EARNING_SOURCES
} = sourceLabels();

/** The list of orders. The message that earned an order has the same name as in the message log. */
export function OrdersScreen({ merchant }: { merchant: Merchant }) {
  return (
    <OrdersPage
      merchant={merchant}
      sourceWords={EARNING_SOURCES}
      views={<SavedViews shopUrl={merchant.shopUrl} list="orders" />}
    />
  );
}

export function OrderScreen({ merchant }: { merchant: Merchant }) {
  return <OrderPage merchant={merchant} sourceWords={EARNING_SOURCES} />;
}
