import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { MOST_NAME } from '../contract/import.ts';
import { nameRefusalReason } from '../rules/import-name.ts';
import { texts } from '../texts/en.ts';
import { useCreateImport } from './use-imports.ts';

const FORM = 'import-name';

interface NameStepProps {
  shopUrl: string;
  onClose: () => void;
  created: (importId: string) => void;
}

/** The name of an import. Document 3, section 2.5. */
export function NameStep({ shopUrl, onClose, created }: NameStepProps) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { mutate, error, isPending, reset } = useCreateImport(shopUrl);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = nameRefusalReason(name);
    setWrong(code && sentenceFor(code));
    if (code === null) mutate(name, { onSuccess: (answer) => created(answer.import.id) });
  };
  const fault = wrong ?? (error && sentenceOf(error));
  return (
    <Dialog
      title={texts.nameStep.title}
      onClose={onClose}
      staysOnClickOutside
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.nameStep.cancel}
          </Button>
          <Button type="submit" form={FORM} loading={isPending}>
            {texts.nameStep.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          aria-label={texts.nameStep.label}
          maxLength={MOST_NAME}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setWrong(null);
            reset();
          }}
          error={fault ? <span role="alert">{fault}</span> : null}
        />
      </form>
    </Dialog>
  );
}
