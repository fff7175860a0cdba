import { ActionIcon, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useState, type FormEvent } from 'react';
import { usePhoneInput } from 'react-international-phone';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import styles from './chat-with-us.module.css';
import { useAskForChat } from './use-support.ts';

/** The country is India until a number says otherwise; there is no list to choose it from. */
export function ChatForm({ shopUrl }: { shopUrl: string }) {
  const ask = useAskForChat(shopUrl);
  const [phone, setPhone] = useState('');
  const { inputValue, handlePhoneValueChange, inputRef, country } = usePhoneInput({
    defaultCountry: 'in',
    value: phone,
    onChange: (changed) => {
      setPhone(changed.phone);
      if (ask.isError) ask.reset();
    },
  });
  useEffect(() => inputRef.current?.focus(), [inputRef]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate(phone);
  };
  if (ask.isSuccess) {
    return (
      <p className={styles.note} role="status">
        Thank you. We will write to {inputValue} on WhatsApp.
      </p>
    );
  }
  return (
    <form onSubmit={send} noValidate>
      <TextInput
        ref={inputRef}
        type="tel"
        name="phone"
        autoComplete="tel"
        label="Your WhatsApp number"
        description={`Country: ${country.name}`}
        value={inputValue}
        onChange={handlePhoneValueChange}
        error={ask.isError ? <span role="alert">{sentenceOf(ask.error)}</span> : null}
        rightSection={
          <ActionIcon type="submit" variant="filled" aria-label="Send" loading={ask.isPending}>
            <IconSend size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
}
