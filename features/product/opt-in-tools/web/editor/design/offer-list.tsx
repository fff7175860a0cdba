import { Button } from '@mantine/core';
import { IconExternalLink, IconPlus, IconTrash } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { useRowFocus } from '#platform/ui-kit/use-row-focus.ts';
import { FEWEST_OFFERS, MOST_OFFERS, type Offer } from '../../../contract/tool-discount.ts';
import { toolWords } from '../../../contract/words/tool-words.ts';
import { hasPrize } from '../../../rules/prizes/has-prize.ts';
import { texts } from '../../../texts/en.ts';
import { languageOf } from '../../preview/theme-of-design.ts';
import { useEditing } from '../editing.ts';
import styles from './design.module.css';
import { PartButton } from './part-list.tsx';

/** The 3 to 12 prizes of the wheel. Document 3, sections 2.2 and 5.1. */
export function OfferList() {
  const { form, open, merchant } = useEditing();
  const { list, focusRow } = useRowFocus<HTMLDivElement>();
  const lock = useLock('market');
  const { wheel } = form.design;
  if (wheel === undefined) return null;
  const { offers } = wheel;
  const setOffers = (next: readonly Offer[]) => form.change({ wheel: { offers: [...next] } });
  const add = () => {
    const offer = newOffer(offers, toolWords(languageOf(form.design)).newOffer);
    setOffers([...offers, offer]);
    open(`offer-${offer.key}`);
  };
  return (
    <section>
      <h3 className={styles.legend}>{texts.offers.title}</h3>
      <div ref={list} className={styles.offers}>
        {offers.map((offer, place) => (
          <div key={offer.key} className={styles.offer} data-row>
            <PartButton
              name={fill(texts.offers.offer, { text: offer.text })}
              value={prizeOf(offer)}
              isWrong={isWrong(form.faults, place)}
              onClick={() => open(`offer-${offer.key}`)}
            />
            {offers.length > FEWEST_OFFERS && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={fill(texts.offers.deleteNamed, { text: offer.text })}
                onClick={() => {
                  focusRow(place);
                  setOffers(offers.filter(({ key }) => key !== offer.key));
                }}
                {...lock}
              >
                <IconTrash size={16} stroke={1.5} aria-hidden />
              </Button>
            )}
          </div>
        ))}
      </div>
      {offers.length < MOST_OFFERS && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={add}
          {...lock}
        >
          {texts.offers.add}
        </Button>
      )}
      {!offers.every(hasPrize) && <p className={styles.missing}>{texts.missing.prizes}</p>}
      <CreateCodeLink shopUrl={merchant.shopUrl} />
    </section>
  );
}

function CreateCodeLink({ shopUrl }: { shopUrl: string }) {
  return (
    <p>
      <a href={`https://${shopUrl}/admin/discounts/new`} target="_blank" rel="noopener noreferrer">
        {texts.offers.createCode} <IconExternalLink size={14} stroke={1.5} aria-label={texts.offers.newTab} />
      </a>
    </p>
  );
}

function isWrong(faults: readonly { field: string }[], place: number): boolean {
  return faults.some(({ field }) => field.startsWith(`wheel.offers.${place}.`));
}

function prizeOf({ discountCode, discountPercent }: Offer): string {
  if (discountPercent !== null) return fill(texts.offers.percent, { percent: discountPercent });
  return (discountCode ?? '') === '' ? texts.offers.noDiscount : (discountCode ?? '');
}

function newOffer(offers: readonly Offer[], text: string): Offer {
  const taken = new Set(offers.map(({ key }) => key));
  const nth = [...Array(MOST_OFFERS + 1).keys()].find((at) => !taken.has(`offer${at + 1}`)) ?? 0;
  return {
    key: `offer${nth + 1}`,
    text,
    weight: 1,
    discountCode: null,
    discountPercent: null,
    message: offers[0]?.message ?? '',
  };
}
