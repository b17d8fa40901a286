import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'title and description', settings: { caption: 'Keep away', bodyText: 'It may be live.' } } },
  'with a number to call': {
    field: {
      type: 'title and description',
      settings: { caption: 'Call us', bodyText: 'Now.', link: { url: 'tel:105', name: 'Call us now on 105' } },
    },
  },
  'about danger': {
    field: { type: 'title and description', settings: { look: 'danger', bodyText: 'Stay away and call 105.' } },
  },
  'asterisk disclaimer': {
    field: {
      type: 'title and description',
      settings: { defaultValue: 'asterisk disclaimer', bodyText: 'Tick each *' },
    },
  },
};
