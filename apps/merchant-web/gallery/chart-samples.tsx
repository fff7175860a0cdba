import { LineChart } from '#platform/ui-kit/charts/line-chart.tsx';
import { formatMoney, formatMoneyShort } from '#platform/ui-kit/format/money.ts';
import { Sample, SampleGroup } from './sample.tsx';

const VALUES = [0, 4200, 1800, 9600, 7400, 12_900, 10_100, 15_300, 9_900, 18_600];
const points = VALUES.map((value, at) => ({ day: `2026-11-${String(at + 10)}`, value }));
const flat = points.slice(0, 5).map((point) => ({ ...point, value: 0 }));
const chart = {
  label: 'Revenue',
  formatValue: (value: number) => formatMoney(value, 'EUR'),
  formatShort: (value: number) => formatMoneyShort(value, 'EUR'),
};

export function ChartSamples() {
  return (
    <SampleGroup name="Charts">
      <Sample name="A line over time" wide>
        <LineChart {...chart} points={points} asTable={false} />
      </Sample>
      <Sample name="Without data">
        <LineChart {...chart} label="Revenue without data" points={flat} asTable={false} />
      </Sample>
      <Sample name="The same as a table">
        <LineChart {...chart} points={points.slice(0, 4)} asTable />
      </Sample>
    </SampleGroup>
  );
}
