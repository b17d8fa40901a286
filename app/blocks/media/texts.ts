/** Specification: lookup, section 4 (gallery). */
export const galleryTexts = {
  galleryTitle: 'Pictures',
  galleryEntry: 'Picture {place}',
  galleryCount: '{place} of {count}',
};

/** Specification: lookup, section 2 "Embedded game block". */
export const gameTexts = {
  gameName: 'Game',
};
