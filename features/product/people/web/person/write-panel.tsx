import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import {
  areRepliesCharged,
  describeFreeReplies,
} from '#features/foundations/channels/contract/reply-prices.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { MOST_LETTERS, type Person } from '../../contract/person-calls.ts';
import { askToSend, leftAfter, type Asked } from '../../rules/write-once.ts';
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
  if (windowUntil === null)
    return (
      <Panel title="Write to them">
        <p className={styles.quiet}>
          You can write to somebody for 24 hours after their own message. This person has not written within
          that time.
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
    <Panel title="Write to them">
      <form onSubmit={submit} className={styles.write}>
        <Textarea
          label="Message"
          description={
            <>
              They wrote to you: you can answer until <Moment at={windowUntil} timeZone={timeZone} />.
              {person.channel === 'WA' && areRepliesCharged(new Date(windowUntil)) && (
                <> WhatsApp charges for replies. {describeFreeReplies()}</>
              )}
            </>
          }
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
        <Button type="submit" loading={isPending} disabled={text.trim() === ''}>
          Send
        </Button>
      </form>
      <p role="status" className={styles.quiet}>
        {data && 'It is on its way. The timeline shows what becomes of it.'}
      </p>
    </Panel>
  );
}
