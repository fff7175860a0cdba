import { IconCheck, IconClock, IconMinus, IconX } from '@tabler/icons-react';
import type { MessageTrace } from '../../contract/message-trace.ts';
import { explainGate, type GateStep } from '../../rules/explain-gate.ts';
import { RULE_WORDS } from '../../rules/message-words.ts';
import styles from './gate-steps.module.css';

const ANSWERS: Record<GateStep['answer'], { word: string; Icon: typeof IconCheck }> = {
  passed: { word: 'Passed', Icon: IconCheck },
  stopped: { word: 'Not sent for this', Icon: IconX },
  waits: { word: 'Waits for this', Icon: IconClock },
  notAsked: { word: 'Not checked yet', Icon: IconMinus },
};

/** Every rule that a message has to pass, with its answer; those behind the one that stopped it were not asked. */
export function GateSteps({ message }: { message: MessageTrace }) {
  return (
    <ul className={styles.steps}>
      {explainGate(message).map(({ rule, answer }) => {
        const { word, Icon } = ANSWERS[answer];
        const words = RULE_WORDS[rule];
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
