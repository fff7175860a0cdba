import { Link } from 'react-router';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { PersonEvent } from '../contract/why-calls.ts';
import { NO_MESSAGE_WORDS } from './messages.ts';
import styles from './person-answer.module.css';

/** A person's carts and orders: the messages each led to, or why it led to none. */
export function PersonEvents({ events, timeZone }: { events: PersonEvent[]; timeZone: string }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Carts and orders</h2>
      {events.length === 0 ? (
        <p className={styles.none}>Your store knows of no cart and no order of this person.</p>
      ) : (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={`${event.kind}${event.at}${event.name}`} className={styles.event}>
              <Moment at={event.at} timeZone={timeZone} />
              <span className={styles.what}>
                {event.kind === 'checkout' ? 'Cart' : `Order ${event.name}`}{' '}
                <span className={styles.money}>{formatMoney(event.totalMinor, event.currency)}</span>
              </span>
              <span className={styles.why}>
                <Outcome event={event} timeZone={timeZone} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Outcome({ event: { messageIds, why, whyAt }, timeZone }: { event: PersonEvent; timeZone: string }) {
  if (why === null) {
    return messageIds.map((messageId, at) => (
      <span key={messageId}>
        {at > 0 && ', '}
        <Link to={`/messages/${messageId}`}>{at === 0 ? 'See its message' : `message ${at + 1}`}</Link>
      </span>
    ));
  }
  return (
    <>
      No message: {NO_MESSAGE_WORDS[why]}
      {whyAt !== null && (
        <>
          {' '}
          (<Moment at={whyAt} timeZone={timeZone} />)
        </>
      )}
    </>
  );
}
