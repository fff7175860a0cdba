import { Button } from '@mantine/core';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { PlanHolder } from '../contract/plan.ts';
import { nextStep, planButton } from '../rules/plan-button.ts';
import { FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import { GO_TO_FREE, PRICES_TITLE, WHO_CHARGES } from './copy.ts';
import { showPlansView } from './open-plans.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-choice.module.css';
import { useChangePlan, usePlans } from './use-plans.ts';

/** The plans side by side, who charges for them, and the way back to Free. */
export function PlanChoice({ merchant }: { merchant: PlanHolder }) {
  const { data, error, refetch } = usePlans(merchant.shopUrl);
  const change = useChangePlan(merchant.shopUrl);
  if (data === undefined && error !== null)
    return <FailureNote bare what="The plans" error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const { plans, reading } = data;
  const from = merchant.planDetails.planId;
  const highlighted = nextStep(plans, from);
  const isOnItsWay = change.isPending || change.isSuccess;
  return (
    <>
      <ul className={styles.cards} data-count={plans.length}>
        {plans.map((card) => (
          <PlanCard
            key={card.name}
            card={card}
            merchant={merchant}
            button={planButton(card, from)}
            isNextStep={card === highlighted}
            isChanging={isOnItsWay && change.variables.name === card.name}
            isBlocked={isOnItsWay}
            select={() => change.mutate(card)}
          />
        ))}
      </ul>
      <p className={styles.small}>
        {WHO_CHARGES(location.host)}{' '}
        <button type="button" className={styles.link} onClick={() => showPlansView('prices')}>
          {PRICES_TITLE}
        </button>
      </p>
      {reading === 'list' && (
        <p className={styles.leave}>
          No plan fits?
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isOnItsWay}
            onClick={() => change.mutate({ name: FREE_PLAN_NAME, planId: 'free' })}
          >
            {GO_TO_FREE}
          </Button>
        </p>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.cards} data-count={6}>
      <WaitingFor what="The list of plans" />
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <WaitingBlock key={at} height={360} />
      ))}
    </div>
  );
}
