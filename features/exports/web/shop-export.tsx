import { Button, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Email } from '#platform/http/text-shapes.ts';
import { Dialog } from '#platform/ui-kit/parts/dialog.tsx';
import { EMAIL_HINT, EMAIL_LABEL, EMAIL_WRONG } from './copy.ts';
import { useAskShopExport, type ShopExportKind } from './use-exports.ts';

interface ShopExportProps {
  shopUrl: string;
  timeZone: string;
  kind: ShopExportKind;
  /** What the button says, and the dialog’s head. */
  name: string;
  /** What is in the file. */
  about: string;
  /** What the field begins with; null where the store told no address. */
  email: string | null;
}

/** Has a file of the whole shop written, and sent to an address that is asked for. */
export function ShopExport(props: ShopExportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {props.name}
      </Button>
      {isOpen && <AskDialog {...props} close={() => setIsOpen(false)} />}
    </>
  );
}

function AskDialog({
  shopUrl,
  timeZone,
  kind,
  name,
  about,
  email,
  close,
}: ShopExportProps & { close: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState(email ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const { mutate, reset, data, error, isPending } = useAskShopExport({ shopUrl, timeZone, kind });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAddress = z.safeParse(Email, typed.trim()).success;
    setIsWrong(!isAddress);
    if (isAddress) mutate(typed.trim());
  };
  return (
    <Dialog
      title={name}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Close
          </Button>
          <Button type="submit" form={formId} loading={isPending} disabled={data !== undefined}>
            Send the file
          </Button>
        </>
      }
    >
      <p>{about}</p>
      <form id={formId} onSubmit={submit} noValidate>
        <TextInput
          label={EMAIL_LABEL}
          description={EMAIL_HINT}
          type="email"
          autoComplete="email"
          data-autofocus
          value={typed}
          error={isWrong ? EMAIL_WRONG : error && sentenceOf(error)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsWrong(false);
            reset();
          }}
        />
      </form>
      <p role="status">{data?.message}</p>
    </Dialog>
  );
}
