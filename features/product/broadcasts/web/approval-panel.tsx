import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { hasRight } from '#platform/rights/rights.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { useTyped } from '#platform/ui-kit/typed/use-typed.ts';
import { getApprovalLimit, HIGHEST_APPROVAL_LIMIT, setApprovalLimit } from '../contract/approval-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './approval-panel.module.css';

/** What a shop starts with when it switches approvals on. */
const FIRST_LIMIT = 1000;

type Reader = Pick<Merchant, 'shopUrl' | 'role'>;

const limitQuery = (shopUrl: string) => callQuery(getApprovalLimit, { query: { shopUrl } });

/** Whether broadcasts to more people than a limit need the approval of a second person. Only the owner changes it. */
export function ApprovalPanel({ shopUrl, role }: Reader) {
  const { data, error, refetch } = useQuery(limitQuery(shopUrl));
  const { title, loading } = texts.approvalPanel;
  return (
    <Panel title={title}>
      {data === undefined && (
        <NotLoaded bare what={loading} height={80} error={error} retry={() => void refetch()} />
      )}
      {data !== undefined && <LimitForm {...{ shopUrl, role }} above={data.above} />}
    </Panel>
  );
}

function LimitForm({ shopUrl, role, above }: Reader & { above: number | null }) {
  const { mutate, isPending } = useSaveLimit(shopUrl);
  const { typed, setTyped, isSaved } = useTyped({ above: above === null ? null : String(above) });
  const [isWrong, setWrong] = useState(false);
  const mayChange = hasRight(role, 'own');
  useUnsavedGuard(!isSaved);
  const change = (next: string | null) => {
    setWrong(false);
    setTyped({ above: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = typed.above === null || isLimit(typed.above);
    setWrong(!isGood);
    if (isGood && !isSaved) mutate(typed.above === null ? null : Number(typed.above));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ChoiceRow
        why={texts.approvalPanel.text}
        control={
          <PowerSwitch
            name={texts.approvalPanel.switch}
            on={typed.above !== null}
            isDisabled={!mayChange}
            onChange={(isOn) => change(isOn ? String(above ?? FIRST_LIMIT) : null)}
            right="own"
          />
        }
      >
        {texts.approvalPanel.switch}
      </ChoiceRow>
      {typed.above !== null && (
        <>
          <TextInput
            className={styles.people ?? ''}
            label={texts.approvalPanel.people}
            inputMode="numeric"
            value={typed.above}
            readOnly={!mayChange}
            error={isWrong ? texts.approvalPanel.invalid : null}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <QuietLine>{texts.approvalPanel.alone}</QuietLine>
        </>
      )}
      {!mayChange && <QuietLine>{texts.approvalPanel.ownerOnly}</QuietLine>}
      {!isSaved && (
        <p>
          <Button type="submit" loading={isPending}>
            {texts.approvalPanel.save}
          </Button>
        </p>
      )}
    </form>
  );
}

function isLimit(text: string): boolean {
  const people = /^\d{1,8}$/.test(text.trim()) ? Number(text) : 0;
  return people >= 1 && people <= HIGHEST_APPROVAL_LIMIT;
}

function useSaveLimit(shopUrl: string) {
  const client = useQueryClient();
  const toasts = savingToasts('approval-limit', {
    waiting: texts.approvalPanel.saving,
    saved: texts.approvalPanel.saved,
  });
  return useMutation({
    mutationFn: (above: number | null) => makeCall(setApprovalLimit, { body: { shopUrl, above } }),
    onMutate: toasts.begin,
    onSuccess: (saved) => {
      client.setQueryData(limitQuery(shopUrl).queryKey, saved);
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}
