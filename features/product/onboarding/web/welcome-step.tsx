import { Button } from '@mantine/core';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { texts } from '../texts/en.ts';
import { Moments } from './moments.tsx';
import styles from './onboarding-page.module.css';
import { PageTitle } from './page-title.tsx';

/** Step 0: the introduction and the start button. */
export function WelcomeStep({ merchant, start }: { merchant: Merchant; start: () => void }) {
  return (
    <main className={styles.welcome}>
      <section>
        <span className={styles.bird}>
          <Bellbird size={72} />
        </span>
        <PageTitle title={texts.welcome.title} text={texts.welcome.text} />
        <Button size="md" onClick={start}>
          {texts.welcome.start}
        </Button>
      </section>
      <Moments merchant={merchant} />
    </main>
  );
}
