import { Button, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { MOST_DESCRIPTION_LENGTH, MOST_URL_LENGTH } from '../contract/endpoint-calls.ts';
import { EVENT_TYPES, type EventType } from '../contract/event-types.ts';
import { urlFault } from '../rules/endpoint-url.ts';
import { texts } from '../texts/en.ts';
import { EVENT_NAMES } from './event-names.ts';
import type { EndpointDraft } from './use-endpoints.ts';
import styles from './webhooks.module.css';

interface EndpointFormProps {
  start: EndpointDraft;
  mayBeHttp: boolean;
  button: string;
  isPending: boolean;
  save: (draft: EndpointDraft) => void;
}

/** The form of an endpoint: its address, what it is for, and its events. */
export function EndpointForm({ start, mayBeHttp, button, isPending, save }: EndpointFormProps) {
  const [draft, setDraft] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const url = draft.url.trim();
  const fault = urlFault(url, { mayBeHttp });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault !== null || draft.eventTypes.length === 0) return;
    save({ ...draft, url, description: draft.description.trim() });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        type="url"
        dir="ltr"
        label={texts.form.url}
        description={texts.form.urlHint}
        autoComplete="off"
        maxLength={MOST_URL_LENGTH}
        value={draft.url}
        error={isChecked && fault !== null ? <span role="alert">{texts.urlFaults[fault]}</span> : null}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, url: value })}
      />
      <TextInput
        label={texts.form.description}
        description={texts.form.descriptionHint}
        autoComplete="off"
        maxLength={MOST_DESCRIPTION_LENGTH}
        value={draft.description}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, description: value })}
      />
      <EventBoxes
        chosen={draft.eventTypes}
        isMissing={isChecked && draft.eventTypes.length === 0}
        choose={(eventTypes) => setDraft({ ...draft, eventTypes })}
      />
      <p>
        <Button type="submit" loading={isPending}>
          {button}
        </Button>
      </p>
    </form>
  );
}

interface EventBoxesProps {
  chosen: readonly EventType[];
  isMissing: boolean;
  choose: (types: EventType[]) => void;
}

function EventBoxes({ chosen, isMissing, choose }: EventBoxesProps) {
  const id = useId();
  const turn = (type: EventType) =>
    choose(EVENT_TYPES.filter((one) => (one === type ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset className={styles.events} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend className={styles.legend}>{texts.form.events}</legend>
      {EVENT_TYPES.map((type) => (
        <label key={type} className={styles.event}>
          <input type="checkbox" checked={chosen.includes(type)} onChange={() => turn(type)} />
          <span>{EVENT_NAMES[type]}</span>
          <code className={styles.code}>{type}</code>
        </label>
      ))}
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing} role="alert">
          {texts.form.eventsMissing}
        </p>
      )}
    </fieldset>
  );
}
