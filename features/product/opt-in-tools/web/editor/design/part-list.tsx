import { IconChevronRight } from '@tabler/icons-react';
import type { ToolSettings } from '../../../contract/tool-definition.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing, type Panel } from '../editing.ts';
import type { ViewName } from '../editor-faults.ts';
import styles from './design.module.css';

interface Part {
  panel: Panel;
  name: string;
  /** A short form of the current value. */
  value?: string;
  /** The field names of its faults. */
  field?: string;
}

/** The parts of the chosen view, each with a link to its panel. */
export function PartList() {
  const { form, view, open, tool } = useEditing();
  const parts = partsOf(form.design, view, tool.channel);
  return (
    <section>
      <h3 className={styles.legend}>{texts.views[view]}</h3>
      <div className={styles.parts}>
        {parts.map(({ panel, name, value, field }) => (
          <PartButton
            key={panel}
            name={name}
            value={value}
            isWrong={field !== undefined && form.faultOf(field) !== null}
            onClick={() => open(panel)}
          />
        ))}
      </div>
    </section>
  );
}

interface PartButtonProps {
  name: string;
  value?: string | undefined;
  isWrong?: boolean;
  onClick: () => void;
}

export function PartButton({ name, value, isWrong = false, onClick }: PartButtonProps) {
  return (
    <button type="button" className={styles.part} data-fault={isWrong} onClick={onClick}>
      <span className={styles.partName} dir="auto">
        {name}
      </span>
      {value !== undefined && (
        <span className={styles.partValue} dir="auto">
          {isWrong ? texts.parts.empty : value}
        </span>
      )}
      <IconChevronRight size={16} stroke={1.5} aria-hidden />
    </button>
  );
}

function partsOf(design: ToolSettings, view: ViewName, channel: 'WA' | 'FB'): Part[] {
  const { views } = design;
  if (view === 'collapsed')
    return views?.collapsed
      ? [
          {
            panel: 'pill',
            name: texts.parts.pill,
            value: views.collapsed.text.text,
            field: 'views.collapsed.text',
          },
        ]
      : [];
  const card = views?.[view];
  if (card === undefined) return [];
  const words = (['title', 'subtitle', 'text'] as const).map((name) => ({
    panel: name,
    name: texts.parts[name],
    value: card[name].text,
    field: `views.${view}.${name}`,
  }));
  return [
    ...words,
    ...lookParts(design),
    ...(view === 'open' ? [buttonPart(design, channel)] : codePart(design)),
  ];
}

function lookParts({ background, image, views }: ToolSettings): Part[] {
  const source = image?.url ? texts.parts.imageSources[image.imageSource] : texts.parts.none;
  return [
    ...(background ? [] : [{ panel: 'backgroundColor', name: texts.parts.backgroundColor } as const]),
    ...(image
      ? [{ panel: 'backgroundImage', name: texts.parts.backgroundImage, value: source } as const]
      : []),
    {
      panel: 'logo',
      name: texts.parts.logo,
      value: views?.open?.heroLogoUrl ? texts.parts.hasLogo : texts.parts.none,
    },
  ];
}

function buttonPart({ messenger, views }: ToolSettings, channel: 'WA' | 'FB'): Part {
  return channel === 'FB' && messenger
    ? { panel: 'sendToMessenger', name: texts.parts.sendToMessenger, value: messenger.optinText }
    : { panel: 'button', name: texts.parts.button, value: views?.open?.submitText ?? '' };
}

function codePart({ hasDiscount, wheel }: ToolSettings): Part[] {
  return hasDiscount === true || wheel ? [{ panel: 'code', name: texts.parts.code }] : [];
}
