import { IconExternalLink, IconPhone, IconShoppingCart } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { FlowButton } from '../../../contract/flow-button.ts';
import type { Place } from '../../../rules/editor/document.ts';
import { addButton } from '../../../rules/editor/edit-buttons.ts';
import { texts } from '../../../texts/en.ts';
import bubble from '../bubble.module.css';
import { placeName, useEditing } from '../editing.ts';
import { focusPlace } from '../focus-place.ts';
import styles from './button-list.module.css';
import { ButtonPanel } from './button-panel.tsx';

const ICONS = { page: IconShoppingCart, address: IconExternalLink, call: IconPhone };

interface ButtonListProps {
  place: Place;
  buttons: readonly FlowButton[];
}

/** The up to three buttons below a text or on a card. Each opens the panel that edits it. */
export const ButtonList = memo(function ButtonList({ place, buttons }: ButtonListProps) {
  const { edit, limits, newId } = useEditing();
  const [openId, setOpenId] = useState<string | null>(null);
  const add = () => {
    const buttonId = newId();
    const ids = idsStartingWith(buttonId, newId);
    edit((document) => addButton(document, place, ids));
    setOpenId(buttonId);
  };
  return (
    <ul className={styles.buttons}>
      {buttons.map((button) => {
        const Icon = ICONS[button.kind];
        const isOpen = openId === button.buttonId;
        return (
          <li key={button.buttonId}>
            <button
              type="button"
              className={styles.bubbleButton}
              data-place={placeName({ ...place, buttonId: button.buttonId })}
              aria-expanded={isOpen}
              onClick={() => setOpenId(isOpen ? null : button.buttonId)}
            >
              <Icon size={16} stroke={1.5} aria-hidden />
              {button.title === '' ? (
                <span className={bubble.untitled}>{texts.buttons.untitled}</span>
              ) : (
                button.title
              )}
            </button>
            {isOpen && (
              <ButtonPanel
                place={{ ...place, buttonId: button.buttonId }}
                button={button}
                close={() => {
                  setOpenId(null);
                  focusPlace(placeName({ ...place, buttonId: button.buttonId }));
                }}
              />
            )}
          </li>
        );
      })}
      {buttons.length < limits.buttons && (
        <li>
          <button type="button" className={styles.add} onClick={add}>
            {texts.buttons.add}
          </button>
        </li>
      )}
    </ul>
  );
});

/** Returns an id function whose first id is `first`, so that the added part can be shown. */
export function idsStartingWith(first: string, newId: () => string): () => string {
  let isFirst = true;
  return () => {
    if (!isFirst) return newId();
    isFirst = false;
    return first;
  };
}
