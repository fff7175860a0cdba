import { Button } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import type { PlanCard } from '../contract/plan.ts';
import { FREE_USAGE } from '../rules/plan-terms.ts';
import type { LeavingEnds } from '../rules/what-leaving-ends.ts';
import { texts } from '../texts/en.ts';

interface LeavePlanDialogProps {
  own: PlanCard;
  free: PlanCard;
  ends: LeavingEnds;
  remainingTrialDays: number;
  isPending: boolean;
  leave: () => void;
  stay: () => void;
}

/** Asks before a shop leaves its plan for Free, which happens immediately. */
export function LeavePlanDialog(props: LeavePlanDialogProps) {
  const { own, free, isPending, leave, stay } = props;
  return (
    <Dialog
      title={fill(texts.leaving.title, { own: own.title, free: free.title })}
      onClose={stay}
      staysOnClickOutside
      actions={
        <>
          <Button variant="default" onClick={stay} data-autofocus>
            {texts.leaving.keep}
          </Button>
          <Button color="red.9" loading={isPending} onClick={leave}>
            {fill(texts.leaving.leave, { free: free.title })}
          </Button>
        </>
      }
    >
      {describeEnds(props).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}

/** Says what a shop loses, and when. Each line has one or two sentences. */
function describeEnds({ own, free, ends, remainingTrialDays }: LeavePlanDialogProps): string[] {
  const { billing, lost, again } = ends;
  return [
    fill(texts.leaving.ends[billing], { plan: own.title, count: remainingTrialDays }),
    ...(lost.length > 0 ? [fill(texts.leaving.lost, { parts: lost.join(', ') })] : []),
    fill(texts.leaving.limit, { plan: free.title, count: FREE_USAGE.most }),
    ...(again === null ? [] : [texts.leaving.again[again]]),
  ];
}
