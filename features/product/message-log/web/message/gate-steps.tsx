import { IconCheck, IconClock, IconMinus, IconX } from '@tabler/icons-react';
import { describeRule } from '#features/engine/messaging/contract/reason-labels.ts';
import { fill } from '#platform/language/reader.ts';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { explainGate, type GateStep } from '../../rules/explain-gate.ts';
import { texts } from '../../texts/en.ts';
import styles from './gate-steps.module.css';

const ANSWERS: Record<GateStep['answer'], { word: string; Icon: typeof IconCheck }> = {
  passed: { word: texts.checks.passed, Icon: IconCheck },
  stopped: { word: texts.checks.stopped, Icon: IconX },
  waits: { word: texts.checks.waits, Icon: IconClock },
  notAsked: { word: texts.checks.notAsked, Icon: IconMinus },
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
          <summary>{fill(texts.checks.count, { count: passed.length })}</summary>
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
        const words = describeRule(rule);
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
