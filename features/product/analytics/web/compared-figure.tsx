import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { Figure } from '#platform/ui-kit/parts/figure-list.tsx';
import { compare, type Change } from '../rules/compare.ts';
import styles from './compared-figure.module.css';
import { describeChange, type ComparedDays, type FigureKind } from './describe-change.ts';

/** A number and the one before, with their formatting. */
export interface ShownFigure {
  name: string;
  now: number;
  /** Null if there is nothing to compare with. */
  before: number | null;
  of: FigureKind;
  format: (value: number) => string;
}

interface ComparedFigureProps extends ShownFigure {
  days: ComparedDays;
  large?: boolean;
}

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight };

/** A number, and a description of its change. */
export function ComparedFigure(props: ComparedFigureProps) {
  const { name, now, before, of, days, format, large = false } = props;
  const change = before === null ? null : compare(now, before);
  return (
    <Figure name={name} large={large}>
      {format(now)}{' '}
      {change && (
        <span className={styles.change}>
          <Arrow direction={change.direction} />
          <ChangeWords
            {...describeChange(change, { of, shownBefore: format(before ?? 0), days })}
            inWhole={large}
          />
        </span>
      )}
    </Figure>
  );
}

function Arrow({ direction }: Pick<Change, 'direction'>) {
  const Shown = ARROWS[direction];
  return <Shown size={14} stroke={1.75} aria-hidden />;
}

/**
 * Beside smaller figures only the change fits. What it is compared with is above, and always read by screen readers.
 */
function ChangeWords({ short, whole, inWhole }: { short: string; whole: string; inWhole: boolean }) {
  if (inWhole) return whole;
  return (
    <>
      <span aria-hidden title={whole}>
        {short}
      </span>
      <span className="bb-spoken">{whole}</span>
    </>
  );
}
