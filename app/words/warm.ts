import { language, warm, warmNear } from '#words/en.json';

export const warmTexts = { ...language, ...warmNear, ...warm };
