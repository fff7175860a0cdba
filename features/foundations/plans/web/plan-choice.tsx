import { fill } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { PlanHolder } from '../contract/plan.ts';
import { nextStep } from '../rules/plan-button.ts';
import { whatLeavingEnds } from '../rules/what-leaving-ends.ts';
import { texts } from '../texts/en.ts';
import { LeavePlanDialog } from './leave-plan-dialog.tsx';
import { showPlansView } from './open-plans.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-choice.module.css';
import { useChangePlan, usePlans } from './use-plans.ts';

interface PlanChoiceProps {
  merchant: PlanHolder;
  /** Whether the shop is asked if it wants to leave its plan for Free. */
  isLeaving: boolean;
  setLeaving: (isLeaving: boolean) => void;
}

/** The plans side by side, and who charges for them. */
export function PlanChoice({ merchant, isLeaving, setLeaving }: PlanChoiceProps) {
  const { data, error, refetch } = usePlans(merchant.shopUrl);
  const change = useChangePlan(merchant.shopUrl);
  if (data === undefined && error !== null)
    return <FailureNote bare what={texts.plans.what} error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const { plans, prices } = data;
  const own = plans.find(({ isCurrent }) => isCurrent);
  const free = plans.find(({ planId }) => planId === 'free');
  const highlighted = nextStep(plans);
  const isOnItsWay = change.isPending || change.isSuccess;
  return (
    <>
      <ul className={styles.cards} data-count={plans.length}>
        {plans.map((card) => (
          <PlanCard
            key={card.name}
            card={card}
            merchant={merchant}
            isNextStep={card === highlighted}
            isChanging={isOnItsWay && change.variables.name === card.name}
            isBlocked={isOnItsWay}
            // Without a plan of its own, a shop has nothing to lose.
            select={() => (card === free && own !== undefined ? setLeaving(true) : change.mutate(card))}
          />
        ))}
      </ul>
      {isLeaving && own && free && (
        <LeavePlanDialog
          own={own}
          free={free}
          remainingTrialDays={merchant.planDetails.remainingTrialDays}
          ends={whatLeavingEnds({
            own,
            free,
            planDetails: merchant.planDetails,
            paysEarlierPrice: prices.own.length > 0,
          })}
          isPending={isOnItsWay}
          leave={() => change.mutate(free, { onSettled: () => setLeaving(false) })}
          stay={() => setLeaving(false)}
        />
      )}
      <p className={styles.small}>
        {/* The owner of a shop may run the server, too. */}
        {fill(texts.plans.whoCharges, { host: location.host })}{' '}
        <button type="button" className={styles.link} onClick={() => showPlansView('prices')}>
          {texts.plans.prices}
        </button>
      </p>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.cards} data-count={7}>
      <WaitingFor what={texts.plans.loading} />
      {[1, 2, 3, 4, 5, 6, 7].map((at) => (
        <WaitingBlock key={at} height={360} />
      ))}
    </div>
  );
}
