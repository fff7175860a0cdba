import type { PreviewedFlow } from '#features/product/flows/contract/flow-calls.ts';

/** A tapped answer: the step of the chat, and its text. */
export interface Picked {
  title: string;
  leadsTo: string;
}

/** A step of a chat: the answer before it, and its content. */
export interface ChatStep {
  answer: string | null;
  flow: PreviewedFlow;
}

/** Returns the chat after these answers, in their order. An answer without a target ends it. */
export function walkFlow(flows: readonly PreviewedFlow[], picked: readonly Picked[]): ChatStep[] {
  const first = flows[0];
  if (!first) return [];
  const steps: ChatStep[] = [{ answer: null, flow: first }];
  for (const { title, leadsTo } of picked) {
    const flow = flows.find(({ flowId }) => flowId === leadsTo);
    if (!flow) break;
    steps.push({ answer: title, flow });
  }
  return steps;
}
