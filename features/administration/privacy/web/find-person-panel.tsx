import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import styles from './find-person-panel.module.css';
import { PersonCard } from './person-card.tsx';
import { useFindPerson, type PersonAct } from './use-privacy.ts';

interface FindPersonPanelProps {
  shopUrl: string;
  timeZone: string;
}

/** The panel that finds a person by phone number, and shows the consent and the possible actions. */
export function FindPersonPanel({ shopUrl, timeZone }: FindPersonPanelProps) {
  const [phone, setPhone] = useState('');
  const { mutate, reset, data, error, isPending } = useFindPerson(shopUrl);
  const look = () => mutate(phone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look();
  };
  const after = (act: PersonAct) => {
    if (act === 'unsubscribe') look();
    if (act === 'erase') reset();
  };
  return (
    <Panel title="Find a person">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          className={styles.input ?? ''}
          classNames={{ description: styles.hint }}
          label="Phone number"
          description="With its country code, or as it is dialled in your store's country."
          type="tel"
          name="phone"
          autoComplete="off"
          value={phone}
          onChange={(event) => {
            setPhone(event.currentTarget.value);
            if (error) reset();
          }}
          error={error ? <span role="alert">{sentenceOf(error)}</span> : null}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        <Button
          type="submit"
          className={styles.find ?? ''}
          loading={isPending}
          disabled={phone.trim() === ''}
        >
          Find
        </Button>
      </form>
      <div role="status" className={styles.result}>
        {data?.person === null && <Nobody erasedAt={data.erasedAt} timeZone={timeZone} />}
      </div>
      {data?.person && (
        <PersonCard
          key={data.person.subscriberId}
          person={data.person}
          shopUrl={shopUrl}
          timeZone={timeZone}
          onDone={after}
        />
      )}
    </Panel>
  );
}

function Nobody({ erasedAt, timeZone }: { erasedAt: string | null; timeZone: string }) {
  return (
    <p className={styles.nobody}>
      Nobody with this number is a subscriber.
      {erasedAt !== null && (
        <>
          {' '}
          Somebody with it was erased on <Moment at={erasedAt} timeZone={timeZone} />, and no list can bring
          them back: only they can subscribe again.
        </>
      )}
    </p>
  );
}
