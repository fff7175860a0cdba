import { Button } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import type { AudienceCondition, SavedSegment } from '../../contract/audience-condition.ts';
import styles from '../audience-builder.module.css';
import { SEGMENT_CHANGE, SEGMENT_CHANGE_ABOUT, SEGMENT_DELETE_ABOUT, usedByWords } from '../copy.ts';
import { useDeleteSegment, useSaveSegment } from '../use-audience.ts';

interface SegmentLineProps {
  shopUrl: string;
  segment: SavedSegment;
  /** The edited rules. */
  condition: AudienceCondition;
  canSave: boolean;
  take: (condition: AudienceCondition) => void;
}

/** A saved segment: load it, replace its rules by the current ones, or delete it. The last two ask first. */
export function SegmentLine({ shopUrl, segment, condition, canSave, take }: SegmentLineProps) {
  const { id, name, sentence } = segment;
  const [asked, setAsked] = useState<'change' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const change = useSaveSegment(shopUrl);
  const remove = useDeleteSegment(shopUrl);
  const trouble = change.error ? sentenceOf(change.error) : usedByWords(remove.data?.usedBy ?? []);
  return (
    <li className={styles.segment}>
      <span>
        <strong>{name}</strong>
        <span className={styles.quiet}> {sentence}</span>
        <span role="status">{trouble !== '' && <span className={styles.care}> {trouble}</span>}</span>
      </span>
      <SegmentActs name={name} canSave={canSave} use={() => take(segment.condition)} ask={setAsked} />
      <ConfirmDialog
        opened={asked === 'change'}
        title={`Change ${name}?`}
        text={SEGMENT_CHANGE_ABOUT}
        confirm={SEGMENT_CHANGE}
        isGrave={false}
        isPending={change.isPending}
        onConfirm={() => change.mutate({ id, name, condition }, { onSettled: close })}
        onClose={close}
      />
      <ConfirmDialog
        opened={asked === 'delete'}
        title={`Delete ${name}?`}
        text={SEGMENT_DELETE_ABOUT}
        confirm="Delete"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: close })}
        onClose={close}
      />
    </li>
  );
}

interface SegmentActsProps {
  name: string;
  canSave: boolean;
  use: () => void;
  ask: (about: 'change' | 'delete') => void;
}

function SegmentActs({ name, canSave, use, ask }: SegmentActsProps) {
  return (
    <span className={styles.segmentActs}>
      <Button size="xs" variant="default" aria-label={`Use ${name}`} onClick={use}>
        Use
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={!canSave}
        aria-label={`Change ${name}`}
        onClick={() => ask('change')}
      >
        Change
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={`Delete ${name}`}
        onClick={() => ask('delete')}
      >
        Delete
      </Button>
    </span>
  );
}
