import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { texts } from '../texts/en.ts';
import { leaveEverywhere } from './leave.ts';

/** Lets the merchant end every session of the store. */
export function SessionsPanel() {
  const { mutate, isPending } = useMutation({
    mutationFn: leaveEverywhere,
    onError: (error) => reportFailure(error, 'logOutEverywhere', texts.logOutEverywhere.failed),
  });
  return (
    <Panel title={texts.logOutEverywhere.title}>
      <ChoiceRow
        control={
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {texts.logOutEverywhere.logOut}
          </Button>
        }
      >
        {texts.logOutEverywhere.text}
      </ChoiceRow>
    </Panel>
  );
}
