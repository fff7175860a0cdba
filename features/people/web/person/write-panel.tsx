import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { MOST_LETTERS, type Person } from '../../contract/person-calls.ts';
import styles from './person-page.module.css';
import { useSendToPerson } from './use-person.ts';

interface WritePanelProps {
  shopUrl: string;
  person: Person;
  timeZone: string;
}

/** A word to somebody, while they may be written to freely. */
export function WritePanel({ shopUrl, person, timeZone }: WritePanelProps) {
  const { subscriberId, windowUntil } = person;
  const [text, setText] = useState('');
  // Kept until it is sent: pressed again after a failure, it is the same message.
  const [requestId, setRequestId] = useState(newId);
  const { mutate, isPending, error, data, reset } = useSendToPerson({ shopUrl, subscriberId });
  if (windowUntil === null)
    return (
      <Panel title="Write to them">
        <p className={styles.quiet}>
          You may write freely for 24 hours after somebody’s own message. This person has not written within
          that time.
        </p>
      </Panel>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      setText('');
      setRequestId(newId());
    };
    mutate({ requestId, text: text.trim() }, { onSuccess });
  };
  return (
    <Panel title="Write to them">
      <form onSubmit={submit} className={styles.write}>
        <Textarea
          label="Message"
          description={
            <>
              They wrote to you: until <Moment at={windowUntil} timeZone={timeZone} /> you may answer freely.
            </>
          }
          value={text}
          maxLength={MOST_LETTERS}
          autosize
          minRows={3}
          error={error && sentenceOf(error)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            reset();
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

function newId(): string {
  return crypto.randomUUID();
}
