import { GraphRefusal } from '../graph-refusal.ts';

interface Reply {
  reply?: { id?: string; title?: string };
}
interface Row {
  id?: string;
  title?: string;
}
interface Section {
  title?: string;
  rows?: Row[];
}
interface Interactive {
  type: string;
  header?: { type?: string };
  body?: { text?: string };
  action?: { name?: string; buttons?: Reply[]; sections?: Section[]; parameters?: { url?: unknown } };
}

const LIST_BODY = 4096;
const OTHER_BODY = 1024;
const MOST_ROWS = 10;
/** The action that each kind of message must have, by its name. */
const ACTIONS: Record<string, string> = {
  cta_url: 'cta_url',
  flow: 'flow',
  location_request_message: 'send_location',
};

const MOST_BUTTONS = 3;
const LONGEST_BUTTON = 20;

/** Checks for the errors that Meta's servers report first, because the schema would report another part. */
export function checkTappable(interactive: Partial<Interactive> | undefined): void {
  const { action } = interactive ?? {};
  const buttons = interactive?.type === 'button' ? listIn(action?.buttons) : [];
  if (interactive?.type === 'button' && (buttons.length < 1 || buttons.length > MOST_BUTTONS))
    throw new GraphRefusal(
      131009,
      `Invalid buttons count. Min allowed buttons: 1, Max allowed buttons: ${MOST_BUTTONS}`,
    );
  for (const { reply } of buttons)
    if ((reply?.title?.length ?? 0) > LONGEST_BUTTON)
      throw new GraphRefusal(
        131009,
        `Button title length invalid. Min length: 1, Max length: ${LONGEST_BUTTON}`,
      );
  const rows =
    interactive?.type === 'list' ? listIn(action?.sections).flatMap((one) => listIn(one.rows)) : [];
  if (rows.length > MOST_ROWS)
    throw new GraphRefusal(131009, `Total row count exceed max allowed count: ${MOST_ROWS}`);
  const { url } = action?.parameters ?? {};
  if (interactive?.type === 'cta_url' && typeof url === 'string' && !isWebAddress(url))
    throw new GraphRefusal(131009, 'interactive.action.parameters.url is not a valid URL');
}

function listIn<One>(given: One[] | undefined): One[] {
  return Array.isArray(given) ? given : [];
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Checks interactive messages for errors that Meta's schema allows and its servers refuse. */
export function checkInteractive({ type, header, body, action }: Interactive): void {
  const most = type === 'list' ? LIST_BODY : OTHER_BODY;
  if (!body?.text) throw new GraphRefusal(131008, 'interactive.body.text is required');
  if (body.text.length > most)
    throw new GraphRefusal(131009, `interactive.body.text has more than ${most} characters`);
  if (type === 'list' && header && header.type !== 'text')
    throw new GraphRefusal(131009, 'interactive.header of a list must be text');
  const wanted = ACTIONS[type];
  if (wanted !== undefined && action?.name !== wanted)
    throw new GraphRefusal(131009, `interactive.action.name of ${type} must be ${wanted}`);
  if (type === 'button') checkReplies(action?.buttons);
  if (type === 'list') checkSections(action?.sections);
}

function checkReplies(buttons: Reply[] | undefined): void {
  if (!buttons) throw new GraphRefusal(131008, 'interactive.action.buttons is required');
  checkOnce(
    'button id',
    buttons.map(({ reply }) => reply?.id),
  );
  checkOnce(
    'button title',
    buttons.map(({ reply }) => reply?.title),
  );
}

function checkSections(sections: Section[] | undefined): void {
  if (!sections) throw new GraphRefusal(131008, 'interactive.action.sections is required');
  if (sections.length > 1 && sections.some(({ title }) => !title))
    throw new GraphRefusal(131009, 'Where there is more than one section, each needs a title');
  const rows = sections.flatMap((section) => section.rows ?? []);
  if (rows.length === 0 || rows.length > MOST_ROWS)
    throw new GraphRefusal(131009, `Total row count of ${rows.length} is not between 1 and ${MOST_ROWS}`);
  checkOnce(
    'row id',
    rows.map(({ id }) => id),
  );
}

function checkOnce(what: string, given: (string | undefined)[]): void {
  if (given.some((one) => !one)) throw new GraphRefusal(131009, `A ${what} is empty`);
  if (new Set(given).size !== given.length) throw new GraphRefusal(131009, `A ${what} is there twice`);
}
