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
import { use } from 'react';
import type { BubbleButton } from '#platform/channel/bubble.ts';
import { texts } from '../texts/en.ts';
import { PartDrawing } from './part-drawing.ts';
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

/** The buttons below a bubble or a card. */
export function BubbleButtons({ buttons }: { buttons: readonly BubbleButton[] }) {
  const draw = use(PartDrawing);
  if (buttons.length === 0) return null;
  return (
    <ul className={styles.buttons} aria-label={texts.phone.buttons}>
      {buttons.map((button, at) => {
        const { kind, title } = button;
        const ButtonIcon = ICONS[kind];
        const face = (
          <>
            <ButtonIcon size={16} stroke={1.75} aria-hidden /> {title}
          </>
        );
        return <li key={at}>{draw(button, face)}</li>;
      })}
    </ul>
  );
}
