import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { savingToasts } from '#platform/ui-kit/saving-toasts.ts';
import { startExperiment, endExperiment, getExperiment } from '../../contract/experiment-calls.ts';
import { DesignStates } from '../../contract/experiment.ts';
import { statesOfSettings } from '../../contract/states-of-settings.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { texts } from '../../texts/en.ts';
import { reloadTools, type Tool } from '../use-tools.ts';

const WORDS = {
  begin: { waiting: texts.experimentToasts.begins, saved: texts.experimentToasts.hasBegun },
  end: { waiting: texts.experimentToasts.ends, saved: texts.experimentToasts.hasEnded },
};

/** Returns the results of a comparison, refreshed while they are on screen. */
export function useExperiment({ id }: Pick<Tool, 'id'>, isWanted: boolean) {
  return useQuery({
    ...callQuery(getExperiment, { query: { id } }),
    enabled: isWanted,
    refetchInterval: LIVE_REFETCH_MS,
  });
}

/** Returns the mutation that starts a comparison of the saved design with another one. */
export function useBeginExperiment(shopUrl: string, { id, channel }: Tool) {
  const toasts = savingToasts(`experiment-${id}`, WORDS.begin);
  const readAgain = useReadAgain(shopUrl, { id, channel });
  return useMutation({
    mutationFn: ({ design, holdOutPercent }: { design: ToolSettings; holdOutPercent: number }) => {
      const states = DesignStates.parse(statesOfSettings(design));
      return makeCall(startExperiment, { body: { id, states, holdOutPercent } });
    },
    onMutate: toasts.begin,
    onSuccess: async () => {
      await readAgain();
      toasts.succeed();
    },
    onError: toasts.fail,
  });
}

/** Returns the mutation that ends a comparison. Everybody sees the design that the merchant keeps. */
export function useEndExperiment(shopUrl: string, { id, channel }: Tool) {
  const toasts = savingToasts(`experiment-${id}`, WORDS.end);
  const readAgain = useReadAgain(shopUrl, { id, channel });
  return useMutation({
    mutationFn: (keep: 'A' | 'B') => makeCall(endExperiment, { body: { id, keep } }),
    onMutate: toasts.begin,
    onSuccess: toasts.succeed,
    onError: toasts.fail,
    // Also if somebody else has ended it: the design that they kept is shown.
    onSettled: readAgain,
  });
}

function useReadAgain(shopUrl: string, { id, channel }: Pick<Tool, 'id' | 'channel'>) {
  const client = useQueryClient();
  return async () => {
    const { queryKey } = callQuery(getExperiment, { query: { id } });
    await Promise.all([client.invalidateQueries({ queryKey }), reloadTools(client, shopUrl, channel)]);
  };
}
