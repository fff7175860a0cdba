import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Combobox.css';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { countryName } from '#platform/phone/country-names.ts';
import { readChatNumber } from '../rules/chat-number.ts';
import { texts } from '../texts/en.ts';
import styles from './chat-with-us.module.css';
import { useAskForChat } from './use-support.ts';

interface ChatFormProps {
  shopUrl: string;
  /** ISO 3166 alpha-2. The country of numbers without a country code. */
  shopCountry: string;
}

/** The form for a phone number. It shows the parsed number before sending, and the country follows the number. */
export function ChatForm({ shopUrl, shopCountry }: ChatFormProps) {
  const ask = useAskForChat(shopUrl);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const number = readChatNumber(typed, shopCountry);
  useEffect(() => input.current?.focus(), []);
  const type = (text: string) => {
    setTyped(text);
    setIsRefused(false);
    if (ask.isError) ask.reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (number === null) setIsRefused(true);
    else ask.mutate(number.e164);
  };
  if (ask.isSuccess && number !== null) {
    return (
      <p className={styles.note} role="status">
        {fill(texts.chatWithUs.sent, { number: number.words })}
      </p>
    );
  }
  const problem = isRefused ? sentenceFor('PHONE_INVALID') : ask.isError ? sentenceOf(ask.error) : null;
  return (
    <form onSubmit={send} noValidate className={styles.form}>
      <Country country={number?.country ?? shopCountry} />
      <TextInput
        ref={input}
        type="tel"
        name="phone"
        autoComplete="tel"
        label={texts.chatWithUs.number}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          number === null
            ? texts.chatWithUs.numberHint
            : fill(texts.chatWithUs.willWrite, { number: number.words })
        }
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        error={problem === null ? null : <span role="alert">{problem}</span>}
        rightSection={
          <ActionIcon
            type="submit"
            variant="filled"
            aria-label={texts.chatWithUs.send}
            loading={ask.isPending}
          >
            <IconSend size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
}

/** The country field, which is disabled as in document 1. A number with a country code changes the country. */
function Country({ country }: { country: string }) {
  return (
    <NativeSelect
      label={texts.chatWithUs.country}
      disabled
      classNames={{ input: styles.country }}
      value={country}
      data={[{ value: country, label: countryName(country) }]}
    />
  );
}
