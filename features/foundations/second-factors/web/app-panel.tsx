import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import type { Security } from '../contract/security-calls.ts';
import { texts } from '../texts/en.ts';
import { SetUpApp } from './set-up-app.tsx';
import { useRefreshSecurity, useRemoveApp } from './use-security.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }));

const TOAST = 'authenticator-app';

interface AppPanelProps {
  security: Security;
  timeZone: string;
}

/** The authenticator app of a person: how to set it up, or how to remove it. */
export function AppPanel({ security, timeZone }: AppPanelProps) {
  const [isSettingUp, setSettingUp] = useState(false);
  const refresh = useRefreshSecurity();
  const finish = () => {
    setSettingUp(false);
    toastSuccess(TOAST, texts.setUp.done);
    void refresh();
  };
  const { app } = security;
  return (
    <Panel
      title={texts.app.title}
      aside={app && !isSettingUp && <StatusBadge tone="good" word={texts.app.on} />}
    >
      {isSettingUp && <SetUpApp onDone={finish} onCancel={() => setSettingUp(false)} />}
      {!isSettingUp && app && <AppInUse security={security} addedAt={app.addedAt} timeZone={timeZone} />}
      {!isSettingUp && !app && (
        <ChoiceRow control={<Button onClick={() => setSettingUp(true)}>{texts.app.setUp}</Button>}>
          {texts.app.text}
        </ChoiceRow>
      )}
    </Panel>
  );
}

function AppInUse({ security, addedAt, timeZone }: AppPanelProps & { addedAt: string }) {
  const [isAsked, setAsked] = useState(false);
  const refresh = useRefreshSecurity();
  const { mutate, error, isPending, reset } = useRemoveApp();
  const close = () => {
    setAsked(false);
    reset();
  };
  const remove = (code: string) =>
    mutate(code, {
      onSuccess: () => {
        close();
        toastSuccess(TOAST, texts.app.removed);
        void refresh();
      },
    });
  const { removeText, removeRequired } = texts.app;
  return (
    <>
      <ChoiceRow
        why={
          <RichText text={texts.app.since} values={{ when: <Moment at={addedAt} timeZone={timeZone} /> }} />
        }
        control={
          <Button variant="default" onClick={() => setAsked(true)}>
            {texts.app.remove}
          </Button>
        }
      >
        {texts.app.text}
      </ChoiceRow>
      <Suspense fallback={null}>
        {isAsked && (
          <CodeDialog
            title={texts.app.remove}
            lines={security.isRequired ? [removeText, removeRequired] : [removeText]}
            confirm={texts.app.remove}
            isGrave
            isPending={isPending}
            error={error}
            onConfirm={remove}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
