import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../../texts/en.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
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
      title={texts.past.title}
      aside={
        past.isReplayable && (
          <Button variant="default" size="sm" disabled={button?.isDisabled ?? true} onClick={button?.onClick}>
            {button?.text ?? texts.past.try}
          </Button>
        )
      }
    >
      <p className={styles.about}>{past.isReplayable ? texts.past.about : past.reason}</p>
      {children}
    </Panel>
  );
}
