import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import styles from './toasts.module.css';

/**
 * The toasts, at the top right as specified. In a small window they are elsewhere, because they would cover the page's
 * header there.
 */
export function Toasts() {
  const isSmall = useMediaQuery('(width < 900px)', undefined, { getInitialValueInEffect: false });
  return (
    <Notifications
      position={isSmall ? 'bottom-right' : 'top-right'}
      containerWidth={380}
      classNames={{ root: styles.toasts, notification: styles.toast }}
    />
  );
}
