import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  createEndpoint,
  deleteEndpoint,
  getEndpoints,
  getSecret,
  rotateSecret,
  updateEndpoint,
} from '../contract/endpoint-calls.ts';
import type { EventType } from '../contract/event-types.ts';
import { texts } from '../texts/en.ts';

/** What the form of an endpoint has. */
export interface EndpointDraft {
  url: string;
  description: string;
  eventTypes: EventType[];
}

function endpointsQuery(shopUrl: string) {
  return callQuery(getEndpoints, { query: { shopUrl } });
}

export function useEndpoints(shopUrl: string) {
  return useQuery(endpointsQuery(shopUrl));
}

/** Fetches the endpoints again, also after a failure: somebody else may have changed them. */
function useRefresh(shopUrl: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: endpointsQuery(shopUrl).queryKey });
}

export function useCreateEndpoint(shopUrl: string) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: (draft: EndpointDraft) => makeCall(createEndpoint, { body: { shopUrl, ...draft } }),
    onSettled: refresh,
  });
}

export function useUpdateEndpoint(shopUrl: string, endpointId: string) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: (change: EndpointDraft & { isOn: boolean }) =>
      makeCall(updateEndpoint, { body: { shopUrl, endpointId, ...change } }),
    onSuccess: () => toastSuccess('webhooks', texts.form.saved),
    onSettled: refresh,
  });
}

export function useDeleteEndpoint(shopUrl: string, onDone: () => void) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: (endpointId: string) => makeCall(deleteEndpoint, { body: { shopUrl, endpointId } }),
    onSuccess: () => {
      onDone();
      toastSuccess('webhooks', texts.remove.done);
    },
    onSettled: refresh,
  });
}

/** Reads the secret when somebody asks for it. It is kept nowhere else. */
export function useShowSecret(shopUrl: string, endpointId: string) {
  return useMutation({ mutationFn: () => makeCall(getSecret, { query: { shopUrl, endpointId } }) });
}

export function useRotateSecret(shopUrl: string, endpointId: string, onDone: () => void) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: () => makeCall(rotateSecret, { body: { shopUrl, endpointId } }),
    onSuccess: onDone,
    onSettled: refresh,
  });
}
