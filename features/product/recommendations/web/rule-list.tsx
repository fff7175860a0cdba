import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { MOST_RULES, type Rule } from '../contract/recommendation.ts';
import { texts } from '../texts/en.ts';
import { RuleCard } from './rule-card.tsx';
import styles from './rule-list.module.css';
import { useRuleChanges, useRules, type RuleChanges, type RulesOf } from './use-recommendations.ts';

/** The rules of a campaign with buttons to add, change and delete. */
export function RuleList({ of }: { of: RulesOf }) {
  const { data, error, refetch } = useRules(of);
  const changes = useRuleChanges(of);
  if (data === undefined && error !== null)
    return <FailureNote what={texts.rules.what} error={error} retry={() => void refetch()} />;
  if (data === undefined) return <RulesWaiting />;
  return <Rules of={of} rules={data.data} changes={changes} />;
}

interface RulesProps {
  of: RulesOf;
  rules: readonly Rule[];
  changes: RuleChanges;
}

function Rules({ of, rules, changes }: RulesProps) {
  const [leaving, setLeaving] = useState<Rule | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // The pressed button may be gone with its rule, or with the note of an empty list.
  const focusAdd = () => requestAnimationFrame(() => addButton.current?.focus());
  const add = (
    <Button
      ref={addButton}
      variant={rules.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      disabled={rules.length >= MOST_RULES}
      loading={changes.add.isPending}
      onClick={() => changes.add.mutate('matchingRecommendation', { onSuccess: focusAdd })}
    >
      {texts.rules.add}
    </Button>
  );
  const remove = () => {
    if (leaving === null) return;
    changes.remove.mutate(leaving.ruleId, {
      onSuccess: () => {
        setLeaving(null);
        focusAdd();
      },
    });
  };
  return (
    <section className={styles.rules} aria-label={texts.rules.title}>
      {rules.length === 0 && <EmptyNote title={texts.rules.none} text={texts.rules.noneText} action={add} />}
      <ul className={styles.list}>
        {rules.map((rule) => (
          <li key={rule.ruleId}>
            <RuleCard shopUrl={of.shopUrl} rule={rule} changes={changes} onDelete={() => setLeaving(rule)} />
          </li>
        ))}
      </ul>
      {rules.length > 0 && <div>{add}</div>}
      <ConfirmDialog
        opened={leaving !== null}
        title={leaving && fill(texts.deleteRule.question, { title: leaving.title })}
        text={texts.deleteRule.text}
        confirm={texts.deleteRule.confirm}
        isPending={changes.remove.isPending}
        onConfirm={remove}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}

function RulesWaiting() {
  return (
    <div className={styles.rules}>
      <WaitingFor what={texts.rules.what} />
      <WaitingBlock height={240} />
      <WaitingBlock height={240} />
    </div>
  );
}
