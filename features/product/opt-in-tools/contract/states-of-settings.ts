import { writeBackground } from './background-style.ts';
import type { Behaviour } from './tool-behaviour.ts';
import type { ToolDesign } from './tool-design.ts';
import { WIRE_POSITIONS, type ToolStates } from './tool-states.ts';
import type { CompletedView, OpenView } from './tool-views.ts';

/** Returns a tool's settings in the API's names. `settingsOfStates` does the opposite. */
export function statesOfSettings(design: ToolDesign): ToolStates {
  const { views, wheel, layout, consentWording, isDoubleOptIn, guideStep, flowId, image } = design;
  const { behaviour, background, hasDiscount, offersChat } = design;
  return {
    consentWording,
    isDoubleOptIn,
    offersChat,
    guideStep,
    flowId,
    image,
    discountOption: hasDiscount === undefined ? undefined : hasDiscount ? 'Yes' : 'No',
    behaviour: behaviour && wireBehaviour(behaviour),
    collapsed: views?.collapsed && {
      type: 'pill',
      props: {
        text: views.collapsed.text,
        content: { backgroundColor: views.collapsed.backgroundColor },
        closeButtonColor: views.collapsed.closeButtonColor,
      },
    },
    open: views?.open && { type: layout, props: openProps(views.open, wheel) },
    completed: views?.completed && { type: layout, props: completedProps(views.completed, design) },
    backgroundStyle: background && writeBackground(background),
    spinTheWheel: wheel && wireWheel(wheel),
    generalSettings: generalSettings(design),
  };
}

function wireBehaviour({ when, where, who, pages }: Behaviour): ToolStates['behaviour'] {
  const device = ({ enabled, position, distance }: Behaviour['where']['desktop']) => ({
    enabled,
    distance,
    position: position && WIRE_POSITIONS[position],
  });
  return { when, where: { desktop: device(where.desktop), phone: device(where.phone) }, who, pages };
}

function cardProps({ title, subtitle, text, backgroundColor, closeButtonColor, heroLogoUrl }: CardView) {
  return { title, subtitle, text, content: { backgroundColor }, closeButtonColor, heroLogoUrl };
}
type CardView = Omit<OpenView, 'submitText' | 'buttonColor' | 'buttonTextColor'>;

function openProps(open: OpenView, wheel: ToolDesign['wheel']) {
  const { submitText, buttonColor, buttonTextColor } = open;
  const { offerFont, wheelLogoUrl } = wheel ?? {};
  return { ...cardProps(open), submitText, buttonColor, buttonTextColor, offerFont, wheelLogoUrl };
}

function completedProps(completed: CompletedView, { discount }: ToolDesign) {
  const code = discount?.kind === 'fixed' ? discount.code : undefined;
  return { ...cardProps(completed), discountCode: { ...completed.discountCode, code } };
}

function wireWheel({
  offers,
  offerFont: _font,
  wheelLogoUrl: _logo,
  ...look
}: NonNullable<ToolDesign['wheel']>) {
  return { ...look, data: offers };
}

function generalSettings({
  chat,
  messenger,
  discount,
  validDays,
}: ToolDesign): ToolStates['generalSettings'] {
  return {
    ...chat,
    ...(messenger && { ...messenger, optinText: { text: messenger.optinText } }),
    ...(discount && {
      discountKind: discount.kind,
      discountPercent: discount.percent,
      discountCode: discount.kind === 'fixed' ? discount.code : undefined,
    }),
    discountValidDays: discount?.kind === 'unique' ? discount.validDays : validDays,
  };
}
