import { Button, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/parts/dialog.tsx';
import styles from './test-dialog.module.css';
import { useSendTest, type TestedMessage } from './use-send-test.ts';

interface TestDialogProps extends TestedMessage {
  hasUnsaved: boolean;
  opened: boolean;
  onClose: () => void;
}

/** The dial code of the country that the specification begins with. */
const BEGINNING = '+91 ';
/** What was typed last: a merchant tries several messages on one phone. */
let lastTyped = BEGINNING;

/** Asks for a number, sends the message to it, and says so. */
export function TestDialog({ hasUnsaved, opened, onClose, ...tested }: TestDialogProps) {
  const formId = useId();
  const [number, setNumber] = useState(lastTyped);
  const { mutate, isPending, isSuccess, error, reset } = useSendTest(tested);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(number);
  };
  return (
    <Dialog
      title="Send a test"
      opened={opened}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {isSuccess ? 'Send again' : 'Send'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <p>
          The message as it is set, filled with samples, goes to a phone of yours on WhatsApp. It counts in no
          figure.
        </p>
        <TextInput
          label="Mobile number, with the country code"
          type="tel"
          autoComplete="tel"
          data-autofocus
          maxLength={40}
          value={number}
          error={error === null ? null : sentenceOf(error)}
          onChange={(event) => {
            lastTyped = event.currentTarget.value;
            setNumber(lastTyped);
            reset();
          }}
        />
        {hasUnsaved && <p>What you changed and did not save yet is not in it.</p>}
        <p role="status">
          {isSuccess && `The test is on its way to ${number.trim()}. If none arrives, check the number.`}
        </p>
      </form>
    </Dialog>
  );
}
