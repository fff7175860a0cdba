import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import {
  areRepliesCharged,
  describeFreeReplies,
} from '#features/foundations/channels/contract/reply-prices.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { MOST_LETTERS, type Person } from '../../contract/person-calls.ts';
import { askToSend, leftAfter, type Asked } from '../../rules/write-once.ts';
import { texts } from '../../texts/en.ts';
import styles from './person-page.module.css';
import { useSendToPerson } from './use-person.ts';

interface WritePanelProps {
  shopUrl: string;
  person: Person;
  timeZone: string;
}

/** The reply box, while the merchant can reply freely. */
export function WritePanel({ shopUrl, person, timeZone }: WritePanelProps) {
  const { subscriberId, windowUntil } = person;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate, isPending, error, data, reset } = useSendToPerson({ shopUrl, subscriberId });
  const lock = useLock('answer');
  if (windowUntil === null)
    return (
      <Panel title={texts.write.title}>
        <p className={styles.quiet}>
          {person.channel === 'FB' ? texts.write.closedMessenger : texts.write.closed}
        </p>
      </Panel>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = askToSend(asked, text, () => crypto.randomUUID());
    setAsked(next);
    mutate(next, {
      onSuccess: () => {
        setText((typed) => leftAfter(next, typed));
        setAsked(null);
      },
    });
  };
  return (
    <Panel title={texts.write.title}>
      <form onSubmit={submit} className={styles.write}>
        <Textarea
          label={texts.write.label}
          description={<Hint person={person} windowUntil={windowUntil} timeZone={timeZone} />}
          value={text}
          maxLength={MOST_LETTERS}
          autosize
          minRows={3}
          error={error && sentenceOf(error)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            // The running request still reports its result.
            if (!isPending) reset();
          }}
        />
        <Button type="submit" loading={isPending} disabled={text.trim() === ''} {...lock}>
          {texts.write.send}
        </Button>
      </form>
      <p role="status" className={styles.quiet}>
        {data && texts.write.sent}
      </p>
    </Panel>
  );
}

interface HintProps {
  person: Person;
  windowUntil: string;
  timeZone: string;
}

/** Until when the merchant can reply, and what replies cost. */
function Hint({ person: { channel, isForAnswersOnly }, windowUntil, timeZone }: HintProps) {
  const isCharged = channel === 'WA' && areRepliesCharged(new Date(windowUntil));
  return (
    <>
      <RichText text={texts.write.open} values={{ when: <Moment at={windowUntil} timeZone={timeZone} /> }} />
      {isForAnswersOnly && ` ${texts.write.answersOnly}`}
      {isCharged && (
        <>
          {' '}
          {texts.write.charged} {describeFreeReplies()}
        </>
      )}
    </>
  );
}
