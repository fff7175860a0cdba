import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory, IconX } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { texts } from '../../texts/en.ts';
import styles from './editor-head.module.css';
import { IconButton } from './icon-button.tsx';

interface EditorHeadProps {
  title: string;
  isSaved: boolean;
  isSaving: boolean;
  hasFaults: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  showHistory: () => void;
  save: () => void;
  close: () => void;
  test: ReactNode;
}

/** The buttons for the whole flow. Save says "Saved" while nothing has changed, and is red while there is a fault. */
export const EditorHead = memo(function EditorHead({
  title,
  isSaved,
  isSaving,
  hasFaults,
  canUndo,
  canRedo,
  undo,
  redo,
  showHistory,
  save,
  close,
  test,
}: EditorHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.tools}>
        <IconButton icon={IconArrowBackUp} label={texts.head.undo} isDisabled={!canUndo} onClick={undo} />
        <IconButton icon={IconArrowForwardUp} label={texts.head.redo} isDisabled={!canRedo} onClick={redo} />
        <IconButton icon={IconHistory} label={texts.head.history} onClick={showHistory} />
        {test}
        <Button
          loading={isSaving}
          disabled={isSaved || hasFaults}
          data-invalid={hasFaults || undefined}
          {...(hasFaults && { color: 'red.9' })}
          className={styles.save ?? ''}
          onClick={save}
        >
          {isSaved && !hasFaults ? texts.head.saved : texts.head.save}
        </Button>
        <IconButton icon={IconX} label={texts.head.close} onClick={close} />
      </div>
    </div>
  );
});
