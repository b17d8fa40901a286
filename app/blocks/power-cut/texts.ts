export const bannerTexts = { bannerBack: 'Back', bannerTags: 'What would you like to see?' };
