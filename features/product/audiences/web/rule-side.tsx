import { Button } from '@mantine/core';
import { useId } from 'react';
import { fill } from '#platform/language/reader.ts';
import { useRowFocus } from '#platform/ui-kit/use-row-focus.ts';
import type { AudienceCondition, ConditionFault } from '../contract/audience-condition.ts';
import {
  chosenOperation,
  rulesOf,
  withNewRule,
  withoutRule,
  withType,
  withValues,
  type Operation,
  type Side,
} from '../rules/edit-condition.ts';
import { texts } from '../texts/en.ts';
import styles from './audience-builder.module.css';
import type { AudienceShop } from './rule-field.ts';
import { RuleRow } from './rule-row.tsx';

interface RuleSideProps {
  side: Side;
  shop: AudienceShop;
  condition: AudienceCondition;
  onChange: (condition: AudienceCondition) => void;
  faults: readonly ConditionFault[];
  showsFaults: boolean;
}

/** The include rules or the exclude rules. */
export function RuleSide({ side, shop, condition, onChange, faults, showsFaults }: RuleSideProps) {
  const titleId = useId();
  const words = texts.sides[side];
  const rules = rulesOf(condition, side);
  const operation = chosenOperation(condition, side);
  const { list, focusRow } = useRowFocus<HTMLElement>();
  const remove = (place: number, at: number) => {
    focusRow(at);
    onChange(withoutRule(condition, place));
  };
  const add = (chosen?: Operation) => {
    focusRow(rules.length);
    onChange(withNewRule(condition, side, chosen));
  };
  return (
    <section ref={list} className={styles.side} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.sideTitle}>
        {words.title}
      </h3>
      <p className={styles.quiet}>{rules.length === 0 ? words.none : words.about}</p>
      {rules.length > 0 && (
        <ol className={styles.rules}>
          {rules.map(({ place, rule }, at) => (
            <li key={String(rule.key ?? place)} className={styles.rule} data-row>
              {at > 0 && <span className={styles.operation}>{operation && texts.operations[operation]}</span>}
              <RuleRow
                shop={shop}
                rule={rule}
                name={fill(words.rule, { number: at + 1 })}
                faults={faults.filter((fault) => fault.place === place)}
                showsFaults={showsFaults}
                onType={(type) => onChange(withType(condition, place, type))}
                onValues={(values) => onChange(withValues(condition, place, values))}
                onDelete={() => remove(place, at)}
              />
            </li>
          ))}
        </ol>
      )}
      <AddButtons side={words.title} count={rules.length} operation={operation} add={add} />
    </section>
  );
}

interface AddButtonsProps {
  /** The side’s title. */
  side: string;
  count: number;
  operation: Operation | null;
  add: (operation?: Operation) => void;
}

/** How rules are combined is chosen with the second rule. After that only one button is left. */
function AddButtons({ side, count, operation, add }: AddButtonsProps) {
  if (count === 0) return <AddButton words={texts.add.first} side={side} onClick={() => add()} />;
  const offered: Operation[] = operation === null ? ['AND', 'OR'] : [operation];
  return (
    <div className={styles.tools}>
      {offered.map((one) => (
        <AddButton key={one} words={texts.add[one]} side={side} onClick={() => add(one)} />
      ))}
    </div>
  );
}

function AddButton({ words, side, onClick }: { words: string; side: string; onClick: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      className={styles.add ?? ''}
      data-add-row
      aria-label={fill(texts.add.toSide, { button: words, side })}
      onClick={onClick}
    >
      {words}
    </Button>
  );
}
