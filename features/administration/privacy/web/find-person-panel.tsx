import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { texts } from '../texts/en.ts';
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
  const search = () => mutate(phone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const after = (act: PersonAct) => {
    if (act === 'unsubscribe') search();
    if (act === 'erase') reset();
  };
  return (
    <Panel title={texts.findPerson.title}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          className={styles.input ?? ''}
          classNames={{ description: styles.hint }}
          label={texts.findPerson.phone}
          description={texts.findPerson.phoneHint}
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
          {texts.findPerson.find}
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
      {texts.findPerson.nobody}
      {erasedAt !== null && (
        <>
          {' '}
          <RichText
            text={texts.findPerson.erased}
            values={{ when: <Moment at={erasedAt} timeZone={timeZone} /> }}
          />
        </>
      )}
    </p>
  );
}
