import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { MOST_PASSKEY_NAME_LENGTH } from '../contract/passkey-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './add-passkey.module.css';
import { passkeyProblem } from './ask-device.ts';
import { useAddPasskey } from './use-passkeys.ts';

/** Names a new passkey, and asks this device to make it. */
export function AddPasskey({ onDone }: { onDone?: () => void }) {
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, error, isPending } = useAddPasskey(() => {
    setName('');
    onDone?.();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setWrong(given === '');
    if (given !== '') mutate(given);
  };
  const failed = error && passkeyProblem(error);
  const problem = isWrong ? texts.passkeys.nameWrong : failed;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={texts.passkeys.newName}
        description={texts.passkeys.nameHint}
        name="passkey"
        autoComplete="off"
        maxLength={MOST_PASSKEY_NAME_LENGTH}
        value={name}
        error={problem === null ? null : <span role="alert">{problem}</span>}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <p>
        <Button type="submit" variant="default" loading={isPending}>
          {texts.passkeys.add}
        </Button>
      </p>
    </form>
  );
}
