import { Button } from '@mantine/core';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { fill } from '#platform/language/reader.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { ChatCut } from '#platform/ui-kit/phone/chat-cut.tsx';
import type { AwaitedTemplate, Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import { describeAwaited } from '../describe-awaited.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { TEMPLATE_TONES } from '../template-words.ts';
import styles from './message-section.module.css';
import { useAwaitTemplate } from './use-change-drip.ts';
import { useTemplates } from './use-stored-campaign.ts';

interface AwaitedTextProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  awaited: AwaitedTemplate;
  /** "message 1", for screen readers. */
  name: string;
  /** Opens the words for editing. Null if they cannot be edited. */
  editWords: (() => void) | null;
}

/** The merchant's own text that a message waits for: its review, what is sent until then, and the alternatives. */
export function AwaitedText({ merchant, campaign, drip, awaited, name, editWords }: AwaitedTextProps) {
  const { data: offered } = useTemplates(merchant, campaign);
  const current = offered?.[campaign.type]?.find(({ flowId }) => flowId === drip.flowId);
  // Without a value, there is no preview.
  const { preview, text, buttons } = awaited;
  const shown = preview.length > 0 ? preview : [bubbleOf({ text, buttons })];
  const { mutate, isPending } = useAwaitTemplate(merchant, campaign.channel);
  return (
    <section className={styles.template} aria-label={fill(texts.awaited.label, { message: name })}>
      <p className={styles.templateHead}>
        <strong>{texts.awaited.title}</strong>
        <StatusBadge tone={TEMPLATE_TONES[awaited.status]} word={texts.templateStates[awaited.status]} />
      </p>
      <p role="status">{describeAwaited(awaited, current?.name)}</p>
      <ChatCut channel="WA" from="business" time="10:24" bubbles={shown} />
      {awaited.reason !== null && <p className={styles.reason}>{awaited.reason}</p>}
      <div className={styles.ways}>
        {awaited.status === 'REJECTED' && editWords && (
          <Button size="compact-md" onClick={editWords}>
            {texts.awaited.change}
          </Button>
        )}
        <Button
          variant="default"
          size="compact-md"
          loading={isPending}
          onClick={() => mutate({ dripId: drip.dripId, templateId: null })}
        >
          {texts.awaited.keepOld}
        </Button>
      </div>
    </section>
  );
}
