import { Button, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { MOST_NAME } from '../contract/view-calls.ts';
import { texts } from '../texts/en.ts';

interface ViewDialogProps {
  title: string;
  confirm: string;
  /** The name to start from. */
  start: string;
  note: string | null;
  /** Saves the name; rejects if it was refused. */
  change: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a view. A refused name is explained beside the field. */
export function ViewDialog({ title, confirm, start, note, change, onClose }: ViewDialogProps) {
  const form = useId();
  const [name, setName] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(texts.dialog.nameMissing);
    setIsSaving(true);
    change(name.trim()).then(onClose, (refused: unknown) => {
      setError(sentenceOf(refused));
      setIsSaving(false);
    });
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.dialog.cancel}
          </Button>
          <Button type="submit" form={form} loading={isSaving}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={texts.dialog.name}
          description={note}
          maxLength={MOST_NAME}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(null);
          }}
        />
      </form>
    </Dialog>
  );
}
