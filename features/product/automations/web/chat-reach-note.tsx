import { useQuery } from '@tanstack/react-query';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getChatReach } from '../contract/chat-reach-call.ts';
import { describeChatReach } from '../rules/describe-chat-reach.ts';
import { pageOf } from './page-of.ts';
import type { ShownCampaign } from './shown-campaigns.ts';

interface ChatReachNoteProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  className: string | undefined;
  /** A short form for cards, without the reasons. */
  isShort?: boolean;
}

/** How many people a store campaign reaches on Messenger. Hidden while that is unknown. */
export function ChatReachNote({ merchant, campaign, className, isShort = false }: ChatReachNoteProps) {
  const query = { pageId: pageOf(merchant, campaign.channel) };
  const { data } = useQuery({
    ...callQuery(getChatReach, { query }),
    enabled: campaign.isForLinkedChats === true,
  });
  if (data === undefined) return null;
  const { title, short, text } = describeChatReach(data);
  return (
    <p className={className}>
      <strong>{title}.</strong> {isShort ? short : text}
    </p>
  );
}
