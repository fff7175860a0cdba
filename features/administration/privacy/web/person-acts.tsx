import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { PROOF_PATH } from '../contract/privacy-calls.ts';
import { texts } from '../texts/en.ts';
import { ActDialog } from './act-dialog.tsx';
import styles from './person-acts.module.css';
import { useActOnPerson, type PersonAct } from './use-privacy.ts';

interface PersonActsProps {
  shopUrl: string;
  subscriberId: string;
  /** The person's label in the confirmation dialog. */
  who: string;
  isSubscribed: boolean;
  onDone: (act: PersonAct) => void;
}

/**
 * The panel with a merchant's actions for one person: download the proof, prepare a copy of the data, unsubscribe, and
 * erase.
 */
export function PersonActs({ shopUrl, subscriberId, who, isSubscribed, onDone }: PersonActsProps) {
  const [asked, setAsked] = useState<PersonAct | null>(null);
  const { mutate, isPending } = useActOnPerson(shopUrl, subscriberId, (act) => {
    setAsked(null);
    onDone(act);
  });
  const answerLock = useLock('answer');
  const lock = useLock('configure');
  const proof = `${PROOF_PATH}?${new URLSearchParams({ shopUrl, subscriberId, format: 'csv' }).toString()}`;
  return (
    <Panel title={texts.acts.title}>
      <div className={styles.acts}>
        <Button
          component="a"
          href={proof}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        >
          {texts.acts.proof}
        </Button>
        <Button variant="default" onClick={() => setAsked('gather')} {...lock}>
          {texts.acts.gather.button}
        </Button>
        {isSubscribed && (
          <Button variant="default" onClick={() => setAsked('unsubscribe')} {...answerLock}>
            {texts.acts.unsubscribe.button}
          </Button>
        )}
        <Button variant="outline" className={styles.erase ?? ''} onClick={() => setAsked('erase')} {...lock}>
          {texts.acts.erase.button}
        </Button>
      </div>
      <ActDialog
        act={asked}
        phone={who}
        isPending={isPending}
        onConfirm={mutate}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}
