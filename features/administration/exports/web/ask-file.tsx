import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { EMAIL_HINT, EMAIL_LABEL, EMAIL_WRONG, SEE_EXPORTS } from './copy.ts';
import { useAddress } from './use-address.ts';
import { useAskFile, type AskedFile } from './use-exports.ts';

export interface AskFileProps {
  shopUrl: string;
  timeZone: string;
  file: AskedFile;
  title: string;
  /** What is in the file. */
  about: string;
  /** The label of the button. */
  send: string;
  /** The initial value of the field. Null if the store gave no address. */
  email: string | null;
  close: () => void;
}

/** The dialog that requests a file and asks for the e-mail address. */
export function AskFile({ shopUrl, timeZone, file, title, about, send, email, close }: AskFileProps) {
  const formId = useId();
  const { mutate, reset, data, error, isPending } = useAskFile({ shopUrl, timeZone, file });
  const { typed, isWrong, onChange, onSubmit } = useAddress(email, { send: mutate, forget: reset });
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Close
          </Button>
          <Button type="submit" form={formId} loading={isPending} disabled={data !== undefined}>
            {send}
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <form id={formId} onSubmit={onSubmit} noValidate>
        <TextInput
          label={EMAIL_LABEL}
          description={EMAIL_HINT}
          type="email"
          autoComplete="email"
          data-autofocus
          value={typed}
          error={isWrong ? EMAIL_WRONG : error && sentenceOf(error)}
          onChange={onChange}
        />
      </form>
      <p role="status">
        {data && (
          <>
            {data.message} <Link to="/exports">{SEE_EXPORTS}</Link>
          </>
        )}
      </p>
    </Dialog>
  );
}
