import { NativeSelect, TextInput } from '@mantine/core';
import { Fragment } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import {
  ColumnTarget,
  MOST_ATTRIBUTE_NAME,
  ValueType,
  type ImportPlan,
  type MappedColumn,
} from '../contract/import.ts';
import { texts } from '../texts/en.ts';
import styles from './import-dialog.module.css';

const TARGETS = Object.entries(texts.targets).map(([value, label]) => ({ value, label }));
const TYPES = Object.entries(texts.types).map(([value, label]) => ({ value, label }));
const DATE_ORDERS = Object.entries(texts.dateOrders).map(([value, label]) => ({ value, label }));
const DECIMAL_MARKS = [
  { value: 'point', label: '1,234.50' },
  { value: 'comma', label: '1.234,50' },
];

interface ColumnTableProps {
  plan: ImportPlan;
  names: readonly string[];
  rows: readonly (readonly string[])[];
  /** Why a row would be rejected, in the order of the rows. */
  faults: readonly (string | null)[];
  change: (plan: ImportPlan) => void;
}

/** The first rows of a file, and the meaning of each column above them. */
export function ColumnTable({ plan, names, rows, faults, change }: ColumnTableProps) {
  const set = (at: number, column: MappedColumn) =>
    change({ ...plan, columns: plan.columns.map((one, nth) => (nth === at ? column : one)) });
  return (
    <ScrollRegion name={texts.columnTable.title} className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            {names.map((name, at) => (
              // Two columns can have the same name, so a column is identified by its position.
              <th key={at} scope="col">
                <span className={styles.columnName}>{name}</span>
                <ColumnChoice
                  name={name}
                  column={plan.columns[at] ?? { target: 'ignore' }}
                  change={(column) => set(at, column)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, nth) => (
            <Fragment key={nth}>
              <tr>
                {cells.map((cell, at) => (
                  <td key={at} data-ignored={plan.columns[at]?.target === 'ignore'}>
                    {cell}
                  </td>
                ))}
              </tr>
              {faults[nth] && (
                <tr>
                  <td colSpan={names.length} className={styles.fault}>
                    {faults[nth]}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface ColumnChoiceProps {
  name: string;
  column: MappedColumn;
  change: (column: MappedColumn) => void;
}

function ColumnChoice({ name, column, change }: ColumnChoiceProps) {
  return (
    <div className={styles.choice}>
      <NativeSelect
        size="xs"
        aria-label={fill(texts.columnTable.target, { column: name })}
        data={TARGETS}
        value={column.target}
        onChange={(event) => {
          const target = ColumnTarget.parse(event.currentTarget.value);
          change(
            target === 'attribute' ? { target, attribute: name.slice(0, MOST_ATTRIBUTE_NAME) } : { target },
          );
        }}
      />
      {column.target === 'attribute' && <AttributeChoice name={name} column={column} change={change} />}
    </div>
  );
}

function AttributeChoice({ name, column, change }: ColumnChoiceProps) {
  const { valueType = 'valueString', dateOrder = 'dayFirst', decimalMark = 'point' } = column;
  return (
    <>
      <TextInput
        size="xs"
        aria-label={fill(texts.columnTable.attribute, { column: name })}
        maxLength={MOST_ATTRIBUTE_NAME}
        value={column.attribute ?? ''}
        onChange={(event) => change({ ...column, attribute: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        aria-label={fill(texts.columnTable.type, { column: name })}
        data={TYPES}
        value={valueType}
        onChange={(event) => change({ ...column, valueType: ValueType.parse(event.currentTarget.value) })}
      />
      {valueType === 'valueDate' && (
        <NativeSelect
          size="xs"
          aria-label={fill(texts.columnTable.dateOrder, { column: name })}
          data={DATE_ORDERS}
          value={dateOrder}
          onChange={(event) =>
            change({
              ...column,
              dateOrder: event.currentTarget.value === 'monthFirst' ? 'monthFirst' : 'dayFirst',
            })
          }
        />
      )}
      {valueType === 'valueNumber' && (
        <NativeSelect
          size="xs"
          aria-label={fill(texts.columnTable.decimalMark, { column: name })}
          data={DECIMAL_MARKS}
          value={decimalMark}
          onChange={(event) =>
            change({ ...column, decimalMark: event.currentTarget.value === 'comma' ? 'comma' : 'point' })
          }
        />
      )}
    </>
  );
}
