import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { AwaitedTemplate, Drip } from '../../contract/campaign.ts';
import { TEMPLATE_LABELS } from '../copy.ts';
import { describeAwaited } from '../describe-awaited.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import styles from './message-section.module.css';
import { useAwaitTemplate } from './use-change-drip.ts';

interface AwaitedTextProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  awaited: AwaitedTemplate;
  position: number;
}

/** The merchant's own text that a message waits for: its review, what is sent until then, and the alternatives. */
export function AwaitedText({ merchant, campaign, drip, awaited, position }: AwaitedTextProps) {
  const { mutate, isPending } = useAwaitTemplate(merchant, campaign.channel);
  const { word, tone } = TEMPLATE_LABELS[awaited.status];
  return (
    <section className={styles.template} aria-label={`The text that message ${position} waits for`}>
      <p className={styles.templateHead}>
        <span>
          Your own text <code className={styles.code}>{awaited.name}</code>
        </span>
        <StatusBadge tone={tone} word={word} />
      </p>
      <p role="status">{describeAwaited(awaited)}</p>
      {awaited.reason !== null && <p className={styles.reason}>{awaited.reason}</p>}
      <div className={styles.ways}>
        {awaited.status === 'REJECTED' && (
          <Button component={Link} to="/templates" state={{ view: awaited.name }} size="compact-md">
            Fix and resubmit
          </Button>
        )}
        <Button
          variant="default"
          size="compact-md"
          loading={isPending}
          onClick={() => mutate({ dripId: drip.dripId, templateId: null })}
        >
          Keep the old text
        </Button>
      </div>
    </section>
  );
}
