import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { useTyped } from '#platform/ui-kit/typed/use-typed.ts';
import { texts } from '../../texts/en.ts';
import { NumberInputs } from './number-inputs.tsx';
import styles from './support-number-field.module.css';
import { useAttributes, useSaveSupportNumber } from './use-attributes.ts';

/** The support number that shoppers get when they want to talk to a person. */
export function SupportNumberField({ merchant: { shopUrl } }: { merchant: { shopUrl: string } }) {
  const { data, error, refetch } = useAttributes(shopUrl);
  return (
    <Panel title={texts.supportNumber.title}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && (
        <FailureNote bare what={texts.supportNumber.what} error={error} retry={() => void refetch()} />
      )}
      {data && (
        <SupportNumberForm
          shopUrl={shopUrl}
          stored={String(data.attributes['globalSupport'] ?? '')}
          shopCountry={data.country}
        />
      )}
    </Panel>
  );
}

interface FormProps {
  shopUrl: string;
  stored: string;
  shopCountry: string;
}

function SupportNumberForm({ shopUrl, stored, shopCountry }: FormProps) {
  const { mutate, isPending } = useSaveSupportNumber(shopUrl);
  const { typed: value, setTyped, isSaved } = useTyped(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const isEmpty = value === '';
  useUnsavedGuard(!isSaved);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaved && !isEmpty) return;
    if (isEmpty) return setProblem(texts.supportNumber.missing);
    void saveIfReachable();
  };
  const saveIfReachable = async () => {
    // Loaded on demand, because it contains the numbering plans of all countries, and most visits change no number.
    const { isReachable } = await import('#platform/phone/is-reachable.ts');
    if (isReachable(value)) mutate(value);
    else setProblem(texts.supportNumber.unreachable);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <NumberInputs
        value={value}
        shopCountry={shopCountry}
        onChange={(next) => {
          setTyped(next);
          setProblem(null);
        }}
        error={problem ?? (isEmpty && !isSaved ? texts.supportNumber.missing : null)}
        errorClass={styles.error}
      />
      <Button
        type="submit"
        className={styles.save ?? ''}
        loading={isPending}
        disabled={isSaved}
        data-invalid={(isEmpty && !isSaved) || undefined}
      >
        {isSaved && !isEmpty ? texts.supportNumber.saved : texts.supportNumber.save}
      </Button>
      <p className={styles.note}>
        {stored === '' && `${texts.supportNumber.none} `}
        {texts.supportNumber.note}
      </p>
    </form>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what={texts.supportNumber.what} />
      <WaitingBlock height={60} />
    </>
  );
}
