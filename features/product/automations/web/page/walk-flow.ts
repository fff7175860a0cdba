import type { PreviewedFlow } from '../../contract/flow-calls.ts';

/** An answer that was picked: in which step of the chat, and by its words. */
export interface Picked {
  title: string;
  leadsTo: string;
}

/** A step of a chat: what was answered before it, and what is said then. */
export interface ChatStep {
  answer: string | null;
  flow: PreviewedFlow;
}

/** The chat that comes of the answers that were picked, in their order; one that leads nowhere ends it. */
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
