import { IconBrandMessenger, IconBrandWhatsapp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { Channel } from '#platform/channel/channel.ts';
import styles from './channel-mark.module.css';

/** The icon of the channel that a person is messaged on. */
export function ChannelMark({ channel }: { channel: Channel }) {
  const Icon = channel === 'WA' ? IconBrandWhatsapp : IconBrandMessenger;
  return (
    <span className={styles.mark} data-channel={channel} role="img" aria-label={CHANNEL_LABELS[channel]}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </span>
  );
}

/** A text after its channel's icon. */
export function OnChannel({ channel, children }: { channel: Channel; children: ReactNode }) {
  return (
    <span className={styles.line}>
      <ChannelMark channel={channel} /> <span>{children}</span>
    </span>
  );
}
