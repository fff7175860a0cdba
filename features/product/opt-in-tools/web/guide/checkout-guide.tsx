import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { Dialog } from '#platform/ui-kit/dialogs/dialog.tsx';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { useRight } from '#platform/ui-kit/rights/reader-role.ts';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import { updateTool } from '../../contract/editing-calls.ts';
import { GUIDE_STEPS } from '../../contract/tool-design.ts';
import { texts } from '../../texts/en.ts';
import { toolsQuery, type Tool } from '../use-tools.ts';
import styles from './checkout-guide.module.css';
import { GUIDE } from './guide-steps.ts';

interface CheckoutGuideProps {
  merchant: { shopUrl: string };
  tool: Tool;
  onClose: () => void;
}

/** The guide for placing the block in the checkout. The merchant's progress is stored. */
export function CheckoutGuide({ merchant: { shopUrl }, tool, onClose }: CheckoutGuideProps) {
  const done = tool.guideStep ?? 0;
  // After the last step the guide starts again.
  const [at, setAt] = useState(done >= GUIDE_STEPS ? 0 : done);
  const { mutate, isPending } = useKeepStep(shopUrl, tool);
  const keepsSteps = useRight('market');
  const step = GUIDE[at];
  if (step === undefined) return null;
  const isLast = at === GUIDE_STEPS - 1;
  const goOn = () => {
    const next = () => (isLast ? onClose() : setAt(at + 1));
    if (at < done || !keepsSteps) next();
    else mutate(at + 1, { onSuccess: next });
  };
  return (
    <Dialog
      title={step.title}
      onClose={onClose}
      staysOnClickOutside
      width={560}
      actions={
        <>
          {at > 0 && (
            <Button variant="default" onClick={() => setAt(at - 1)}>
              {texts.guide.back}
            </Button>
          )}
          <Button onClick={goOn} loading={isPending} data-autofocus>
            {at === 0 ? texts.guide.begin : isLast ? texts.guide.finish : texts.guide.next}
          </Button>
        </>
      }
    >
      <p className={styles.where} aria-live="polite">
        {at === 0 ? texts.guide.before : fill(texts.guide.step, { step: at, steps: GUIDE_STEPS - 1 })}
      </p>
      <progress className={styles.bar} max={GUIDE_STEPS - 1} value={at} aria-label={texts.guide.progress} />
      <p>{step.text}</p>
    </Dialog>
  );
}

function useKeepStep(shopUrl: string, { id, channel }: Tool) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (guideStep: number) => makeCall(updateTool, { body: { id, states: { guideStep } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: toolsQuery(shopUrl, channel).queryKey }),
    onError: (error) => reportFailure(error, `tool-${id}`, whatFailed(error, texts.failures.save)),
  });
}
