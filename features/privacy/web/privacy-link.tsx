import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import styles from './privacy-link.module.css';

/** The way from the settings to what concerns shoppers' own data. */
export function PrivacyLink() {
  return (
    <Panel title="Privacy">
      <div className={styles.row}>
        <p className={styles.text}>
          The proof of what a shopper agreed to, and requests to see or to erase their data.
        </p>
        <Button component={Link} to="/settings/privacy" variant="default">
          Privacy requests
        </Button>
      </div>
    </Panel>
  );
}
