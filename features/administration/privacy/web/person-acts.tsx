import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PROOF_PATH } from '../contract/privacy-calls.ts';
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
  const proof = `${PROOF_PATH}?${new URLSearchParams({ shopUrl, subscriberId, format: 'csv' }).toString()}`;
  return (
    <Panel title="Consent and privacy">
      <div className={styles.acts}>
        <Button
          component="a"
          href={proof}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
        >
          Proof of consent
        </Button>
        <Button variant="default" onClick={() => setAsked('gather')}>
          Prepare a copy
        </Button>
        {isSubscribed && (
          <Button variant="default" onClick={() => setAsked('unsubscribe')}>
            Unsubscribe
          </Button>
        )}
        <Button variant="outline" className={styles.erase ?? ''} onClick={() => setAsked('erase')}>
          Erase
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
