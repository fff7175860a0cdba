import { useComputedColorScheme } from '@mantine/core';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import styles from './onboarding-page.module.css';
import { useReminder } from './use-overview.ts';

interface ReminderPhoneProps {
  merchant: Merchant;
  /** The shopper's answer. */
  answer?: string;
}

/** The shop's own reminder on a shopper's phone. Hidden if it cannot be read. */
export function ReminderPhone({ merchant, answer }: ReminderPhoneProps) {
  const scheme = useComputedColorScheme('light');
  const { reminder, isWaiting } = useReminder(merchant);
  if (isWaiting) return <WaitingBlock height={560} />;
  if (reminder === null) return null;
  return (
    <div className={styles.phone}>
      <Phone chatName={merchant.shopName} scheme={scheme}>
        {reminder.preview.map((bubble, at) => (
          <Bubble key={at} from="business" time="10:24" bubble={bubble} />
        ))}
        {answer !== undefined && <Bubble from="shopper" time="10:26" bubble={bubbleOf({ text: answer })} />}
      </Phone>
    </div>
  );
}
