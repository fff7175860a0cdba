import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { explainPerson } from '../../contract/explanation-calls.ts';
import { usePerson } from '../use-messages.ts';
import { MessageTable } from './message-table.tsx';
import styles from './person-answer.module.css';
import { PersonChannels } from './person-channels.tsx';
import { PersonEvents } from './person-events.tsx';

interface PersonAnswerProps {
  merchant: Merchant;
  search: string;
  /** The people of the searched name, or the note if nobody has it. */
  renderNamed: (nobody: ReactNode) => ReactNode;
}

/** What is known about the person or message of the search. */
export function PersonAnswer({ merchant, search, renderNamed }: PersonAnswerProps) {
  const { data, error, refetch } = usePerson(merchant.shopUrl, search);
  if (data === undefined && error !== null)
    return <FailureNote what="The answer" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <AnswerWaiting />;
  if (data.messageId !== null) return <Navigate to={`/messages/${data.messageId}`} replace />;
  if (data.person === null) {
    const nobody = <Nobody readAs={data.readAs} search={search} />;
    // A text that is no number, address or id can be the name of an order or of a person.
    return data.readAs === 'order' ? renderNamed(nobody) : nobody;
  }
  return <Person merchant={merchant} answer={data} person={data.person} />;
}

type Answer = ResponseOf<typeof explainPerson>;

interface PersonProps {
  merchant: Merchant;
  answer: Answer;
  person: NonNullable<Answer['person']>;
}

function Person({ merchant: { shopTimeZone, shopCurrency }, answer, person }: PersonProps) {
  const { channels, events, messages } = answer;
  const known = [person.name === null ? null : person.phoneShown, person.email].filter((one) => one !== null);
  return (
    <div className={styles.answer}>
      <div>
        <h2 className={styles.name}>{person.name ?? person.phoneShown ?? person.email}</h2>
        <p className={styles.known}>{known.join(' · ')}</p>
      </div>
      <PersonChannels channels={channels} timeZone={shopTimeZone} />
      <PersonEvents events={events} timeZone={shopTimeZone} />
      <section className={styles.part}>
        <h2 className={styles.title}>Messages to this person</h2>
        {messages.length === 0 ? (
          <p className={styles.none}>None was ever made. The carts and orders above say why.</p>
        ) : (
          <MessageTable rows={messages} timeZone={shopTimeZone} currency={shopCurrency} />
        )}
      </section>
    </div>
  );
}

const LOOKED_FOR: Record<Answer['readAs'], string> = {
  message: 'There is no message of this id in your store.',
  phone:
    'Nobody with this number signed up, ordered or began a checkout in your store, so there was nobody to write to.',
  email: 'Nobody with this e-mail address signed up, ordered or began a checkout in your store.',
  order: 'No subscriber and no order of your store has this name. For a phone number, add the country code.',
};

function Nobody({ readAs, search }: { readAs: Answer['readAs']; search: string }) {
  return (
    <EmptyNote
      title={`Nothing found for ‘${search}’`}
      text={LOOKED_FOR[readAs]}
      action={
        <Button component={Link} to="/messages" variant="default">
          Show all messages
        </Button>
      }
    />
  );
}

function AnswerWaiting() {
  return (
    <div className={styles.answer}>
      <WaitingFor what="The answer" />
      <WaitingBlock height={60} width={240} />
      <WaitingBlock height={160} />
      <WaitingBlock height={200} />
    </div>
  );
}
