import { Button } from '@mantine/core';
import { useCallback, useId, useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../../texts/en.ts';
import { NumberField } from './number-field.tsx';
import styles from './test-dialog.module.css';
import { TesterField } from './tester-field.tsx';
import { useSendTest, type TestedMessage } from './use-send-test.ts';

interface TestDialogProps extends TestedMessage {
  /** A note about the test as a sentence, or null. */
  note: string | null;
  opened: boolean;
  onClose: () => void;
}

/** The dialog that asks for the recipient, sends the test, and confirms it. */
export function TestDialog({ note, opened, onClose, ...tested }: TestDialogProps) {
  const formId = useId();
  const [place, setPlace] = useState<string | null>(null);
  const { mutate, isPending, isSuccess, error, reset } = useSendTest(tested);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && place !== null) mutate(place);
  };
  const onPlace = useCallback(
    (chosen: string | null) => {
      setPlace(chosen);
      reset();
    },
    [reset],
  );
  const field = { error: error === null ? null : sentenceOf(error), onPlace };
  const isWhatsApp = tested.channel === 'WA';
  return (
    <Dialog
      title={texts.testSend.title}
      opened={opened}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.testSend.close}
          </Button>
          <Button type="submit" form={formId} loading={isPending} disabled={place === null}>
            {isSuccess ? texts.testSend.again : texts.testSend.send}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <p>{texts.testSend.about[tested.channel]}</p>
        {isWhatsApp ? (
          <NumberField {...field} shopCountry={tested.merchant.shopCountry} />
        ) : (
          <TesterField {...field} merchant={tested.merchant} />
        )}
        {note !== null && <p>{note}</p>}
        <p role="status">
          {isSuccess &&
            (isWhatsApp
              ? fill(texts.testSend.sentToNumber, { number: place?.trim() ?? '' })
              : texts.testSend.sentToPerson)}
        </p>
      </form>
    </Dialog>
  );
}
