import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { formatCount, formatPercent } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { texts } from '../../texts/en.ts';
import { editorPath } from '../copy.ts';
import { CompareNote } from '../experiment/compare-note.tsx';
import { ToolSwitch } from '../switch/tool-switch.tsx';
import { definitionOf } from '../tool-settings.ts';
import type { Tool } from '../use-tools.ts';
import { ToolActions } from './tool-actions.tsx';
import { ToolSketch } from './tool-sketch.tsx';
import styles from './tools-page.module.css';

/** The card of a tool: its type, its state and its figures. */
export function ToolCard({ tool, merchant }: { tool: Tool; merchant: Merchant }) {
  const navigate = useNavigate();
  const to = editorPath(tool);
  return (
    <article className={styles.card} aria-label={tool.name}>
      <ToolSketch {...definitionOf(tool.type).sketch} />
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.names}>
            <h2 className={styles.title}>
              <Link to={to}>{tool.name}</Link>
            </h2>
            <p className={styles.about}>{tool.description}</p>
          </div>
          <ToolSwitch
            tool={tool}
            merchant={merchant}
            place="list"
            change={(what) => void navigate(`${to}?set=${what}`)}
          />
        </div>
        <div className={styles.foot}>
          <ToolFigures tool={tool} />
          <ToolActions tool={tool} merchant={merchant} />
        </div>
        <CompareNote merchant={merchant} tool={tool} />
        {tool.isSetAside && <CareNote>{texts.notes.unreadable}</CareNote>}
        {tool.askedToConfirmToday > 0 && (
          <CareNote>{fill(texts.notes.askedToConfirm, { count: tool.askedToConfirmToday })}</CareNote>
        )}
      </div>
    </article>
  );
}

function ToolFigures({ tool: { analytics } }: { tool: Tool }) {
  const { impressions, opens, dismissals, conversionNumber, conversion } = analytics;
  const { codesUsed, orders, revenueMinor, currency } = analytics;
  return (
    <FigureList isLevel>
      <Figure name={texts.figures.optIns}>{formatCount(conversionNumber)}</Figure>
      <Figure name={texts.figures.optInRate} term="optInRate">
        {impressions === 0 ? '–' : formatPercent(conversion)}
      </Figure>
      <Figure name={texts.figures.impressions}>{formatCount(impressions)}</Figure>
      <Figure name={texts.figures.opened}>{formatCount(opens)}</Figure>
      <Figure name={texts.figures.closed}>{formatCount(dismissals)}</Figure>
      <Figure name={texts.figures.codesUsed}>{formatCount(codesUsed)}</Figure>
      <Figure name={texts.figures.orders}>{formatCount(orders)}</Figure>
      <Figure name={texts.figures.revenue}>{formatMoney(revenueMinor, currency)}</Figure>
    </FigureList>
  );
}

function CareNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      {children}
    </p>
  );
}
