import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { explainPerson } from '../../contract/explanation-calls.ts';
import { texts } from '../../texts/en.ts';
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

/** The facts about the person or message that the search found. */
export function PersonAnswer({ merchant, search, renderNamed }: PersonAnswerProps) {
  const { data, error, refetch } = usePerson(merchant.shopUrl, search);
  if (data === undefined && error !== null)
    return <FailureNote what={texts.found.what} error={error} retry={() => void refetch()} />;
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
        <h2 className={styles.name}>
          <bdi>{person.name ?? person.phoneShown ?? person.email}</bdi>
        </h2>
        <p className={styles.known}>
          <bdi>{known.join(' · ')}</bdi>
        </p>
      </div>
      <PersonChannels channels={channels} timeZone={shopTimeZone} />
      <PersonEvents events={events} timeZone={shopTimeZone} />
      <section className={styles.part}>
        <h2 className={styles.title}>{texts.found.messages}</h2>
        {messages.length === 0 ? (
          <p className={styles.none}>{texts.found.noMessages}</p>
        ) : (
          <MessageTable rows={messages} timeZone={shopTimeZone} currency={shopCurrency} />
        )}
      </section>
    </div>
  );
}

function Nobody({ readAs, search }: { readAs: Answer['readAs']; search: string }) {
  return (
    <EmptyNote
      title={fill(texts.found.nothing, { search })}
      text={texts.notFound[readAs]}
      action={
        <Button component={Link} to="/messages" variant="default">
          {texts.list.showAll}
        </Button>
      }
    />
  );
}

function AnswerWaiting() {
  return (
    <div className={styles.answer}>
      <WaitingFor what={texts.found.what} />
      <WaitingBlock height={60} width={240} />
      <WaitingBlock height={160} />
      <WaitingBlock height={200} />
    </div>
  );
}
