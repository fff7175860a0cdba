import { Button } from '@mantine/core';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { PlanCard } from '../contract/plan.ts';
import { GO_TO_FREE, KEEP_PLAN, leaveTitle } from './copy.ts';

interface LeavePlanDialogProps {
  own: PlanCard;
  free: PlanCard;
  /** What is lost, and when. */
  lines: readonly string[];
  isPending: boolean;
  leave: () => void;
  stay: () => void;
}

/** Asks before a shop leaves its plan for Free, which happens immediately. */
export function LeavePlanDialog({ own, free, lines, isPending, leave, stay }: LeavePlanDialogProps) {
  return (
    <Dialog
      title={leaveTitle(own.title, free.title)}
      onClose={stay}
      staysOnClickOutside
      actions={
        <>
          <Button variant="default" onClick={stay} data-autofocus>
            {KEEP_PLAN}
          </Button>
          <Button color="red.9" loading={isPending} onClick={leave}>
            {GO_TO_FREE(free.title)}
          </Button>
        </>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
