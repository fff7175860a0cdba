import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { StatusBadge, type StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { getShopping, type OrderState, type Shopping } from '../../contract/shopping-call.ts';
import { texts } from '../../texts/en.ts';
import styles from './shopping-facts.module.css';

interface ShoppingFactsProps {
  shop: { shopUrl: string; shopTimeZone: string };
  subscriberId: string;
}

/** Orders and carts change by themselves, but seldom while somebody looks. */
const REFETCH_MS = 30_000;

/** The open cart, the last orders and the discount codes of a person. */
export function ShoppingFacts({ shop: { shopUrl, shopTimeZone }, subscriberId }: ShoppingFactsProps) {
  const { data, error, refetch } = useQuery({
    ...callQuery(getShopping, { query: { shopUrl, subscriberId } }),
    refetchInterval: REFETCH_MS,
  });
  if (data === undefined)
    return (
      <NotLoaded bare what={texts.shopping.what} height={120} error={error} retry={() => void refetch()} />
    );
  const { cart, orders, codes } = data;
  if (cart === null && orders.length === 0 && codes.length === 0)
    return <p className={styles.quiet}>{texts.shopping.none}</p>;
  return (
    <div className={styles.parts}>
      {cart && <Cart cart={cart} timeZone={shopTimeZone} />}
      {orders.length > 0 && (
        <Part title={texts.shopping.orders}>
          <ul className={styles.list}>
            {orders.map((order) => (
              <Order key={order.orderId} order={order} timeZone={shopTimeZone} />
            ))}
          </ul>
        </Part>
      )}
      {codes.length > 0 && <Codes codes={codes} timeZone={shopTimeZone} />}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

function Cart({ cart, timeZone }: { cart: NonNullable<Shopping['cart']>; timeZone: string }) {
  return (
    <Part title={texts.shopping.cart}>
      <p className={styles.line}>
        <strong>{formatMoney(cart.totalMinor, cart.currency)}</strong>
        <span className={styles.quiet}>
          <RichText
            text={texts.shopping.left}
            values={{ moment: <Moment at={cart.at} timeZone={timeZone} /> }}
          />
        </span>
      </p>
      <Goods {...cart} />
    </Part>
  );
}

const TONES: Record<OrderState, StatusTone> = {
  cancelled: 'plain',
  refunded: 'plain',
  delivered: 'good',
  sent: 'good',
  partlySent: 'care',
  paid: 'care',
  open: 'care',
};

function Order({ order, timeZone }: { order: Shopping['orders'][number]; timeZone: string }) {
  return (
    <li className={styles.part}>
      <p className={styles.line}>
        <bdi>{order.name}</bdi>
        <strong>{formatMoney(order.totalMinor, order.currency)}</strong>
        <StatusBadge word={texts.shopping.states[order.state]} tone={TONES[order.state]} />
      </p>
      <Goods {...order} />
      <p className={styles.line}>
        <span className={styles.quiet}>
          <Moment at={order.at} timeZone={timeZone} />
        </span>
        <a
          href={order.adminUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={fill(texts.shopping.adminOf, { action: texts.shopping.admin, order: order.name })}
        >
          {texts.shopping.admin}
        </a>
      </p>
    </li>
  );
}

function Goods({ items, moreItems }: Pick<Shopping['orders'][number], 'items' | 'moreItems'>) {
  return (
    <ul className={styles.goods}>
      {items.map(({ title, quantity }, nth) => (
        // Two lines can have the same title.
        <li key={nth} dir="auto">
          {fill(texts.shopping.item, { quantity, title })}
        </li>
      ))}
      {moreItems > 0 && <li className={styles.quiet}>{fill(texts.shopping.more, { count: moreItems })}</li>}
    </ul>
  );
}

function Codes({ codes, timeZone }: { codes: Shopping['codes']; timeZone: string }) {
  return (
    <Part title={texts.shopping.codes}>
      <ul className={styles.list}>
        {codes.map(({ code, at, isUsed }) => (
          <li key={code} className={styles.line}>
            <bdi className={styles.code}>{code}</bdi>
            <span>{isUsed ? texts.shopping.used : texts.shopping.unused}</span>
            <span className={styles.quiet}>
              <RichText
                text={texts.shopping.codeSent}
                values={{ moment: <Moment at={at} timeZone={timeZone} /> }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
