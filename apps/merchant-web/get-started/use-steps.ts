import { useWhatsAppSender } from '#features/foundations/channels/web/whatsapp/use-whatsapp-sender.ts';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { useCampaignStates } from '#features/product/automations/web/use-campaigns.ts';
import { useToolSummary } from '#features/product/opt-in-tools/web/use-tool-summary.ts';

export type StepName = 'sender' | 'tool' | 'campaign';

/** Returns which first steps are done; null while unknown. */
export function useSteps(merchant: Merchant): { name: StepName; isDone: boolean }[] | null {
  const { shopUrl } = merchant;
  const sender = useWhatsAppSender(shopUrl).data;
  const tools = useToolSummary(shopUrl).data;
  const campaigns = useCampaignStates(merchant, 'WA').data;
  if (sender === undefined || tools === undefined || campaigns === undefined) return null;
  return [
    { name: 'sender', isDone: sender.sender !== null },
    { name: 'tool', isDone: tools.activeTypes.includes('persistentPill') },
    { name: 'campaign', isDone: campaigns.states['abandonedCart'] ?? false },
  ];
}
