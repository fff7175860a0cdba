import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { fill } from '#platform/language/reader.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  awaitTemplate,
  changeTemplate,
  getTemplates,
  toggleDraftState,
  writeOwnWords,
} from '../../contract/automation-calls.ts';
import { initFlow } from '../../contract/campaign-flow-calls.ts';
import { texts } from '../../texts/en.ts';
import { pageOf, type Shop } from '../page-of.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { dripsQuery } from '../use-campaigns.ts';

/** Returns the mutation that makes a message start with another text, saved immediately. Document 2, section 4. */
export function useChangeTemplate(shop: Shop, { channel }: ShownCampaign, dripId: string) {
  const reload = useReload(shop, channel);
  const id = `template-${dripId}`;
  const toasts = savingToasts(id, { waiting: texts.toasts.templateSaving, saved: texts.toasts.saved });
  return useMutation({
    mutationFn: (flowId: string) =>
      makeCall(changeTemplate, { body: { pageId: pageOf(shop, channel), dripId, flowId } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await reload();
      toasts.succeed();
    },
    onError: (error) => reportFailure(error, id, texts.failures.template),
  });
}

/** Returns the mutation that makes a message start with one of the shop's own templates, by name, saved immediately. */
export function useBeginWithOwn(shop: Shop, campaign: ShownCampaign, dripId: string) {
  const { channel, type } = campaign;
  const client = useQueryClient();
  const reload = useReload(shop, channel);
  const id = `template-${dripId}`;
  const toasts = savingToasts(id, { waiting: texts.toasts.templateSaving, saved: texts.toasts.saved });
  return useMutation({
    mutationFn: async (name: string) => {
      const body = { campaign: type, shopUrl: shop.shopUrl, template_name: name };
      const { flowId } = await makeCall(initFlow, { body });
      await makeCall(changeTemplate, { body: { pageId: pageOf(shop, channel), dripId, flowId } });
    },
    onMutate: toasts.begin,
    onSuccess: async () => {
      await Promise.all([reload(), client.invalidateQueries({ queryKey: [getTemplates.path] })]);
      toasts.succeed();
    },
    onError: (error) => reportFailure(error, id, failureSentence(error)),
  });
}

interface Awaiting {
  dripId: string;
  /** Null ends the wait. */
  templateId: string | null;
}

/**
 * Returns the mutation that makes a message start with an own template as soon as it is approved, saved immediately.
 */
export function useAwaitTemplate(shop: Shop, channel: ShownCampaign['channel']) {
  const reload = useReload(shop, channel);
  const id = 'awaited-template';
  const toasts = savingToasts(id, { waiting: texts.toasts.templateSaving, saved: texts.toasts.saved });
  return useMutation({
    mutationFn: (awaiting: Awaiting) =>
      makeCall(awaitTemplate, { body: { pageId: pageOf(shop, channel), ...awaiting } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await reload();
      toasts.succeed();
    },
    onError: (error) => reportFailure(error, id, failureSentence(error)),
  });
}

/**
 * Returns the mutation that submits words of the merchant's own for a message. Resolves with what is wrong with them,
 * one sentence each, and calls `done` if nothing is.
 */
export function useWriteOwnWords(
  shop: Shop,
  channel: ShownCampaign['channel'],
  dripId: string,
  done: () => void,
) {
  const reload = useReload(shop, channel);
  const id = `words-${dripId}`;
  return useMutation({
    mutationFn: async (words: { text: string; titles: string[] }) => {
      const body = { pageId: pageOf(shop, channel), dripId, ...words };
      const { resultFailure } = await makeCall(writeOwnWords, { body });
      return resultFailure.map(({ error }) => error);
    },
    onSuccess: async (faults) => {
      if (faults.length > 0) return;
      await reload();
      done();
      toastSuccess(id, texts.toasts.wordsSubmitted);
    },
    onError: (error) => reportFailure(error, id, failureSentence(error)),
  });
}

function failureSentence(error: unknown): string {
  return error instanceof RefusedCall && error.code === 'TEMPLATE_VALUE_UNKNOWN'
    ? fill(texts.failures.unknownValue, { value: `{{${error.field}}}` })
    : texts.failures.template;
}

/** Returns the mutation that says whether a message is sent while its campaign is on, saved immediately. */
export function useToggleMessage(shop: Shop, { channel }: ShownCampaign, dripId: string) {
  const reload = useReload(shop, channel);
  const toasts = savingToasts(`message-${dripId}`, {
    waiting: texts.toasts.saving,
    saved: texts.toasts.saved,
  });
  return useMutation({
    mutationFn: (state: boolean) =>
      makeCall(toggleDraftState, { body: { pageId: pageOf(shop, channel), dripId, state } }),
    onMutate: toasts.begin,
    onSuccess: async () => {
      await reload();
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}

function useReload(shop: Shop, channel: ShownCampaign['channel']): () => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = dripsQuery(shop, channel);
  return () => client.invalidateQueries({ queryKey });
}
