export const serviceCardsTexts = { serviceCardsToggle: 'Show services for' };
