import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { besideInput } from '#platform/ui-kit/terms/term-help.tsx';
import type { AudienceCondition } from '../../contract/audience-condition.ts';
import { texts } from '../../texts/en.ts';
import styles from '../audience-builder.module.css';
import { useSaveSegment, useSegments } from '../use-audience.ts';
import { SegmentLine } from './segment-line.tsx';

export interface SegmentDialogProps {
  shopUrl: string;
  condition: AudienceCondition;
  /** Whether every rule has its values. */
  canSave: boolean;
  /** Replaces the current rules by a segment's. */
  take: (condition: AudienceCondition) => void;
  onClose: () => void;
}

/** The dialog that saves the rules under a name, and loads saved ones. */
export function SegmentDialog({ shopUrl, condition, canSave, take, onClose }: SegmentDialogProps) {
  const { data, error, refetch } = useSegments(shopUrl);
  return (
    <Dialog
      title={texts.segments.title}
      onClose={onClose}
      staysOnClickOutside
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.segments.close}
        </Button>
      }
    >
      <SaveForm shopUrl={shopUrl} condition={condition} canSave={canSave} />
      {data === undefined && (
        <NotLoaded bare what={texts.segments.what} height={80} error={error} retry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <p className={styles.quiet}>{texts.segments.none}</p>}
      {data !== undefined && data.data.length > 0 && (
        <ul className={styles.segments} aria-label={texts.segments.what}>
          {data.data.map((segment) => (
            <SegmentLine key={segment.id} {...{ shopUrl, segment, condition, canSave, take }} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type SaveFormProps = Pick<SegmentDialogProps, 'shopUrl' | 'condition' | 'canSave'>;

function SaveForm({ shopUrl, condition, canSave }: SaveFormProps) {
  const [name, setName] = useState('');
  const { mutate, isPending, error, reset } = useSaveSegment(shopUrl);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || name.trim() === '') return;
    mutate({ name: name.trim(), condition }, { onSuccess: () => setName('') });
  };
  return (
    <form className={styles.saveForm} onSubmit={submit} noValidate>
      <TextInput
        className={styles.saveName ?? ''}
        label={texts.segments.name}
        inputContainer={besideInput('segment')}
        maxLength={80}
        data-autofocus
        disabled={!canSave}
        value={name}
        error={error ? sentenceOf(error) : null}
        onChange={(event) => {
          setName(event.currentTarget.value);
          reset();
        }}
      />
      <Button type="submit" loading={isPending} disabled={!canSave || name.trim() === ''}>
        {texts.segments.save}
      </Button>
      {!canSave && <p className={styles.quiet}>{texts.segments.cannotSave}</p>}
    </form>
  );
}
