import { incidentSaid, type language as languageTexts } from '#words/en.json';
import type { Texts } from '~/words/texts';
import { escapeMarkup } from '~/cms/escape-markup';
import { isAutomatic, shortStepName, stageOfName, type Stage } from '~/domain/incident/stage';
import type { IncidentTextKey } from '~/words/incident';
import type { IncidentTexts } from './days-in-words';

/** Ours stands in the operator's place where the page is in another language. */
export interface OperatorText {
  readonly text: string;
  /** In English on every page. */
  readonly operators: boolean;
}

const ENGLISH = 'en-GB';
type Known = keyof typeof incidentSaid;
type SaidTexts = Texts<typeof incidentSaid & typeof languageTexts>;

const plain = (text: string): string =>
  text.trim().replaceAll('’', "'").replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase();

/** A time as feeds write it. */
const TIME = /\b\d{1,2}:\d\d\b/;
const PLACEHOLDER = '{time}';
const keys = new Map<string, Known>(
  Object.entries(incidentSaid).map(([key, text]) => [plain(text), key as Known]),
);

/** Null for a text that the feed isn't known to use. */
function knownText(text: string, t: SaidTexts): string | null {
  const said = plain(text);
  const fixed = keys.get(said);
  if (fixed) return t(fixed);
  const time = TIME.exec(said)?.[0];
  const timed = time === undefined ? undefined : keys.get(said.replace(time, PLACEHOLDER));
  return timed && time ? t(timed, { time: time.padStart(5, '0') }) : null;
}

/**
 * Causes, reasons and updates that the feed repeats are translated (the group `incidentSaid`); free
 * text stays in English. An English page shows the operator's own words.
 * docs/decisions/languages.md
 */
export function operatorText(text: string, t: SaidTexts): OperatorText {
  const known = t('locale') === ENGLISH ? null : knownText(text, t);
  return known === null ? { text, operators: true } : { text: known, operators: false };
}

const STEPS = {
  reported: 'stepReported',
  'on-the-way': 'stepOnTheWay',
  investigating: 'stepInvestigating',
  restored: 'stepRestored',
} as const satisfies Readonly<Record<Stage, IncidentTextKey>>;

export function operatorStep(name: string, t: IncidentTexts): OperatorText {
  const stage = stageOfName(name);
  if (t('locale') === ENGLISH || !stage) return operatorText(shortStepName(name), t);
  return { text: t(isAutomatic(name) ? 'stepAutomatic' : STEPS[stage]), operators: false };
}

const PARAGRAPH = /^<p>([^<]*)<\/p>$/;

/** Sanitised HTML: known messages are one paragraph. */
export function operatorMessage(html: string, t: SaidTexts): OperatorText {
  const said = operatorText(PARAGRAPH.exec(html.trim())?.[1] ?? html, t);
  return said.operators
    ? { text: html, operators: true }
    : { ...said, text: `<p>${escapeMarkup(said.text)}</p>` };
}
