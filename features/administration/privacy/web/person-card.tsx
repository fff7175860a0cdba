import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import { PROOF_PATH, type KnownSubscriber } from '../contract/privacy-calls.ts';
import { texts } from '../texts/en.ts';
import { ActDialog } from './act-dialog.tsx';
import styles from './person-card.module.css';
import { ProofList } from './proof-list.tsx';
import { useActOnPerson, type PersonAct } from './use-privacy.ts';

interface PersonCardProps {
  person: KnownSubscriber;
  shopUrl: string;
  timeZone: string;
  onDone: (act: PersonAct) => void;
}

/** The card of the person found, with the proof of consent and the possible actions. */
export function PersonCard({ person, shopUrl, timeZone, onDone }: PersonCardProps) {
  const [asked, setAsked] = useState<PersonAct | null>(null);
  const { mutate, isPending } = useActOnPerson(shopUrl, person.subscriberId, (act) => {
    setAsked(null);
    onDone(act);
  });
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.phone}>{person.phoneShown}</h3>
          {person.name !== null && <p className={styles.quiet}>{person.name}</p>}
        </div>
        {person.hasMarketingConsent ? (
          <StatusBadge tone="good" word={texts.person.subscribed} />
        ) : (
          <StatusBadge tone="plain" word={texts.person.notSubscribed} />
        )}
      </div>
      <ProofHead shopUrl={shopUrl} person={person} />
      <ProofList proof={person.proof} timeZone={timeZone} />
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setAsked('gather')}>
          {texts.acts.gather.button}
        </Button>
        {person.hasMarketingConsent && (
          <Button variant="default" onClick={() => setAsked('unsubscribe')}>
            {texts.acts.unsubscribe.button}
          </Button>
        )}
        <Button variant="outline" className={styles.erase ?? ''} onClick={() => setAsked('erase')}>
          {texts.acts.erase.button}
        </Button>
      </div>
      <ActDialog
        act={asked}
        phone={person.phoneShown}
        isPending={isPending}
        onConfirm={mutate}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

function ProofHead({ shopUrl, person }: { shopUrl: string; person: KnownSubscriber }) {
  const address = (format: 'csv' | 'json') =>
    `${PROOF_PATH}?${new URLSearchParams({ shopUrl, subscriberId: person.subscriberId, format }).toString()}`;
  return (
    <div className={styles.proofHead}>
      <h4 className={styles.proofTitle}>{texts.person.proof}</h4>
      {person.proof.length > 0 && (
        <p className={styles.downloads}>
          {(['csv', 'json'] as const).map((format) => (
            <Button
              key={format}
              component="a"
              href={address(format)}
              download
              size="compact-sm"
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            >
              {format.toUpperCase()}
              <span className="bb-spoken"> {texts.person.ofTheProof}</span>
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
