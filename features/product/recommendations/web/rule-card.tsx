import { Button, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { RuleType, type ItemList, type Rule } from '../contract/recommendation.ts';
import { texts } from '../texts/en.ts';
import { ItemListField } from './item-list-field.tsx';
import styles from './rule-card.module.css';
import { RuleTitle } from './rule-title.tsx';
import type { RuleChanges } from './use-recommendations.ts';

const TYPES = Object.entries(texts.ruleTypes).map(([value, label]) => ({ value, label }));

const LISTS: Record<RuleType, readonly ItemList[]> = {
  matchingRecommendation: ['boughtProducts', 'recommendedProducts'],
  collection: ['collection'],
};

interface RuleCardProps {
  shopUrl: string;
  rule: Rule;
  changes: RuleChanges;
  onDelete: () => void;
}

/** A rule: its title, its type, and its products. */
export function RuleCard({ shopUrl, rule, changes, onDelete }: RuleCardProps) {
  const { ruleId, title, selectedRule } = rule;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <RuleTitle
          title={title}
          onChange={(next) => changes.change.mutate({ ruleId, ruleType: selectedRule, title: next })}
        />
        <NativeSelect
          className={styles.type ?? ''}
          label={texts.rules.type}
          data={TYPES}
          value={selectedRule}
          onChange={(event) =>
            changes.change.mutate({ ruleId, ruleType: RuleType.parse(event.currentTarget.value) })
          }
        />
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          aria-label={fill(texts.rules.deleteNamed, { title })}
          onClick={onDelete}
        >
          {texts.rules.delete}
        </Button>
      </div>
      <div className={styles.lists}>
        {LISTS[selectedRule].map((list) => (
          <ItemListField
            key={list}
            list={list}
            shopUrl={shopUrl}
            items={rule[list]}
            onAdd={(item) => changes.addItem.mutate({ ruleId, list, item })}
            onRemove={(item) => changes.removeItem.mutate({ ruleId, list, item })}
          />
        ))}
      </div>
    </article>
  );
}
