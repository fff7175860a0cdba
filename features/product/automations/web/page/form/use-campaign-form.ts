import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { hideToast, toastSuccess, toastWaiting, toastWarning } from '#platform/ui-kit/toast.tsx';
import { isSame, saveTyped } from '#platform/ui-kit/typed/save-typed.ts';
import { useFormChanges } from '#platform/ui-kit/unsaved/use-form-changes.ts';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import { fieldsOf } from '../../../contract/campaign-definition.ts';
import { texts } from '../../../texts/en.ts';
import { pageOf } from '../../page-of.ts';
import type { ShownCampaign } from '../../shown-campaigns.ts';
import { changesOf } from './form-changes.ts';
import { problemsOf } from './form-problems.ts';
import { FormValues, readForm, type DripValues, type FormFacts, type StoredCampaign } from './form-values.ts';
import { saveCampaign } from './save-campaign.ts';

const WARNING = 'campaign-warning';
const SAVE_TOAST = 'campaign-save';

/** Returns the form of a campaign's page, whether it can be saved, and the function that saves it. */
export function useCampaignForm(
  merchant: Merchant,
  campaign: ShownCampaign,
  stored: StoredCampaign,
  again: () => Promise<StoredCampaign | null>,
) {
  const { before, form, setForm, keep } = useTyped(stored);
  const [moved, setMoved] = useState<Record<string, number>>({});
  const isSaved = isSame(before, form);
  const problems = problemsOf(form, factsOf(campaign, stored));
  const earlier = useUnsavedChanges(merchant, campaign, { before, form, setForm }, isSaved);
  useWarning(
    problems[0]?.words ?? null,
    !isSaved && problems.some((one) => one.words === sentenceFor('PERCENTAGE_INVALID')),
  );

  const {
    mutate,
    mutateAsync,
    isPending: isSaving,
  } = useMutation({
    mutationFn: (sent: FormValues) => {
      const page = { shopUrl: merchant.shopUrl, pageId: pageOf(merchant, campaign.channel) };
      return saveCampaign({ ...page, type: campaign.type }, changesOf(campaign.type, before, sent));
    },
    onMutate: () => toastWaiting(SAVE_TOAST, texts.toasts.saving),
    onSuccess: async (counts, sent) => {
      const newer = await again();
      setMoved(counts);
      // Input that was typed during the save is still unsaved.
      if (newer) keep({ stored: newer, began: sent });
      toastSuccess(SAVE_TOAST, texts.toasts.saved);
    },
    onError: async (error) => {
      reportFailure(error, SAVE_TOAST, whatFailed(error, texts.failures.campaign) ?? texts.failures.save);
      const newer = await again();
      if (!newer) return;
      // Shows what somebody else saved, so that it is not overwritten unseen.
      const isOvertaken = error instanceof RefusedCall && error.code === 'SETTINGS_CHANGED';
      keep({ stored: newer, wins: isOvertaken ? 'stored' : 'typed' });
    },
  });
  const save = () => {
    const first = problems[0];
    if (first) toastWarning(WARNING, first.words);
    else if (!isSaved && !isSaving) mutate(form);
  };
  const saveNow = async (): Promise<boolean> => {
    try {
      await mutateAsync(form);
      return true;
    } catch {
      return false;
    }
  };
  const changeDrip = (dripId: string, change: Partial<DripValues>) =>
    setForm((now) => withDrip(now, dripId, change));
  return { form, before, setForm, changeDrip, problems, isSaved, isSaving, moved, save, saveNow, earlier };
}

export type CampaignForm = ReturnType<typeof useCampaignForm>;

/** Keeps unsaved input in the browser and asks before leaving. Returns the input of an earlier visit. */
function useUnsavedChanges(
  { shopUrl }: Merchant,
  { channel, type }: ShownCampaign,
  { before, form, setForm }: Pick<ReturnType<typeof useTyped>, 'before' | 'form' | 'setForm'>,
  isSaved: boolean,
) {
  const { earlier, forget } = useFormChanges({
    key: `bellbird-campaign-changes:${shopUrl}:${channel}:${type}`,
    shape: FormValues,
    stored: before,
    typed: form,
    isSaved,
    restore: (kept) => setForm(() => kept),
  });
  useUnsavedGuard(
    !isSaved,
    useMemo(() => ({ forget }), [forget]),
  );
  return earlier;
}

/** Returns the form values and their start. A page without changes follows what others save. */
function useTyped(stored: StoredCampaign) {
  const [typed, setTyped] = useState(() => beginWith(stored));
  const { before, form } = typed;
  const newest = readForm(stored);
  if (isSame(before, form) && !isSame(before, newest)) setTyped(beginWith(stored));
  const setForm = (change: (now: FormValues) => FormValues) =>
    setTyped((now) => ({ ...now, form: change(now.form) }));
  return {
    before,
    form,
    setForm,
    /** Continues from the stored values with the changes since `began`. */
    keep: ({ stored: from, began, wins }: Kept) =>
      setTyped((now) => {
        const newer = readForm(from);
        const typing = { began: began ?? now.before, typed: now.form, stored: newer };
        return { before: newer, form: saveTyped(typing, wins) };
      }),
  };
}

interface Kept {
  stored: StoredCampaign;
  /** By default, the start of the page's form. */
  began?: FormValues;
  wins?: 'typed' | 'stored';
}

function beginWith(stored: StoredCampaign) {
  const form = readForm(stored);
  return { before: form, form };
}

function withDrip(form: FormValues, dripId: string, change: Partial<DripValues>): FormValues {
  const drip = form.drips[dripId];
  return drip ? { ...form, drips: { ...form.drips, [dripId]: { ...drip, ...change } } } : form;
}

function factsOf(campaign: ShownCampaign, { globalSupport, drips }: StoredCampaign): FormFacts {
  const { type, channel } = campaign;
  return {
    type,
    channel,
    globalSupport,
    drips: Object.fromEntries(
      drips.map(({ dripId, dripIndex, needsDiscount, namesDiscount, dripAttributes }) => [
        dripId,
        {
          needsDiscount,
          namesDiscount,
          isEnabled: dripAttributes.draftState,
          fields: fieldsOf(campaign, dripIndex),
        },
      ]),
    ),
  };
}

/** Shows a warning for a wrong percentage while typing, and hides it when the value is right. */
function useWarning(first: string | null, saysAtOnce: boolean): void {
  useEffect(() => {
    if (saysAtOnce) toastWarning(WARNING, sentenceFor('PERCENTAGE_INVALID'));
  }, [saysAtOnce]);
  useEffect(() => {
    if (first === null) hideToast(WARNING);
  }, [first]);
  useEffect(() => () => hideToast(WARNING), []);
}
