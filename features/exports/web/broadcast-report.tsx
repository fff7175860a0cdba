import { Button, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Email } from '#platform/http/text-shapes.ts';
import { Dialog } from '#platform/ui-kit/parts/dialog.tsx';
import { EMAIL_HINT, EMAIL_LABEL, EMAIL_WRONG, REPORT_TITLE } from './copy.ts';
import { useAskBroadcastReport } from './use-exports.ts';

interface BroadcastReportProps {
  shopUrl: string;
  shopCurrency: string;
  timeZone: string;
  broadcastId: string;
  broadcastName: string;
  /** What the field begins with; null where the store told no address. */
  email: string | null;
  close: () => void;
}

/** Has the delivery report of a broadcast sent to an address. */
export function BroadcastReport({ email, close, ...request }: BroadcastReportProps) {
  const formId = useId();
  const [emailTo, setEmailTo] = useState(email ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, reset, data, error, isPending } = useAskBroadcastReport(request);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAddress = z.safeParse(Email, emailTo.trim()).success;
    setIsWrong(!isAddress);
    if (isAddress) mutate(emailTo.trim());
  };
  return (
    <Dialog
      title={REPORT_TITLE}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Close
          </Button>
          <Button type="submit" form={formId} loading={isPending} disabled={data !== undefined}>
            Send the report
          </Button>
        </>
      }
    >
      <p>Every message of this broadcast: to whom it went, what became of it and why, and what it earned.</p>
      <form id={formId} onSubmit={submit} noValidate>
        <TextInput
          label={EMAIL_LABEL}
          description={EMAIL_HINT}
          type="email"
          autoComplete="email"
          data-autofocus
          value={emailTo}
          error={isWrong ? EMAIL_WRONG : error && sentenceOf(error)}
          onChange={(event) => {
            setEmailTo(event.currentTarget.value);
            setIsWrong(false);
            reset();
          }}
        />
      </form>
      <p role="status">{data?.message}</p>
    </Dialog>
  );
}
