import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { AudienceCondition } from '../../contract/audience-condition.ts';
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
      title="Saved segments"
      onClose={onClose}
      staysOnClickOutside
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <SaveForm shopUrl={shopUrl} condition={condition} canSave={canSave} />
      {data === undefined && error !== null && (
        <FailureNote bare what="Your segments" error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <WaitingFor what="Your segments" />
          <WaitingBlock height={80} />
        </>
      )}
      {data?.data.length === 0 && <p className={styles.quiet}>You have saved none yet.</p>}
      {data !== undefined && data.data.length > 0 && (
        <ul className={styles.segments} aria-label="Your segments">
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
        label="Save these rules as"
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
        Save
      </Button>
      {!canSave && <p className={styles.quiet}>Fill in every rule first, then it can be saved.</p>}
    </form>
  );
}
