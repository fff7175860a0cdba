import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import type { PlanHolder } from '../contract/plan.ts';
import { texts } from '../texts/en.ts';
import { closePlans, type PlansView } from './open-plans.ts';
import { PlanChoice } from './plan-choice.tsx';
import { PlanUsage } from './plan-usage.tsx';
import styles from './plans-modal.module.css';
import { PriceSheet } from './price-sheet.tsx';

interface PlansModalProps {
  merchant: PlanHolder;
  view: PlansView;
  /** Null if the plans can be closed. Otherwise a plan must be chosen, and this is the way out. */
  logOut: (() => void) | null;
}

/** The plans that a shop can choose, its own state, and the prices of messages. */
export function PlansModal({ merchant, view, logOut }: PlansModalProps) {
  const isPhone = useMediaQuery('(width < 600px)', undefined, { getInitialValueInEffect: false });
  const isForced = logOut !== null;
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Modal
      opened
      onClose={closePlans}
      title={titleOf(merchant, view, isForced)}
      size={1392}
      xOffset={24}
      yOffset={24}
      fullScreen={isPhone}
      withCloseButton={!isForced}
      // Escape answers the question above the plans first.
      closeOnEscape={!isForced && !isLeaving}
      closeOnClickOutside={!isForced}
      closeButtonProps={{ 'aria-label': texts.plans.close }}
      classNames={{ title: styles.title, content: styles.content, header: styles.header, body: styles.body }}
    >
      <div key={view}>
        {/* The first key pressed must choose nothing, nor log out; and what has no size is in view as it is. */}
        <span className={styles.start} tabIndex={-1} data-autofocus />
        {view === 'prices' ? (
          <PriceSheet shopUrl={merchant.shopUrl} />
        ) : (
          <>
            {!isForced && <PlanUsage merchant={merchant} />}
            <PlanChoice merchant={merchant} isLeaving={isLeaving} setLeaving={setLeaving} />
          </>
        )}
        {logOut !== null && (
          <p className={styles.leave}>
            {texts.plans.notNow}
            <Button variant="subtle" size="compact-sm" onClick={logOut}>
              {texts.plans.logOut}
            </Button>
          </p>
        )}
      </div>
    </Modal>
  );
}

function titleOf({ planDetails }: PlanHolder, view: PlansView, isForced: boolean): ReactNode {
  if (view === 'prices') return texts.plans.prices;
  if (isForced) return texts.plans.titleWithoutPlan;
  const { title, planId } = planDetails;
  // A plan of an old store is called what the store called it, such as "Growth Plan". The others have names: "Free".
  return planId === null
    ? fill(texts.plans.title, { plan: title })
    : fill(texts.plans.titleOfName, { name: title.replace(/\s+plan$/i, '') });
}
