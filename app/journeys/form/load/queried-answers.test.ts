import { expect, it } from 'vitest';
import { fieldsOf } from '~/forms/engine/definition';
import { readFormQuery } from '~/forms/engine/form-query';
import { formOf, wireForm, wirePage } from '../../../../tests/fixtures/example-form';
import { queriedAnswers } from './page-view.server';

const fields = fieldsOf(
  formOf(
    wireForm([
      wirePage(
        'One',
        { alias: 'incidentNumber', type: 'text', caption: 'Which?' },
        { alias: 'cause', type: 'radio', caption: 'Why?', preValues: ['Storm', 'Planned'] },
        { alias: 'duration', type: 'date and time picker', caption: 'When?' },
        { alias: 'agreed', type: 'checkbox', caption: 'Agreed' },
      ),
    ]),
  ),
);
const filled = (query: string) => queriedAnswers(fields, readFormQuery(new URLSearchParams(query)));
const span = {
  calendarStartDate: '2026-11-21',
  startTime: '10:15',
  calendarEndDate: '',
  endTime: '',
};

it.each([
  ['', {}],
  ['incidentNumber=INCD-1-A&cause=Storm', { incidentNumber: 'INCD-1-A', cause: 'Storm' }],
  ['duration=2026-11-21T10:15/', { duration: span }],
  ['duration=2026-11-21T10:15', { duration: span }],
  [
    'duration=2026-11-21T10:15/2026-11-22T00:30',
    { duration: { ...span, calendarEndDate: '2026-11-22', endTime: '00:30' } },
  ],
  [
    'duration=yesterday/10:07',
    { duration: { calendarStartDate: '', startTime: '', calendarEndDate: '', endTime: '' } },
  ],
  ['agreed=true', {}],
  ['other=1&incidentNumber=', {}],
  ['cause=Storm&cause=Planned', {}],
])('%s', (query, answers) => expect(filled(query)).toEqual(answers));
