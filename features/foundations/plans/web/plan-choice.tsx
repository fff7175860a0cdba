import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { PlanHolder } from '../contract/plan.ts';
import { describeLeaving } from '../rules/describe-leaving.ts';
import { nextStep } from '../rules/plan-button.ts';
import { PRICES_TITLE } from './copy.ts';
import { LeavePlanDialog } from './leave-plan-dialog.tsx';
import { showPlansView } from './open-plans.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-choice.module.css';
import { useChangePlan, usePlans } from './use-plans.ts';

/** Says who charges and who is paid, also if a shop's owner runs the server. */
const WHO_CHARGES = (host: string) =>
  `Prices are in US dollars, every 30 days. Shopify adds them to your store’s own bill and pays them to whoever runs Bellbird at ${host}. WhatsApp’s own fees are not part of them: whoever owns the WhatsApp number pays those.`;

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
    return <FailureNote bare what="The plans" error={error} retry={() => void refetch()} />;
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
          lines={describeLeaving({
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
        {WHO_CHARGES(location.host)}{' '}
        <button type="button" className={styles.link} onClick={() => showPlansView('prices')}>
          {PRICES_TITLE}
        </button>
      </p>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.cards} data-count={7}>
      <WaitingFor what="The list of plans" />
      {[1, 2, 3, 4, 5, 6, 7].map((at) => (
        <WaitingBlock key={at} height={360} />
      ))}
    </div>
  );
}
