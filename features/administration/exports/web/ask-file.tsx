import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { texts } from '../texts/en.ts';
import { useAddress } from './use-address.ts';
import { describeFile, useAskFile, type AskedFile } from './use-exports.ts';

export interface AskFileProps {
  shopUrl: string;
  timeZone: string;
  file: AskedFile;
  /** The initial value of the field. Null if the store gave no address. */
  email: string | null;
  close: () => void;
}

/** The dialog that requests a file and asks for the e-mail address. */
export function AskFile({ shopUrl, timeZone, file, email, close }: AskFileProps) {
  const formId = useId();
  const { mutate, reset, data, error, isPending } = useAskFile({ shopUrl, timeZone, file });
  const { title, about, send } = describeFile(file.kind);
  const { typed, isWrong, onChange, onSubmit } = useAddress(email, { send: mutate, forget: reset });
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {texts.form.close}
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
          label={texts.form.email}
          description={texts.form.emailHint}
          type="email"
          autoComplete="email"
          data-autofocus
          value={typed}
          error={isWrong ? texts.form.emailWrong : error && sentenceOf(error)}
          onChange={onChange}
        />
      </form>
      <p role="status">
        {data && (
          <>
            {data.message} <Link to="/exports">{texts.form.seeProgress}</Link>
          </>
        )}
      </p>
    </Dialog>
  );
}
