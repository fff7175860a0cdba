import { Button } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { CopyToStoreLink } from '#platform/ui-kit/rights/copy-to-store-link.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { AudienceCondition, SavedSegment } from '../../contract/audience-condition.ts';
import { texts } from '../../texts/en.ts';
import styles from '../audience-builder.module.css';
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
  const remove = useDeleteSegment(shopUrl, segment);
  const trouble = change.error ? sentenceOf(change.error) : usesSentence(remove.data?.usedBy ?? []);
  return (
    <li className={styles.segment}>
      <span>
        <strong>{name}</strong>
        <span className={styles.quiet}> {sentence}</span>
        <span role="status">{trouble !== '' && <span className={styles.care}> {trouble}</span>}</span>
      </span>
      <SegmentActs id={id} name={name} canSave={canSave} use={() => take(segment.condition)} ask={setAsked} />
      <ConfirmDialog
        opened={asked === 'change'}
        title={fill(texts.segmentChange.title, { name })}
        text={texts.segmentChange.text}
        confirm={texts.segmentChange.confirm}
        isGrave={false}
        isPending={change.isPending}
        onConfirm={() => change.mutate({ id, name, condition }, { onSettled: close })}
        onClose={close}
      />
      <ConfirmDialog
        opened={asked === 'delete'}
        title={fill(texts.segmentDelete.title, { name })}
        text={texts.segmentDelete.text}
        confirm={texts.segmentDelete.confirm}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
    </li>
  );
}

function usesSentence(usedBy: readonly string[]): string {
  return usedBy.length === 0 ? '' : fill(texts.segmentLine.usedBy, { uses: usedBy.join(', ') });
}

interface SegmentActsProps {
  id: string;
  name: string;
  canSave: boolean;
  use: () => void;
  ask: (about: 'change' | 'delete') => void;
}

function SegmentActs({ id, name, canSave, use, ask }: SegmentActsProps) {
  const lock = useLock('market');
  return (
    <span className={styles.segmentActs}>
      <CopyToStoreLink id={id} name={name} />
      <Button
        size="xs"
        variant="default"
        aria-label={fill(texts.segmentLine.takeNamed, { name })}
        onClick={use}
      >
        {texts.segmentLine.take}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={!canSave}
        aria-label={fill(texts.segmentLine.changeNamed, { name })}
        onClick={() => ask('change')}
        {...lock}
      >
        {texts.segmentLine.change}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={fill(texts.segmentLine.deleteNamed, { name })}
        onClick={() => ask('delete')}
        {...lock}
      >
        {texts.segmentLine.delete}
      </Button>
    </span>
  );
}
