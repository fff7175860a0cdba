import { Button } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { getMerchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { Bellbird } from '#platform/ui-kit/bird/bellbird.tsx';
import { WaitingBlock } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';
import { EmbedStep } from './embed-step.tsx';
import styles from './onboarding-page.module.css';
import { forgetStep, LAST_STEP, useStep } from './step-store.ts';
import { usePageSetUp } from './use-onboarding.ts';
import { WelcomeStep } from './welcome-step.tsx';

/** A new merchant's first page needs neither. */
const CampaignStep = lazy(async () => ({ default: (await import('./campaign-step.tsx')).CampaignStep }));
const ToolStep = lazy(async () => ({ default: (await import('./tool-step.tsx')).ToolStep }));

/** A reload, if the session does not open the dashboard by itself. Document 1, section 9. */
const RELOAD_AFTER_MS = 10_000;

interface OnboardingPageProps {
  merchant: Merchant;
}

/** The four steps before a new shop's first dashboard. */
export function OnboardingPage({ merchant }: OnboardingPageProps) {
  const { step, next, back } = useStep();
  const setUp = usePageSetUp(merchant);
  const finish = useFinish();
  const [isEmbedOpened, setEmbedOpened] = useState(false);
  useSetUpAfterReload(step, setUp.isIdle, setUp.mutate);
  const goOn = () => {
    if (step === 1 && !setUp.isSuccess) setUp.mutate();
    if (step === LAST_STEP) finish.begin();
    else next();
  };
  if (step === 0) return <WelcomeStep merchant={merchant} start={next} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Bellbird size={28} /> {texts.frame.product}
        </span>
        <Dots step={step} />
      </header>
      <StepBody
        key={step}
        {...{ step, merchant }}
        embed={{ isOpened: isEmbedOpened, onOpen: () => setEmbedOpened(true) }}
      />
      <footer className={styles.foot}>
        <Button
          size="md"
          variant="subtle"
          className={styles.back}
          disabled={finish.isUnderWay}
          onClick={back}
        >
          {texts.frame.back}
        </Button>
        {step === LAST_STEP && setUp.isError ? (
          <SetUpFailed retry={() => setUp.mutate()} />
        ) : (
          <Button
            size="md"
            variant={step === 1 && !isEmbedOpened ? 'default' : 'filled'}
            onClick={goOn}
            loading={step === LAST_STEP && (!setUp.isSuccess || finish.isUnderWay)}
          >
            {step === LAST_STEP ? texts.frame.finish : texts.frame.continue}
          </Button>
        )}
      </footer>
      <Notifications position="top-right" containerWidth={380} />
    </div>
  );
}

interface StepBodyProps extends OnboardingPageProps {
  step: number;
  embed: { isOpened: boolean; onOpen: () => void };
}

function StepBody({ step, merchant, embed }: StepBodyProps) {
  const main = useRef<HTMLElement>(null);
  // A new step starts at its title, also for screen readers.
  useEffect(() => main.current?.focus(), []);
  return (
    <main ref={main} tabIndex={-1} className={styles.main}>
      {step === 1 && <EmbedStep shopUrl={merchant.shopUrl} {...embed} />}
      <Suspense fallback={<WaitingBlock height={300} />}>
        {step === 2 && <CampaignStep merchant={merchant} />}
        {step === LAST_STEP && <ToolStep merchant={merchant} />}
      </Suspense>
    </main>
  );
}

function Dots({ step }: { step: number }) {
  return (
    <div className={styles.progress}>
      <p>{fill(texts.frame.progress, { step, all: LAST_STEP })}</p>
      <ol className={styles.dots} aria-hidden>
        {[1, 2, LAST_STEP].map((one) => (
          <li key={one} data-current={one === step} data-done={one < step} />
        ))}
      </ol>
    </div>
  );
}

function SetUpFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <p role="alert">{texts.frame.failed}</p>
      <Button size="md" onClick={retry}>
        {texts.frame.tryAgain}
      </Button>
    </>
  );
}

/** Reads the session again, so that the guard opens the dashboard. Otherwise a reload does. */
function useFinish() {
  const client = useQueryClient();
  const [isUnderWay, setIsUnderWay] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  const begin = () => {
    setIsUnderWay(true);
    forgetStep();
    void client.invalidateQueries({ queryKey: [getMerchant.path] });
  };
  return { isUnderWay, begin };
}

/** Sets up the shop for people who reload a later step before it was set up. */
function useSetUpAfterReload(step: number, isIdle: boolean, setUp: () => void): void {
  useEffect(() => {
    if (step >= 2 && isIdle) setUp();
  }, [step, isIdle, setUp]);
}
