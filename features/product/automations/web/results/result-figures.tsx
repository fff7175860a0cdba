import { fill } from '#platform/language/reader.ts';
import { formatCount, formatPercent } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { texts } from '../../texts/en.ts';
import type { FiguresProps } from '../campaign-figures.tsx';
import styles from './result-figures.module.css';

interface ResultFiguresProps extends FiguresProps {
  /** Whether each name has a "?" beside it. */
  isExplained?: boolean;
}

/** The steps from sent messages to orders, each as a number of its own. */
export function ResultFigures(props: ResultFiguresProps) {
  const { data, currency, isWaiting = false, isExplained = true } = props;
  const termOf = <Of,>(term: Of) => (isExplained ? { term } : {});
  return (
    <FigureList isLevel="wide" isWaiting={isWaiting}>
      <Figure name={texts.figures.sent} {...termOf(texts.figures.terms.sent)}>
        {formatCount(data.sent)}
      </Figure>
      <Figure name={texts.figures.delivered} {...termOf(texts.figures.terms.delivered)}>
        {formatCount(data.delivered)}
      </Figure>
      <Figure name={texts.figures.steps.read} {...termOf(texts.figures.terms.read)}>
        <Counted count={data.readNumber} percent={data.read} />
      </Figure>
      <Figure name={texts.figures.steps.clicked} {...termOf(texts.figures.terms.clicked)}>
        <Counted count={data.CTRNumber} percent={data.CTR} />
      </Figure>
      <Figure name={texts.figures.steps.orders} {...termOf('credited' as const)}>
        {formatCount(data.orders)}
      </Figure>
      <Figure name={texts.figures.revenue}>{formatMoney(data.revenueMinor, currency)}</Figure>
      <Figure name={texts.figures.failed}>{formatCount(data.failed)}</Figure>
    </FigureList>
  );
}

function Counted({ count, percent }: { count: number; percent: number }) {
  return (
    <>
      {formatCount(count)}
      <span className={styles.share}>
        {fill(texts.figures.ofDelivered, { percent: formatPercent(percent) })}
      </span>
    </>
  );
}
