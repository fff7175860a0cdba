import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';
import type { BroadcastBooking } from './booking/use-booking.ts';
import type { BroadcastEditing } from './use-broadcast-form.ts';

interface EditActionsProps {
  broadcast: Broadcast;
  editing: BroadcastEditing;
  booking: BroadcastBooking;
}

/** The actions of a broadcast by its state. Document 3, section 4.2. */
export function EditActions({ broadcast: { status }, editing, booking }: EditActionsProps) {
  const { isSaved, isSaving, save, form, isNow } = editing;
  const isNamed = form.name.trim() !== '';
  const isActive = status === 'active';
  const lock = useLock('market');
  return (
    <div className={styles.actions}>
      {isActive ? (
        <CancelSchedule editing={editing} />
      ) : (
        <Button
          variant="default"
          disabled={isSaved || isSaving || !isNamed}
          onClick={() => void save({ status: 'draft' })}
          {...lock}
        >
          {texts.editor.saveDraft}
        </Button>
      )}
      {isActive && isSaved && !isNow ? (
        <Booked takesFocus={booking.isBooked} />
      ) : (
        <Button loading={isSaving} disabled={!isNamed} onClick={booking.ask} {...lock}>
          {isNow ? texts.editor.sendNow : texts.editor.saveAndSchedule}
        </Button>
      )}
    </div>
  );
}

/** Replaces the button that booked the broadcast, and takes its focus. */
function Booked({ takesFocus }: { takesFocus: boolean }) {
  const label = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) label.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={label} tabIndex={-1} className={styles.booked}>
      <IconCircleCheck size={16} stroke={1.5} aria-hidden /> {texts.editor.scheduled}
    </p>
  );
}

function CancelSchedule({ editing: { save, isSaving } }: Pick<EditActionsProps, 'editing'>) {
  const [isAsked, setIsAsked] = useState(false);
  const lock = useLock('market');
  return (
    <>
      <Button variant="default" disabled={isSaving} onClick={() => setIsAsked(true)} {...lock}>
        {texts.editor.cancel}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={texts.cancelSchedule.title}
        text={texts.cancelSchedule.text}
        confirm={texts.cancelSchedule.confirm}
        cancel={texts.cancelSchedule.cancel}
        isPending={isSaving}
        onConfirm={() => void save({ status: 'draft' }).then(() => setIsAsked(false))}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
