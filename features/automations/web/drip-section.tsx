import { IconClockHour4 } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import type { CampaignWords } from '../contract/campaign-definition.ts';
import type { Drip } from '../contract/campaign.ts';
import { TEMPLATE_WORDS } from './copy.ts';
import { delaySentence } from './delay-sentence.ts';
import styles from './drip-section.module.css';

const SAMPLE_TIME = '10:24';

interface DripSectionProps {
  drip: Drip;
  words: CampaignWords;
  position: number;
  shopName: string;
  scheme: 'light' | 'dark';
  /** Shows the phone in the other scheme. */
  schemeToggle: ReactNode;
}

/** One message of a campaign: when it goes out, whether it may, and how it looks. */
export function DripSection({ drip, words, position, shopName, scheme, schemeToggle }: DripSectionProps) {
  const titleId = useId();
  const { preview } = drip;
  return (
    <section className={styles.drip} aria-labelledby={titleId}>
      <div className={styles.details}>
        <h2 id={titleId} className={styles.title}>
          Message {position}
        </h2>
        <p className={styles.delay}>
          <IconClockHour4 size={20} stroke={1.5} aria-hidden />
          {delaySentence(drip.timeBox, words.delayPhrase)}
        </p>
        <p className={styles.quiet}>{words.heldBack}</p>
        {drip.templateStatus !== null && <TemplateStatus drip={drip} status={drip.templateStatus} />}
      </div>
      <div className={styles.phone}>
        <Phone chatName={shopName} scheme={scheme}>
          {preview.map((bubble, at) => (
            <Bubble key={at} from="business" time={SAMPLE_TIME} bubble={bubble} />
          ))}
        </Phone>
        {schemeToggle}
      </div>
    </section>
  );
}

interface TemplateStatusProps {
  drip: Drip;
  status: NonNullable<Drip['templateStatus']>;
}

function TemplateStatus({ drip, status }: TemplateStatusProps) {
  const words = TEMPLATE_WORDS[status];
  return (
    <div className={styles.template}>
      <p className={styles.templateHead}>
        <span>
          Template <code className={styles.code}>{drip.templateName}</code>
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
