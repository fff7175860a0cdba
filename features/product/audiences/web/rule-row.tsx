import { ActionIcon, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { IconTrash } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import type { AudienceRule, ConditionFault, ConditionValues } from '../contract/audience-condition.ts';
import { valuesOf } from '../rules/edit-condition.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { texts } from '../texts/en.ts';
import styles from './audience-builder.module.css';
import { isSegmentType, RULE_FIELDS } from './rule-field-list.ts';
import type { AudienceShop } from './rule-field.ts';
import { useAttributes } from './use-audience.ts';

interface RuleRowProps {
  shop: AudienceShop;
  rule: AudienceRule;
  /** For example "include rule 2". */
  name: string;
  faults: readonly ConditionFault[];
  showsFaults: boolean;
  onType: (type: AudienceRule['segmentType']) => void;
  onValues: (values: ConditionValues) => void;
  onDelete: () => void;
}

const OF_ATTRIBUTE = 'attribute:';

/** One rule: its type, its values, and the button that removes it. */
export function RuleRow({ shop, rule, name, faults, showsFaults, ...does }: RuleRowProps) {
  const { data } = useAttributes(shop.shopUrl);
  const attributes = data?.attributes ?? [];
  const { segmentType } = rule;
  const type = typeof segmentType === 'string' ? segmentType : 'attribute';
  const Field = isSegmentType(type) ? RULE_FIELDS[type] : null;
  const values = valuesOf(rule);
  const saysFaults = showsFaults || Object.values(values).some((value) => value !== null && value !== '');
  const choose = (chosen: string) => {
    if (!chosen.startsWith(OF_ATTRIBUTE)) return does.onType(chosen);
    const attribute = chosen.slice(OF_ATTRIBUTE.length);
    const valueType = attributes.find((one) => one.attribute === attribute)?.valueType ?? 'valueString';
    does.onType({ attribute, valueType });
  };
  return (
    <div className={styles.row}>
      <NativeSelect
        className={styles.type ?? ''}
        label={texts.rule.type}
        aria-label={fill(texts.rule.typeOf, { rule: name })}
        data={menuOf(rule, attributes)}
        value={typeof segmentType === 'string' ? segmentType : OF_ATTRIBUTE + segmentType.attribute}
        error={Field ? null : texts.rule.unknown}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {Field && (
        <div key={JSON.stringify(segmentType)} className={styles.values}>
          <Field
            shop={shop}
            name={name}
            values={values}
            valueType={typeof segmentType === 'string' ? null : (segmentType.valueType ?? null)}
            change={does.onValues}
            faultOf={(field) =>
              saysFaults ? (faults.find((fault) => fault.field === field)?.sentence ?? null) : null
            }
          />
        </div>
      )}
      <ActionIcon
        className={styles.delete ?? ''}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={fill(texts.rule.delete, { rule: name })}
        onClick={does.onDelete}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Returns all rules, and the shop's own attributes. A chosen type that no longer exists stays in the menu. */
function menuOf({ segmentType }: AudienceRule, attributes: readonly { attribute: string }[]) {
  const known = SEGMENT_RULES.filter(({ type }) => type !== 'attribute').map(({ type, name }) => ({
    value: type,
    label: name,
  }));
  const chosen = typeof segmentType === 'string' ? null : segmentType.attribute;
  const names = new Set([...attributes.map(({ attribute }) => attribute), ...(chosen ? [chosen] : [])]);
  const own = [...names].map((attribute) => ({ value: OF_ATTRIBUTE + attribute, label: attribute }));
  const lost =
    typeof segmentType === 'string' && !known.some(({ value }) => value === segmentType)
      ? [{ value: segmentType, label: segmentType }]
      : [];
  return [...lost, ...known, ...(own.length > 0 ? [{ group: texts.rule.attributes, items: own }] : [])];
}
