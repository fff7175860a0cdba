import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import styles from '../broadcast-page.module.css';
import { CANCEL_SCHEDULE, CANCEL_SCHEDULE_ABOUT } from '../copy.ts';
import type { BroadcastEditing } from './use-broadcast-form.ts';
import type { useSchedule } from './use-schedule.ts';

interface EditActionsProps {
  broadcast: Broadcast;
  editing: BroadcastEditing;
  scheduling: ReturnType<typeof useSchedule>;
}

/** The actions of a broadcast by its state. Document 3, section 4.2. */
export function EditActions({ broadcast: { status }, editing, scheduling }: EditActionsProps) {
  const { isSaved, isSaving, save, form } = editing;
  const { schedule, isChecking } = scheduling;
  const isNamed = form.name.trim() !== '';
  const isActive = status === 'active';
  return (
    <div className={styles.actions}>
      {isActive ? (
        <CancelSchedule editing={editing} />
      ) : (
        <Button
          variant="default"
          disabled={isSaved || isSaving || isChecking || !isNamed}
          onClick={() => void save({ status: 'draft' })}
        >
          Save As Draft
        </Button>
      )}
      {isActive && isSaved ? (
        <Button disabled>Scheduled</Button>
      ) : (
        <Button loading={isSaving || isChecking} disabled={!isNamed} onClick={() => void schedule()}>
          {'Save & Schedule'}
        </Button>
      )}
    </div>
  );
}

function CancelSchedule({ editing: { save, isSaving } }: Pick<EditActionsProps, 'editing'>) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="default" disabled={isSaving} onClick={() => setIsAsked(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={`${CANCEL_SCHEDULE}?`}
        text={CANCEL_SCHEDULE_ABOUT}
        confirm={CANCEL_SCHEDULE}
        cancel="Keep it"
        isPending={isSaving}
        onConfirm={() => void save({ status: 'draft' }).then(() => setIsAsked(false))}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
