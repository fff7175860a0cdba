import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { ABOUT, TITLE, TRY } from './copy.ts';
import styles from './past-panel.module.css';

interface FrameProps {
  past: ShownCampaign['past'];
  /** The text and action of the button. Without it, the button is disabled and keeps its size. */
  button?: { text: string; isDisabled: boolean; onClick: () => void };
  children?: ReactNode;
}

/** The frame of the panel before a replay, and before its code has loaded. */
export function PastFrame({ past, button, children }: FrameProps) {
  return (
    <Panel
      title={TITLE}
      aside={
        past.isReplayable && (
          <Button variant="default" size="sm" disabled={button?.isDisabled ?? true} onClick={button?.onClick}>
            {button?.text ?? TRY}
          </Button>
        )
      }
    >
      <p className={styles.about}>{past.isReplayable ? ABOUT : past.reason}</p>
      {children}
    </Panel>
  );
}
