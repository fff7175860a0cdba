import type { QueryClient } from '@tanstack/react-query';
import { getFlowPreview, type PreviewedFlow } from '#features/product/flows/contract/flow-calls.ts';
import type { FlowDocument } from '#features/product/flows/rules/editor/document.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { pageOf } from '../../page-of.ts';
import { dripsQuery } from '../../use-campaigns.ts';
import type { EditedMessage } from '../flow-editor.tsx';
import { readStoredMessage } from './read-stored-message.ts';

/**
 * Reads the stored message with its time, and every flow that this editor has, even if no answer leads to it any more.
 */
export async function readStored(
  client: QueryClient,
  message: Omit<EditedMessage, 'Upload' | 'editWords'>,
  mine: FlowDocument,
): Promise<FlowDocument> {
  const { merchant, campaign, drip } = message;
  const pageId = pageOf(merchant, campaign.channel);
  const read = (flowId: string) =>
    client.fetchQuery({ ...callQuery(getFlowPreview, { query: { pageId, flowId } }), staleTime: 0 });
  const [told, { drips }] = await Promise.all([
    read(drip.flowId),
    client.fetchQuery({ ...dripsQuery(merchant, campaign.channel), staleTime: 0 }),
  ]);
  const flows: PreviewedFlow[] = [...told.flows];
  for (const { flowId, isNew } of mine.flows) {
    if (isNew || flows.some((flow) => flow.flowId === flowId)) continue;
    const apart = await unlessGone(read(flowId));
    flows.push(...(apart?.flows ?? []).filter((one) => !flows.some((flow) => flow.flowId === one.flowId)));
  }
  const newer = drips.find(({ dripId }) => dripId === drip.dripId) ?? drip;
  return readStoredMessage({ ...message, drip: { ...drip, timeBox: newer.timeBox } }, { ...told, flows });
}

async function unlessGone<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RefusedCall && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
