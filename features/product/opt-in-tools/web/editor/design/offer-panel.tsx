import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { fill } from '#platform/language/reader.ts';
import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';
import { FEWEST_OFFERS, type Offer } from '../../../contract/tool-discount.ts';
import { hasPrize } from '../../../rules/prizes/has-prize.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { LimitedText } from '../fields/limited-text.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { PercentField } from '../fields/percent-field.tsx';
import { SubEditor } from './back-link.tsx';
import styles from './design.module.css';
import { rewordedOffer } from './reworded-offer.ts';

const LONGEST_OFFER = 30;
const LONGEST_MESSAGE = 200;

/** One prize of the wheel: its text, its code or percentage, and how often it is drawn. */
export function OfferPanel({ offerKey }: { offerKey: string }) {
  const { form, open } = useEditing();
  const offers = form.design.wheel?.offers ?? [];
  const place = offers.findIndex(({ key }) => key === offerKey);
  const offer = offers[place];
  if (offer === undefined) return null;
  const setOffers = (next: readonly Offer[]) => form.change({ wheel: { offers: [...next] } });
  const change = (changed: Partial<Offer>) =>
    setOffers(offers.map((one) => (one.key === offerKey ? { ...one, ...changed } : one)));
  return (
    <SubEditor title={fill(texts.offers.offer, { text: offer.text })}>
      <LimitedText
        label={texts.offers.text}
        max={LONGEST_OFFER}
        value={offer.text}
        error={form.faultOf(`wheel.offers.${place}.text`)}
        onChange={(text) => change(rewordedOffer(offer, text))}
      />
      <WhatIsWon offer={offer} error={form.faultOf(`wheel.offers.${place}.discount`)} change={change} />
      <NumberField
        label={texts.offers.weight}
        description={sayChance(offer, offers)}
        most={1000}
        decimals={0}
        value={offer.weight}
        onChange={(weight) => change({ weight: weight ?? 0 })}
      />
      <LimitedText
        label={texts.offers.message}
        max={LONGEST_MESSAGE}
        isLong
        value={offer.message}
        onChange={(message) => change({ message })}
      />
      {offers.length > FEWEST_OFFERS && (
        <Button
          variant="default"
          onClick={() => {
            setOffers(offers.filter(({ key }) => key !== offerKey));
            open('general');
          }}
        >
          {texts.offers.delete}
        </Button>
      )}
    </SubEditor>
  );
}

interface WhatIsWonProps {
  offer: Offer;
  error: string | null;
  change: (changed: Partial<Offer>) => void;
}

/** The choice between a code of the store and a new code for each winner. */
function WhatIsWon({ offer, error, change }: WhatIsWonProps) {
  const noteId = useId();
  return (
    <>
      <div className={styles.pair} data-missing={!hasPrize(offer)}>
        <PercentField
          value={offer.discountPercent}
          error={error}
          onChange={(discountPercent) =>
            change({ discountPercent, ...(discountPercent !== null && { discountCode: null }) })
          }
        />
        <TextInput
          label={texts.offers.orCode}
          aria-describedby={noteId}
          maxLength={100}
          value={offer.discountCode ?? ''}
          onChange={(event) => change(withCode(event.currentTarget.value))}
        />
      </div>
      <p id={noteId} className={hasPrize(offer) ? styles.note : styles.missing}>
        {hasPrize(offer) ? texts.offers.codeHint : texts.missing.prize}
      </p>
    </>
  );
}

function withCode(typed: string): Partial<Offer> {
  const code = typed.replaceAll(/[^\w-]/g, '');
  return code === '' ? { discountCode: null } : { discountCode: code, discountPercent: null };
}

function sayChance({ weight }: Offer, offers: readonly Offer[]): string {
  const all = offers.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return texts.offers.neverDrawn;
  const percent = (weight / all) * 100;
  const digits = percent < 10 ? 1 : 0;
  return fill(texts.offers.drawn, {
    percent: percent.toLocaleString(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
}
