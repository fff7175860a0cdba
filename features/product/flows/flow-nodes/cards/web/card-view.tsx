import { IconArrowLeft, IconArrowRight, IconCopy, IconTrash } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import type { Place } from '../../../rules/editor/document.ts';
import { changeCard, duplicateCard, moveCard, removeCard } from '../../../rules/editor/edit-cards.ts';
import { texts } from '../../../texts/en.ts';
import bubble from '../../../web/editor/bubble.module.css';
import { ButtonList } from '../../../web/editor/buttons/button-list.tsx';
import { placeName, useEditing } from '../../../web/editor/editing.ts';
import { focusPlace } from '../../../web/editor/focus-place.ts';
import { IconButton } from '../../../web/editor/icon-button.tsx';
import more from '../../../web/editor/more.module.css';
import small from '../../../web/editor/node/small-tools.module.css';
import { WordField } from '../../../web/editor/words/word-field.tsx';
import { MediaPicker } from '../../media/web/media-picker.tsx';
import type { Card } from '../checks.ts';
import styles from './cards.module.css';

interface CardViewProps {
  place: Place;
  card: Card;
  at: number;
  count: number;
}

/** One card: a picture, a title, a subtitle, and its buttons. The product's fields of a product card are read-only. */
export function CardView({ place, card, at, count }: CardViewProps) {
  const number = at + 1;
  const part = { place, card, number };
  return (
    <li className={styles.card} aria-label={fill(texts.cards.card, { number, all: count })}>
      <CardTools {...{ place, at, count }} />
      {card.picture === 'product' ? <ProductShown /> : <OwnWords {...part} />}
      <ProductSwitch {...part} />
      <ButtonList place={place} buttons={card.buttons} />
    </li>
  );
}

/** The buttons of a whole card. */
function CardTools({ place, at, count }: Omit<CardViewProps, 'card'>) {
  const { edit, limits, newId } = useEditing();
  const number = at + 1;
  return (
    <div className={`${styles.tools} ${small.tools}`}>
      <IconButton
        icon={IconArrowLeft}
        label={fill(texts.cards.left, { number })}
        isDisabled={at === 0}
        onClick={() => edit((document) => moveCard(document, place, -1))}
      />
      <IconButton
        icon={IconArrowRight}
        label={fill(texts.cards.right, { number })}
        isDisabled={at === count - 1}
        onClick={() => edit((document) => moveCard(document, place, 1))}
      />
      <IconButton
        icon={IconCopy}
        label={fill(texts.cards.duplicate, { number })}
        isDisabled={count >= limits.cards}
        onClick={() => edit((document) => duplicateCard(document, place, newId))}
      />
      <IconButton
        icon={IconTrash}
        label={fill(texts.cards.delete, { number })}
        isDisabled={count === 1}
        onClick={() => {
          focusPlace(place.flowId);
          edit((document) => removeCard(document, place));
        }}
      />
    </div>
  );
}

function ProductShown() {
  return (
    <>
      <div className={styles.picture}>{texts.cards.productPicture}</div>
      <p className={styles.title}>{texts.cards.productTitle}</p>
      <p className={bubble.quiet}>{texts.cards.productPrice}</p>
    </>
  );
}

type CardPart = Pick<CardViewProps, 'place' | 'card'> & { number: number };

function OwnWords({ place, card, number }: CardPart) {
  const { edit, limits } = useEditing();
  const write = (change: Partial<Card>, field: string) =>
    edit((document) => changeCard(document, place, change), `${placeName(place)} ${field}`);
  return (
    <>
      <MediaPicker
        label={fill(texts.cards.picture, { number })}
        types={['image']}
        url={card.picture ?? ''}
        onChange={(url) => write({ picture: url === '' ? null : url }, 'picture')}
      />
      <WordField
        label={fill(texts.cards.title, { number })}
        value={card.title}
        most={limits.cardTitle}
        place={placeName(place)}
        placeholder={texts.cards.titleHint}
        isSingleLine
        isInvalid={card.title.trim() === ''}
        onChange={(title) => write({ title }, 'title')}
      />
      <WordField
        label={fill(texts.cards.subtitle, { number })}
        value={card.subtitle ?? ''}
        most={limits.cardSubtitle}
        place={`${placeName(place)}/subtitle`}
        placeholder={texts.cards.subtitleHint}
        isSingleLine
        isInvalid={card.subtitle === ''}
        onChange={(subtitle) => write({ subtitle }, 'subtitle')}
      />
    </>
  );
}

const OWN = { picture: null, title: '', subtitle: null };
const PRODUCT = { picture: 'product', title: '{{productTitle}}', subtitle: '{{productPrice}}' } as const;

/** Switches between a product card and a written card. */
function ProductSwitch({ place, card }: CardPart) {
  const { edit } = useEditing();
  const isProduct = card.picture === 'product';
  return (
    <button
      type="button"
      className={more.more}
      onClick={() => edit((document) => changeCard(document, place, isProduct ? OWN : PRODUCT))}
    >
      {isProduct ? texts.cards.writeOwn : texts.cards.showProduct}
    </button>
  );
}
