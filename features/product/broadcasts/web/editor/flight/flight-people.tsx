import { Button, useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import { texts } from '../../../texts/en.ts';
import styles from './flight.module.css';

const SAMPLE_TIME = '10:24';

interface FlightPeopleProps {
  merchant: Merchant;
  previews: FlightCheck['previews'];
}

/** The message for some real people, one at a time. */
export function FlightPeople({ merchant, previews }: FlightPeopleProps) {
  const [wanted, setWanted] = useState(0);
  const scheme = useComputedColorScheme('light');
  const at = Math.min(wanted, previews.length - 1);
  const shown = previews[at];
  if (!shown) return null;
  const language = languageName(shown.language);
  return (
    <section aria-label={texts.flightPeople.title}>
      <h3 className={styles.title}>{texts.flightPeople.title}</h3>
      <div className={styles.persons} role="group" aria-label={texts.flightPeople.choice}>
        {previews.map(({ name, phone, arm }, place) => (
          <Button
            key={place}
            size="xs"
            variant={place === at ? 'light' : 'default'}
            aria-pressed={place === at}
            onClick={() => setWanted(place)}
          >
            {named(name ?? phone ?? fill(texts.flightPeople.person, { number: place + 1 }), arm)}
          </Button>
        ))}
      </div>
      <p className={styles.quiet}>
        {shown.phone === null
          ? fill(texts.flightPeople.noPhone, { language })
          : fill(texts.flightPeople.phone, { phone: shown.phone, language })}
      </p>
      <div className={styles.phone}>
        <Phone chatName={merchant.shopName} scheme={scheme}>
          {shown.bubbles.map((bubble, place) => (
            <Bubble key={place} from="business" time={SAMPLE_TIME} bubble={bubble} />
          ))}
        </Phone>
      </div>
    </section>
  );
}

function named(person: string, arm: 'A' | 'B' | null): string {
  return arm === null ? person : fill(texts.flightPeople.personWithText, { person, arm });
}
