import * as z from 'zod/mini';
import { readBackground } from './background-style.ts';
import { POSITIONS } from './tool-behaviour.ts';
import { Chat } from './tool-chat.ts';
import { WIRE_POSITIONS, type ToolStates } from './tool-states.ts';

type General = NonNullable<ToolStates['generalSettings']>;
type Device = NonNullable<ToolStates['behaviour']>['where']['desktop'];
interface CardProps {
  title?: object | undefined;
  subtitle?: object | undefined;
  text?: object | undefined;
  content?: { backgroundColor: string } | undefined;
  closeButtonColor?: string | undefined;
  heroLogoUrl?: string | null | undefined;
}

/**
 * Returns the settings that the API's states contain, to be merged over the tool's settings. Missing states are
 * undefined. Returns null if their background is not one of ours.
 */
export function settingsOfStates(states: ToolStates): object | null {
  const { collapsed, open, completed, spinTheWheel, generalSettings = {}, behaviour } = states;
  const background =
    states.backgroundStyle === undefined ? undefined : readBackground(states.backgroundStyle);
  if (background === null) return null;
  const { data, ...look } = spinTheWheel ?? {};
  const { offerFont, wheelLogoUrl } = open?.props ?? {};
  const hasWheel = spinTheWheel !== undefined || offerFont !== undefined || wheelLogoUrl !== undefined;
  return {
    consentWording: states.consentWording,
    isDoubleOptIn: states.isDoubleOptIn,
    offersChat: states.offersChat,
    guideStep: states.guideStep,
    flowId: states.flowId,
    image: states.image,
    layout: open?.type ?? completed?.type,
    background,
    hasDiscount: states.discountOption && states.discountOption === 'Yes',
    behaviour: behaviour && {
      ...behaviour,
      where: { desktop: device(behaviour.where.desktop), phone: device(behaviour.where.phone) },
    },
    views: {
      collapsed: collapsed && card(collapsed.props),
      open: open && { ...card(open.props), ...buttonOf(open.props) },
      completed: completed && {
        ...card(completed.props),
        discountCode: completed.props.discountCode,
      },
    },
    wheel: hasWheel ? { ...look, offers: data, offerFont, wheelLogoUrl } : undefined,
    chat: chatOf(generalSettings),
    messenger: messengerOf(generalSettings),
    discount: discountOf(generalSettings, completed?.props.discountCode?.code),
    validDays: generalSettings.discountValidDays,
  };
}

function device({ enabled, position, distance }: Device) {
  const name = POSITIONS.find((one) => WIRE_POSITIONS[one] === position);
  return { enabled, position: position === null ? null : name, distance };
}

function card({ title, subtitle, text, content, closeButtonColor, heroLogoUrl }: CardProps) {
  const words = { title: setBy(title), subtitle: setBy(subtitle), text: setBy(text) };
  return { ...words, backgroundColor: content?.backgroundColor, closeButtonColor, heroLogoUrl };
}

/** The maximum length of a text, and the size that its fit starts from, belong to the tool's type. */
function setBy(words: object | undefined) {
  return words && { ...words, maxCharacters: undefined, initialFontSize: undefined };
}

function buttonOf({ submitText, buttonColor, buttonTextColor }: NonNullable<ToolStates['open']>['props']) {
  return { submitText, buttonColor, buttonTextColor };
}

function chatOf(general: General) {
  const chat = z.partial(Chat).parse(general);
  return Object.keys(chat).length > 0 ? chat : undefined;
}

function messengerOf({ optinText, optinOption, optinColor, optinSize }: General) {
  const button = { optinText: optinText?.text, optinOption, optinColor, optinSize };
  return Object.values(button).some((value) => value !== undefined) ? button : undefined;
}

/** The API has the code in two places. The one in the general settings counts. */
function discountOf(general: General, shownCode: string | undefined) {
  const { discountKind: kind, discountPercent: percent, discountValidDays: validDays } = general;
  const code = general.discountCode ?? shownCode;
  const isGiven = kind !== undefined || percent !== undefined || code !== undefined;
  return isGiven ? { kind, percent, code, validDays } : undefined;
}
