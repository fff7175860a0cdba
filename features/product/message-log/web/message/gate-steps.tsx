import { IconCheck, IconClock, IconMinus, IconX } from '@tabler/icons-react';
import { RULE_LABELS } from '#features/engine/messaging/contract/reason-labels.ts';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { explainGate, type GateStep } from '../../rules/explain-gate.ts';
import styles from './gate-steps.module.css';

const ANSWERS: Record<GateStep['answer'], { word: string; Icon: typeof IconCheck }> = {
  passed: { word: 'Passed', Icon: IconCheck },
  stopped: { word: 'Not sent for this', Icon: IconX },
  waits: { word: 'Waits for this', Icon: IconClock },
  notAsked: { word: 'Not checked yet', Icon: IconMinus },
};

/** The rules that a message did not pass or has not reached. Passed rules are folded away. */
export function GateSteps({ message, hasPlans }: { message: MessageTrace; hasPlans: boolean }) {
  const steps = explainGate(message, { hasPlans });
  const passed = steps.filter(({ answer }) => answer === 'passed');
  const others = steps.filter(({ answer }) => answer !== 'passed');
  return (
    <>
      {others.length > 0 && <StepList steps={others} />}
      {passed.length > 0 && (
        <details className={styles.passed}>
          <summary>{passed.length === 1 ? '1 check passed' : `${passed.length} checks passed`}</summary>
          <StepList steps={passed} />
        </details>
      )}
    </>
  );
}

function StepList({ steps }: { steps: readonly GateStep[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ rule, answer }) => {
        const { word, Icon } = ANSWERS[answer];
        const words = RULE_LABELS[rule];
        return (
          <li key={rule} className={styles.step} data-answer={answer}>
            <Icon size={16} stroke={1.75} role="img" aria-label={word} />
            <span>{answer === 'stopped' || answer === 'waits' ? words.short : words.passed}</span>
          </li>
        );
      })}
    </ul>
  );
}
