import { Button } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { readCode } from '../rules/read-code.ts';
import { texts } from '../texts/en.ts';
import { CodeField } from './code-field.tsx';

interface CodeDialogProps {
  title: string;
  lines: readonly string[];
  /** The label of the button. */
  confirm: string;
  isGrave?: boolean;
  isPending: boolean;
  error: Error | null;
  onConfirm: (code: string) => void;
  onClose: () => void;
}

/** Asks for a code before something about the second step changes: a login that stays open must not be enough. */
export function CodeDialog({ title, lines, confirm, isGrave = false, ...given }: CodeDialogProps) {
  const { isPending, error, onConfirm, onClose } = given;
  const formId = useId();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = readCode(code) !== null;
    setWrong(!isGood);
    if (isGood) onConfirm(code);
  };
  const failed = error && sentenceOf(error);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.ask.cancel}
          </Button>
          <Button type="submit" form={formId} loading={isPending} {...(isGrave && { color: 'red.9' })}>
            {confirm}
          </Button>
        </>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <form id={formId} onSubmit={submit} noValidate>
        <CodeField
          label={texts.ask.code}
          value={code}
          problem={isWrong ? texts.ask.wrong : failed}
          onChange={(typed) => {
            setCode(typed);
            setWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
