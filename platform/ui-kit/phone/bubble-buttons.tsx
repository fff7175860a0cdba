import {
  IconArrowBackUp,
  IconClipboardText,
  IconCopy,
  IconExternalLink,
  IconList,
  IconMapPin,
  IconPhone,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import type { BubbleButton } from '#platform/channel/bubble.ts';
import { Answer } from './answer.tsx';
import styles from './phone.module.css';

const ICONS: Record<BubbleButton['kind'], Icon> = {
  link: IconExternalLink,
  reply: IconArrowBackUp,
  call: IconPhone,
  code: IconCopy,
  form: IconClipboardText,
  list: IconList,
  place: IconMapPin,
  number: IconUserPlus,
};

/** What can be tapped below a bubble or a card; nothing where there is nothing. */
export function BubbleButtons({ buttons }: { buttons: readonly BubbleButton[] }) {
  if (buttons.length === 0) return null;
  return (
    <ul className={styles.buttons} aria-label="Buttons of this message">
      {buttons.map(({ kind, title }) => {
        const ButtonIcon = ICONS[kind];
        return (
          <li key={title}>
            {kind === 'reply' ? (
              <Answer title={title}>
                <ButtonIcon size={16} stroke={1.75} aria-hidden /> {title}
              </Answer>
            ) : (
              <>
                <ButtonIcon size={16} stroke={1.75} aria-hidden /> {title}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
