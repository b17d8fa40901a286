import type { formPage as formPageTexts } from '#words/en.json';
import type { SendingData } from './page-data';

type Say = (key: keyof typeof formPageTexts) => string;

export const sendLabelOf = (
  { known, isReport }: Pick<SendingData, 'known' | 'isReport'>,
  label: string,
  say: Say,
): string => (known ? say(isReport ? 'reportAnyway' : 'otherAnyway') : label);
