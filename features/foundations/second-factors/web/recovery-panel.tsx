import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../texts/en.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRefreshSecurity, useRenewCodes } from './use-security.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }));

/** How many recovery codes are left, and new ones. */
export function RecoveryPanel({ left }: { left: number }) {
  const [isAsked, setAsked] = useState(false);
  const refresh = useRefreshSecurity();
  const { mutate, data, error, isPending, reset } = useRenewCodes();
  const close = () => {
    setAsked(false);
    reset();
  };
  const finish = () => {
    reset();
    void refresh();
  };
  return (
    <Panel title={texts.recovery.title}>
      {data ? (
        <RecoveryCodes codes={data.recoveryCodes} onDone={finish} />
      ) : (
        <ChoiceRow
          control={
            <Button variant="default" onClick={() => setAsked(true)}>
              {texts.recovery.renew}
            </Button>
          }
        >
          {left === 0 ? texts.recovery.none : fill(texts.recovery.left, { count: left })}
        </ChoiceRow>
      )}
      <Suspense fallback={null}>
        {isAsked && (
          <CodeDialog
            title={texts.recovery.renew}
            lines={[texts.recovery.renewText]}
            confirm={texts.recovery.renew}
            isPending={isPending}
            error={error}
            onConfirm={(code) => mutate(code, { onSuccess: () => setAsked(false) })}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  );
}
