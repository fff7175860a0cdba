import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Email } from '#platform/http/text-shapes.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { EMAIL_HINT, EMAIL_LABEL, EMAIL_WRONG, REPORT_ABOUT, REPORT_TITLE } from './copy.ts';
import styles from './delivery-report.module.css';
import { useAskReport } from './use-exports.ts';

interface DeliveryReportProps {
  shopUrl: string;
  shopCurrency: string;
  timeZone: string;
  /** Whose messages are reported, for example abandonedCart. */
  campaignType: string;
  /** What the field begins with; null where the store told no address. */
  email: string | null;
}

/** Has the delivery report of a campaign sent to an address. */
export function DeliveryReport({ email, ...request }: DeliveryReportProps) {
  const [emailTo, setEmailTo] = useState(email ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, reset, data, error, isPending } = useAskReport(request);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAddress = z.safeParse(Email, emailTo.trim()).success;
    setIsWrong(!isAddress);
    if (isAddress) mutate(emailTo.trim());
  };
  const fault = isWrong ? EMAIL_WRONG : error && sentenceOf(error);
  return (
    <Panel title={REPORT_TITLE}>
      <p className={styles.about}>{REPORT_ABOUT}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          className={styles.input ?? ''}
          classNames={{ description: styles.hint }}
          label={EMAIL_LABEL}
          description={EMAIL_HINT}
          type="email"
          name="emailTo"
          autoComplete="email"
          value={emailTo}
          onChange={(event) => {
            setEmailTo(event.currentTarget.value);
            setIsWrong(false);
            reset();
          }}
          error={fault ? <span role="alert">{fault}</span> : null}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
        />
        <Button
          type="submit"
          variant="default"
          className={styles.send ?? ''}
          loading={isPending}
          disabled={emailTo.trim() === ''}
        >
          Send the report
        </Button>
      </form>
      <p role="status" className={styles.answer}>
        {data?.message}
      </p>
    </Panel>
  );
}
