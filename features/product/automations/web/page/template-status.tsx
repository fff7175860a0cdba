import type { Channel } from '#platform/channel/channel.ts';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { Drip } from '../../contract/campaign.ts';
import { texts } from '../../texts/en.ts';
import { templateWords } from '../template-words.ts';
import styles from './message-section.module.css';

interface TemplateStatusProps {
  channel: Channel;
  drip: Drip;
  status: NonNullable<Drip['templateStatus']>;
}

/** The provider's status of a message's template, and what the merchant can do. */
export function TemplateStatus({ channel, drip, status }: TemplateStatusProps) {
  const words = templateWords(channel, status);
  return (
    <div className={styles.template}>
      <p className={styles.templateHead}>
        <span>
          <RichText
            text={texts.templates.name}
            values={{ template: <code className={styles.code}>{drip.templateName}</code> }}
          />
        </span>
        <StatusBadge tone={words.tone} word={words.word} />
      </p>
      <p className={styles.quiet}>{words.meaning}</p>
      {drip.templateNotices.map((notice) => (
        <p key={notice} className={styles.reason}>
          {notice}
        </p>
      ))}
      {drip.templateReason !== null && <p className={styles.reason}>{drip.templateReason}</p>}
      {words.whatToDo !== undefined && <p>{words.whatToDo}</p>}
    </div>
  );
}
