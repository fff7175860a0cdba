import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { templateWords } from '../template-words.ts';
import styles from './message-section.module.css';
import { useTemplates } from './use-stored-campaign.ts';

interface TemplateStatusProps {
  merchant: Merchant;
  campaign: ShownCampaign;
  drip: Drip;
  status: NonNullable<Drip['templateStatus']>;
}

/** The provider's status of a message's template, and what the merchant can do. */
export function TemplateStatus({ merchant, campaign, drip, status }: TemplateStatusProps) {
  const { data: offered } = useTemplates(merchant, campaign);
  const text = offered?.[campaign.type]?.find(({ flowId }) => flowId === drip.flowId);
  const words = templateWords(campaign.channel, status);
  return (
    <div className={styles.template}>
      <p className={styles.templateHead}>
        <strong>{text?.name ?? texts.templates.unnamed}</strong>
        <StatusBadge tone={words.tone} word={words.word} />
      </p>
      <p className={styles.quiet}>{words.meaning}</p>
      {drip.templateNotices.map((notice) => (
        <p key={notice} className={styles.reason}>
          {notice}
        </p>
      ))}
      {drip.templateReason !== null && <p className={styles.reason}>{drip.templateReason}</p>}
      {words.whatToDo !== undefined && (
        <p>
          {words.whatToDo}{' '}
          <RichText
            text={texts.templates.calledThere}
            values={{ template: <code className={styles.code}>{drip.templateName}</code> }}
          />
        </p>
      )}
    </div>
  );
}
