export const downloadTexts = { downloadPage: '1 page', downloadPages: '{pages} pages' };

export const authorTexts = { authorBy: 'By {name}', authorPublished: 'Published' };

export const projectTexts = { projectsHeading: 'Projects', projectStatus: 'Status', projectEnd: 'Target completion' };

export const reviewsTexts = { reviewsTitle: 'What our customers say', reviewsLink: 'Read our reviews' };
