import { Button } from '@mantine/core';
import { texts } from '../../texts/en.ts';
import styles from './panel.module.css';

interface PanelActionsProps {
  move: (by: -1 | 1) => void;
  remove: () => void;
  /** The label of the button that removes. */
  removeName: string;
  close: () => void;
}

/** The buttons at the end of a part's panel. */
export function PanelActions({ move, remove, removeName, close }: PanelActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="subtle" size="compact-sm" onClick={() => move(-1)}>
        {texts.panel.up}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={() => move(1)}>
        {texts.panel.down}
      </Button>
      <Button variant="subtle" size="compact-sm" className={styles.grave ?? ''} onClick={remove}>
        {removeName}
      </Button>
      <Button variant="default" size="compact-sm" onClick={close}>
        {texts.panel.done}
      </Button>
    </div>
  );
}
