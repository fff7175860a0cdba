import type { Layout } from '../../../contract/tool-views.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import styles from './design.module.css';

const NAMES: Record<Layout, string> = {
  pill: texts.general.layouts.pill,
  modalImageAtTop: texts.general.layouts.modalImageAtTop,
  modalImageBehind: texts.general.layouts.modalImageBehind,
  modalImageAtRight: texts.general.layouts.modalImageAtRight,
  modalImageAtPillClick: texts.general.layouts.modalImageAtPillClick,
  spinTheWheel: texts.general.layouts.byItself,
};

/** The choice of the layout of the open and the completed view. */
export function LayoutChoice() {
  const { form, definition } = useEditing();
  const { layout } = form.design;
  if (layout === undefined || definition.layouts.length < 2) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{texts.general.layout}</legend>
      <div className={styles.layouts}>
        {definition.layouts.map((one) => (
          <label key={one} className={styles.layout}>
            <input
              type="radio"
              name="layout"
              checked={one === layout}
              onChange={() => form.change({ layout: one })}
            />
            <LayoutSketch layout={one} />
            {NAMES[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Box = readonly [x: number, y: number, width: number, height: number];

const PICTURES: Record<Layout, readonly Box[]> = {
  pill: [[40, 34, 18, 6]],
  modalImageAtTop: [[12, 6, 40, 14]],
  modalImageBehind: [[12, 6, 40, 32]],
  modalImageAtRight: [[34, 6, 18, 32]],
  modalImageAtPillClick: [
    [12, 10, 22, 22],
    [40, 36, 18, 5],
  ],
  spinTheWheel: [[12, 10, 24, 24]],
};
const LINES: Record<Layout, readonly Box[]> = {
  pill: [
    [36, 12, 20, 3],
    [36, 18, 14, 3],
  ],
  modalImageAtTop: [
    [18, 25, 28, 3],
    [22, 31, 20, 3],
  ],
  modalImageBehind: [],
  modalImageAtRight: [
    [15, 16, 16, 3],
    [15, 22, 12, 3],
  ],
  modalImageAtPillClick: [[38, 16, 16, 3]],
  spinTheWheel: [
    [40, 16, 14, 3],
    [40, 22, 10, 3],
  ],
};

function LayoutSketch({ layout }: { layout: Layout }) {
  return (
    <svg viewBox="0 0 64 44" width="64" height="44" aria-hidden>
      <rect className={styles.layoutPage} x="0.5" y="0.5" width="63" height="43" rx="4" />
      {PICTURES[layout].map((box) => (
        <Rect
          key={box.join(' ')}
          box={box}
          className={styles.layoutPicture}
          radius={isRound(layout, box) ? 12 : 2}
        />
      ))}
      {LINES[layout].map((box) => (
        <Rect key={box.join(' ')} box={box} className={styles.layoutLine} radius={1} />
      ))}
    </svg>
  );
}

function isRound(layout: Layout, [, , width, height]: Box): boolean {
  return width === height && (layout === 'spinTheWheel' || layout === 'modalImageAtPillClick');
}

interface RectProps {
  box: Box;
  className: string | undefined;
  radius: number;
}

function Rect({ box: [x, y, width, height], className, radius }: RectProps) {
  return <rect className={className} x={x} y={y} width={width} height={height} rx={radius} />;
}
