import { fill } from '#platform/language/reader.ts';
import { formatPercent } from '#platform/ui-kit/format/count.ts';
import type { Arm, ExperimentArm, ExperimentResult } from '../../contract/experiment.ts';
import { texts } from '../../texts/en.ts';
import { settingsOf } from '../tool-settings.ts';
import type { Tool } from '../use-tools.ts';
import { DesignShot } from './design-shot.tsx';
import styles from './experiment.module.css';

interface ArmsProps {
  tool: Tool;
  shopName: string;
  result: ExperimentResult;
}

/** The two designs of a comparison with their figures and confidence intervals. */
export function ExperimentArms({ tool, shopName, result }: ArmsProps) {
  const { arms, holdOutPercent, winner, kept } = result;
  const shown = arms.filter(({ arm }) => arm !== 'heldOut' || holdOutPercent > 0);
  // All bars share one scale of at least 5 %, so that small shares do not look large.
  const most = Math.max(5, ...shown.map(({ interval, visitors }) => (visitors > 0 ? interval.high : 0)));
  // After B won, the tool itself has design B, and design A is not stored.
  const designOf = (arm: Arm) => {
    if (arm === 'heldOut' || (arm === 'A' && kept === 'B')) return null;
    return settingsOf(arm === 'B' ? { ...tool, ...result.states } : tool, shopName);
  };
  return (
    <ul className={styles.arms}>
      {shown.map((one) => {
        const design = designOf(one.arm);
        return (
          <li key={one.arm} className={styles.arm} data-arm={one.arm}>
            {design !== null && (
              <DesignShot tool={tool} design={design} name={texts.armNames[one.arm].picture} />
            )}
            <ArmFigures arm={one} most={most} isWinner={winner === one.arm} isKept={kept === one.arm} />
          </li>
        );
      })}
    </ul>
  );
}

interface FiguresProps {
  arm: ExperimentArm;
  most: number;
  isWinner: boolean;
  isKept: boolean;
}

function ArmFigures({
  arm: { arm, visitors, optIns, share, interval },
  most,
  isWinner,
  isKept,
}: FiguresProps) {
  const { name, about, none } = texts.armNames[arm];
  const place = (value: number) => `${(Math.min(value, most) / most) * 100}%`;
  return (
    <div className={styles.figures}>
      <h3 className={styles.name}>
        {name}
        {isKept ? (
          <span className={styles.mark}>{texts.arms.kept}</span>
        ) : (
          isWinner && <span className={styles.mark}>{texts.arms.better}</span>
        )}
      </h3>
      <p className={styles.about}>{about}</p>
      <p className={styles.share}>{visitors === 0 ? '–' : formatPercent(share)}</p>
      <p className={styles.about}>{fill(texts.arms.signedUp, { count: visitors, optIns })}</p>
      <span className={styles.scale} aria-hidden>
        {visitors > 0 && (
          <>
            <span
              className={styles.span}
              style={{
                insetInlineStart: place(interval.low),
                width: `calc(${place(interval.high)} - ${place(interval.low)})`,
              }}
            />
            <span className={styles.dot} style={{ insetInlineStart: place(share) }} />
          </>
        )}
      </span>
      <p className={styles.about}>
        {visitors === 0
          ? none
          : fill(texts.arms.interval, {
              low: formatPercent(interval.low),
              high: formatPercent(interval.high),
            })}
      </p>
    </div>
  );
}
