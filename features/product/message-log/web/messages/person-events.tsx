import { Link } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { PersonEvent } from '../../contract/explanation-calls.ts';
import { describeSource } from '../../rules/message-words.ts';
import { texts } from '../../texts/en.ts';
import styles from './person-answer.module.css';

/** A person's carts and orders, each with its messages or the reason why there are none. */
export function PersonEvents({ events, timeZone }: { events: PersonEvent[]; timeZone: string }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{texts.events.title}</h2>
      {events.length === 0 ? (
        <p className={styles.none}>{texts.events.none}</p>
      ) : (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={`${event.kind}${event.at}${event.name}`} className={styles.event}>
              <Moment at={event.at} timeZone={timeZone} />
              <span className={styles.what}>
                {event.kind === 'checkout'
                  ? texts.events.cart
                  : fill(texts.events.order, { order: event.name ?? '' })}{' '}
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
          <Link to={`/messages/${messageId}`}>
            {at === 0 ? texts.events.firstMessage : fill(texts.events.message, { number: at + 1 })}
          </Link>
        </span>
      ))}
      {whySentence !== null && whyAt === null && fill(texts.events.noMessage, { why: whySentence })}
      {whySentence !== null && whyAt !== null && (
        <RichText
          text={texts.events.noMessageAt}
          values={{ why: whySentence, when: <Moment at={whyAt} timeZone={timeZone} /> }}
        />
      )}
    </>
  );
}

/** The message that an order is credited to, and the touch. */
function Earned({ credit, currency }: { credit: NonNullable<PersonEvent['credit']>; currency: string }) {
  const { messageId, sourceType, sourceName, touchKind, returnedMinor } = credit;
  return (
    <span className={styles.earned}>
      <RichText
        text={texts.eventCredits[touchKind]}
        values={{
          message: <Link to={`/messages/${messageId}`}>{describeSource(sourceType, sourceName)}</Link>,
        }}
      />
      {returnedMinor > 0 && (
        <> {fill(texts.events.refunded, { amount: formatMoney(returnedMinor, currency) })}</>
      )}
    </span>
  );
}
