import type { getFlowPreview } from '#features/product/flows/contract/flow-calls.ts';
import type { FlowDocument } from '#features/product/flows/rules/editor/document.ts';
import { readDocument } from '#features/product/flows/rules/editor/read-document.ts';
import { hasEditing } from '#features/product/flows/rules/flow/may-edit.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { EditedMessage } from '../flow-editor.tsx';

/** Converts the server's answer into the document that the editor starts with. */
export function readStoredMessage(
  { merchant, campaign, drip }: Omit<EditedMessage, 'Upload' | 'editWords'>,
  { flows }: ResponseOf<typeof getFlowPreview>,
): FlowDocument {
  const { channel, hasEditableAnswers = false } = campaign;
  return readDocument({
    channel,
    hasEditableAnswers,
    hasPlan: hasEditing(merchant.planDetails.features, channel),
    flows,
    timeBox: drip.timeBox,
    newId: () => crypto.randomUUID().slice(0, 13),
  });
}
