import { memo } from 'react';
import type { EditedNodeOf } from '../../../rules/editor/document.ts';
import { addCard } from '../../../rules/editor/edit-cards.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../../../web/editor/editing.ts';
import more from '../../../web/editor/more.module.css';
import { CardView } from './card-view.tsx';
import styles from './cards.module.css';

interface CardsViewProps {
  node: EditedNodeOf<'cards'>;
  flowId: string;
}

/** Up to ten cards side by side. */
export const CardsView = memo(function CardsView({ node, flowId }: CardsViewProps) {
  const { edit, limits, newId } = useEditing();
  const place = { flowId, masterId: node.masterId };
  return (
    <ul className={styles.cards} aria-label={texts.cards.label}>
      {node.cards.map((card, at) => (
        <CardView
          key={card.cardId}
          place={{ ...place, cardId: card.cardId }}
          {...{ card, at }}
          count={node.cards.length}
        />
      ))}
      {node.cards.length < limits.cards && (
        <li className={styles.addCard}>
          <button
            type="button"
            className={more.add}
            onClick={() => edit((document) => addCard(document, place, newId))}
          >
            {texts.cards.add}
          </button>
        </li>
      )}
    </ul>
  );
});
