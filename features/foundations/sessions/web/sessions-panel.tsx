import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';
import { LOG_OUT_EVERYWHERE, LOG_OUT_EVERYWHERE_TEXT, STILL_LOGGED_IN } from './copy.ts';
import { leaveEverywhere } from './leave.ts';

/** Lets the merchant end every session of the store. */
export function SessionsPanel() {
  const { mutate, isPending } = useMutation({
    mutationFn: leaveEverywhere,
    onError: (error) => reportFailure(error, 'log out everywhere', STILL_LOGGED_IN),
  });
  return (
    <Panel title="Logins">
      <ChoiceRow
        control={
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {LOG_OUT_EVERYWHERE}
          </Button>
        }
      >
        {LOG_OUT_EVERYWHERE_TEXT}
      </ChoiceRow>
    </Panel>
  );
}
