import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import { useMediaQuery } from '@mantine/hooks';
import { closePlans } from '#platform/ui-kit/open-plans.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { PlanCard as Card, PlanHolder } from '../contract/plan.ts';
import { planButton } from '../rules/plan-button.ts';
import { FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import { plansTitle, PLANS_TITLE_AT_INIT } from './messages.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanUsage } from './plan-usage.tsx';
import styles from './plans-modal.module.css';
import { useChangePlan, usePlans } from './use-plans.ts';

interface PlansModalProps {
  merchant: PlanHolder;
  /** Nothing goes on before a plan is chosen. */
  isForced: boolean;
}

/** The plans a shop can choose from, and where it stands with its own. */
export function PlansModal({ merchant, isForced }: PlansModalProps) {
  const isPhone = useMediaQuery('(width < 600px)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      onClose={closePlans}
      title={isForced ? PLANS_TITLE_AT_INIT : plansTitle(spokenName(merchant.planDetails.plan))}
      size={1152}
      fullScreen={isPhone}
      withCloseButton={!isForced}
      closeOnEscape={!isForced}
      closeOnClickOutside={!isForced}
      closeButtonProps={{ 'aria-label': 'Close the plans' }}
      classNames={{ title: styles.title, content: styles.content, header: styles.header, body: styles.body }}
    >
      {!isForced && <PlanUsage merchant={merchant} />}
      <Plans merchant={merchant} />
    </Modal>
  );
}

function Plans({ merchant }: { merchant: PlanHolder }) {
  const { data, error, refetch } = usePlans(merchant.shopUrl);
  const change = useChangePlan(merchant.shopUrl);
  if (data === undefined && error !== null)
    return <FailureNote bare what="The plans" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const { plans, reading } = data;
  const { planDetails, chargeStatus } = merchant;
  const buttonOf = (card: Card) =>
    planButton({ plan: card.planId, current: planDetails.planId, reading, status: chargeStatus.status });
  const nextStep = plans[plans.findIndex(({ isCurrent }) => isCurrent) + 1];
  const isOnItsWay = change.isPending || (change.isSuccess && change.data !== undefined);
  return (
    <>
      <ul className={styles.cards}>
        {plans.map((card) => (
          <PlanCard
            key={card.name}
            card={card}
            planDetails={planDetails}
            button={buttonOf(card)}
            isNextStep={card === nextStep}
            isChanging={isOnItsWay && change.variables.name === card.name}
            isBlocked={isOnItsWay}
            select={() => change.mutate(card)}
          />
        ))}
      </ul>
      {reading === 'list' && (
        <p className={styles.leave}>
          No plan fits?
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isOnItsWay}
            onClick={() => change.mutate({ name: FREE_PLAN_NAME, planId: 'free' })}
          >
            Cancel my plan and go to Free
          </Button>
        </p>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.cards}>
      <WaitingFor what="The list of plans" />
      {[1, 2, 3].map((at) => (
        <WaitingBlock key={at} height={360} />
      ))}
    </div>
  );
}

/** 'Free' alone would end the sentence too early. */
function spokenName(plan: string): string {
  return /plan/i.test(plan) ? plan : `${plan} plan`;
}
