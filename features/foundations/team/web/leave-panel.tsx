import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../texts/en.ts';
import { useLeaveTeam } from './use-team.ts';

/** Lets a person leave the team. The owner cannot. */
export function LeavePanel({ merchant }: { merchant: { shopUrl: string; shopName: string } }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, isSuccess } = useLeaveTeam(merchant.shopUrl);
  return (
    <Panel title={texts.leave.title}>
      <ChoiceRow
        control={
          <Button variant="default" onClick={() => setAsked(true)}>
            {texts.leave.leave}
          </Button>
        }
      >
        {texts.leave.text}
      </ChoiceRow>
      <ConfirmDialog
        opened={isAsked}
        title={fill(texts.leave.question, { shop: merchant.shopName })}
        text={texts.leave.questionText}
        confirm={texts.leave.leave}
        isPending={isPending || isSuccess}
        onConfirm={() => mutate()}
        onClose={() => setAsked(false)}
      />
    </Panel>
  );
}
