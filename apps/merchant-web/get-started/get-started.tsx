import { IconArrowRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useId, type ReactNode } from 'react';
import { WHATSAPP_NUMBER_ID } from '#features/foundations/channels/web/whatsapp/whatsapp-number-place.tsx';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import styles from './get-started.module.css';
import { useSteps, type StepName } from './use-steps.ts';

const STEPS: Record<StepName, { title: string; why: string; to: string }> = {
  sender: {
    title: 'Connect a WhatsApp number',
    why: 'Messages are sent from it.',
    to: `#${WHATSAPP_NUMBER_ID}`,
  },
  tool: {
    title: 'Switch on the opt-in pill',
    why: 'Shoppers sign up through it on your store.',
    to: '/opt-in-tools-wa',
  },
  campaign: {
    title: 'Switch on the abandoned cart campaign',
    why: 'It brings shoppers back to the cart they left.',
    to: '/automation-wa',
  },
};

/** Set when this tab showed unfinished steps, so that it can show a message once they are done. */
const BEGUN = 'bellbird-get-started';

/** The first steps that a shop still has to take. Disappears when all are done. */
export function GetStarted({ merchant }: { merchant: Merchant }) {
  const titleId = useId();
  const steps = useSteps(merchant);
  const isDone = steps?.every((step) => step.isDone) ?? false;
  const isOpen = steps !== null && !isDone;
  useEffect(() => {
    if (isOpen) sessionStorage.setItem(BEGUN, 'yes');
  }, [isOpen]);
  if (isDone) return sessionStorage.getItem(BEGUN) === null ? null : <AllSet />;
  if (!isOpen) return null;
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          Get started
        </h2>
        <p className={styles.progress}>
          {steps.filter((step) => step.isDone).length} of {steps.length} done
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name}>
            <Step name={step.name} isDone={step.isDone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function AllSet() {
  return (
    <p className={styles.allSet} role="status">
      <IconCircleCheckFilled className={styles.mark} size={22} stroke={1.5} aria-hidden />
      That was the last step: number, pill and campaign are set up.
    </p>
  );
}

function Step({ name, isDone }: { name: StepName; isDone: boolean }) {
  const { title, why, to } = STEPS[name];
  const Mark = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <StepLink to={to} isDone={isDone}>
      <Mark className={styles.mark} size={22} stroke={1.5} aria-label={isDone ? 'Done:' : 'To do:'} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.why}>{why}</span>
      </span>
      {!isDone && <IconArrowRight size={18} stroke={1.5} aria-hidden />}
    </StepLink>
  );
}

function StepLink({ to, isDone, children }: { to: string; isDone: boolean; children: ReactNode }) {
  const stepProps = { className: styles.step ?? '', 'data-done': isDone };
  if (to.startsWith('#')) {
    return (
      <a href={to} {...stepProps}>
        {children}
      </a>
    );
  }
  return (
    <PageLink to={to} {...stepProps} closed={<span {...stepProps}>{children}</span>}>
      {children}
    </PageLink>
  );
}
