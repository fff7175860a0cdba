import { Link } from 'react-router';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { PersonEvent } from '../../contract/explanation-calls.ts';
import { CREDIT_LABELS, describeSource } from '../../rules/message-words.ts';
import styles from './person-answer.module.css';

/** A person's carts and orders, each with its messages or the reason why there are none. */
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

interface OutcomeProps {
  event: PersonEvent;
  timeZone: string;
}

function Outcome({ event: { messageIds, credit, currency, whySentence, whyAt }, timeZone }: OutcomeProps) {
  return (
    <>
      {credit && <Earned credit={credit} currency={currency} />}
      {messageIds.map((messageId, at) => (
        <span key={messageId}>
          {at > 0 && ', '}
          <Link to={`/messages/${messageId}`}>{at === 0 ? 'See its message' : `message ${at + 1}`}</Link>
        </span>
      ))}
      {whySentence !== null && `No message: ${whySentence}`}
      {whyAt !== null && (
        <>
          {' '}
          (<Moment at={whyAt} timeZone={timeZone} />)
        </>
      )}
    </>
  );
}

/** The message that an order is credited to, and the touch. */
function Earned({ credit, currency }: { credit: NonNullable<PersonEvent['credit']>; currency: string }) {
  const { messageId, sourceType, sourceName, touchKind, returnedMinor } = credit;
  const returned = returnedMinor > 0 ? `; ${formatMoney(returnedMinor, currency)} of it went back` : '';
  return (
    <span className={styles.earned}>
      Earned by <Link to={`/messages/${messageId}`}>{describeSource(sourceType, sourceName)}</Link>, because{' '}
      {CREDIT_LABELS[touchKind]}
      {returned}.
    </span>
  );
}
