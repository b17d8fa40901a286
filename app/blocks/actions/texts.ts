export const feedbackTexts = { feedbackTitle: 'Tell us what you think' };
