import { describe, expect, it } from 'vitest';
import { pageModel } from '../engine/page-model';
import { readDefinition } from '../engine/read-definition';
import { exampleGiven, formOf, wireForm, wirePage } from '../../../tests/fixtures/example-form';
import { journeyOf, progressOf } from '../engine/journey';
import { fieldTypes } from './registry';

const text = (alias: string, more = {}) => ({ alias, type: 'text', caption: alias, ...more });
const on = (field: string, value = '1', operator = 'is') => ({
  condition: { rules: [{ field, operator, value }] },
});

function faults(...fields: unknown[]): string[] {
  const read = readDefinition(wireForm([wirePage('You', text('first'), ...fields)]), fieldTypes);
  return read.ok ? [] : read.faults.map(({ place, reason }) => `${place}: ${reason}`);
}

describe('a bad definition is refused with place and reason [F-505, F-604]', () => {
  it.each([
    [
      'unknown type',
      text('a', { type: 'telepathy' }),
      /field "a": unknown type "telepathy"; known are address, /,
    ],
    [
      'alias twice',
      text('first'),
      /page 1 "You", fieldset 1 "You questions", field "first": stands in the form twice/,
    ],
    [
      'unknown field',
      text('a', on('b')),
      /field "a": the condition asks for "b", which does not exist/,
    ],
    ['itself', text('a', on('a')), /asks for "a", which comes later or is itself/],
    [
      'bad regex',
      text('a', { pattern: '(' }),
      /field "a": the pattern \( is not a regular expression/,
    ],
    ['no options', text('a', { type: 'radio' }), /field "a": has no preValues to choose from/],
    [
      'same option',
      text('a', { type: 'radio', preValues: ['1', '1'] }),
      /has the same preValue twice/,
    ],
    [
      'operator',
      text('a', on('first', '1', 'resembles')),
      /field "a", condition.rules.1.operator: /,
    ],
    ['alias', text('a b'), /field "a b", alias: an alias is/],
    ['reserved', text('Address'), /has the name of a member of the submission/],
    ['every record', text('constructor'), /has a name that every record has/],
    [
      'repeater without fields',
      text('a', { type: 'asset repeater' }),
      /a repeater needs settings.fields/,
    ],
    [
      'repeater in a repeater',
      text('a', {
        type: 'asset repeater',
        settings: { fields: [text('b', { type: 'street repeater' })] },
      }),
      /field "a", field "b": a "street repeater" cannot stand inside a repeater/,
    ],
    ['settings', text('a', { settings: { maxLength: -1 } }), /field "a", settings, maxLength: /],
  ])('%s [F-071 to F-074, F-080, F-082, F-091, F-092]', (_name, field, expected) => {
    expect(faults(field).join('\n')).toMatch(expected);
  });

  it('later fields, incomparable fields and impossible options [F-085, F-086]', () => {
    expect(faults(text('a', on('b')), text('b'))[0]).toMatch(/which comes later/);
    expect(faults(text('f', { type: 'upload' }), text('a', on('f')))[0]).toMatch(
      /a "upload" has nothing to compare/,
    );
    expect(
      faults(text('r', { type: 'radio', preValues: ['Yes'] }), text('a', on('r', 'Yeah')))[0],
    ).toMatch(/not one of its options/);
  });

  it('forms without pages, questions or a safe address [F-052, F-057, F-059, F-061, F-067, F-068, F-076, F-079]', () => {
    const of = (wire: unknown) => {
      const read = readDefinition(wire, fieldTypes);
      return read.ok
        ? ''
        : read.faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n');
    };
    expect(of(null)).toMatch(/form/);
    expect(of(wireForm([]))).toMatch(/a form needs a page/);
    expect(of(wireForm([wirePage('A', { alias: 'n', type: 'title and description' })]))).toMatch(
      /asks nothing/,
    );
    expect(of(wireForm([wirePage('A', text('a')), wirePage('B')]))).toMatch(
      /page 2 "B": has no fields/,
    );
    expect(
      of(wireForm([wirePage('A', text('a'))], { postSubmitPageUrl: '//evil.example' })),
    ).toMatch(/an address on this site/);
    expect(of(wireForm([wirePage('A', text('a'))], { mandatorySection: 'Gone' }))).toMatch(
      /no fieldset's caption/,
    );
    const reach = {
      caption: 'Reach',
      columns: [{ fields: [text('a'), text('b', { required: true })] }],
    };
    expect(
      of(wireForm([{ caption: 'A', fieldsets: [reach] }], { mandatorySection: 'Reach' })),
    ).toMatch(/"Reach", which is always met: "b" is required/);
    expect(of(wireForm([wirePage('A', text('a', { settings: { modal: 'gone' } }))]))).toMatch(
      /field "a": leads to the modal "gone", which does not exist/,
    );
    const twice = { modals: [{ modalName: 'm' }, { modalName: 'm' }] };
    expect(of(wireForm([wirePage('A', text('a'))], twice))).toMatch(/the same modalName twice/);
    const links = [{ url: 'javascript:alert(1)', name: 'Run' }];
    expect(of(wireForm([wirePage('A', text('a'))], { sessionFlag: 'metered' }))).toMatch(
      /no landing page/,
    );
    expect(
      of(wireForm([wirePage('A', text('a'))], { sessionFlag: 'metered', landing: { links } })),
    ).toMatch(/landing.links.1.url: an address/);
    expect(of(wireForm([wirePage('A', text('a'))], { sessionFlag: 'other' }))).toMatch(
      /sessionFlag/,
    );
    expect(of(wireForm([wirePage('A', text('a'))], { appointmentTimes: ['9'] }))).toMatch(
      /a quarter hour/,
    );
  });
});

describe('what a definition becomes [F-045, F-078, F-489, F-548, J-716, J-865]', () => {
  it('requirements fields become help [F-081, F-087, F-088, F-111, F-112, F-506, J-717, L-508]', () => {
    const form = formOf(
      wireForm([
        wirePage(
          'A',
          text('pass', { helpText: 'Choose.' }),
          text('passRequirements', { settings: { bodyText: 'Eight letters.' } }),
          text('requirements', { helpText: 'More.' }),
        ),
      ]),
    );
    expect(
      form.pages[0]!.fieldsets[0]!.columns[0]!.map(({ alias, help }) => [alias, help]),
    ).toEqual([['pass', ['Choose.', 'Eight letters.', 'More.']]]);
  });

  it('hidden fields caption the buttons: those of the page, then any of the form, then the form itself [F-054, F-055, F-075, F-077, F-083, L-502, L-503, L-524]', () => {
    const label = (alias: string, defaultValue: string) => ({
      alias,
      type: 'hidden',
      settings: { defaultValue },
    });
    const form = formOf(
      wireForm([wirePage('A', text('a'), label('nextLabel', 'Go on')), wirePage('B', text('b'))], {
        nextLabel: 'Forth',
        submitLabel: 'Send',
      }),
    );
    expect(form.pages.map(({ labels }) => labels)).toEqual([
      { next: 'Go on', submit: 'Send', previous: '' },
      { next: 'Go on', submit: 'Send', previous: '' },
    ]);
  });

  it('pages get addresses of their own [F-491]', () => {
    const form = formOf(
      wireForm([
        wirePage('Über you?', text('a')),
        wirePage('', text('b')),
        wirePage('Über you?', text('c')),
        wirePage('Check', text('d')),
        wirePage('Thank you', text('e')),
        wirePage('Start', text('f')),
      ]),
    );
    expect(form.pages.map(({ slug }) => slug)).toEqual([
      'u-ber-you',
      'step-2',
      'u-ber-you-2',
      'check-2',
      'thank-you-2',
      'start-2',
    ]);
  });

  it('ignoreFirstStep leaves the first page out of the count [F-069, F-490, F-504]', () => {
    const form = formOf(
      wireForm([wirePage('A', text('a')), wirePage('B', text('b'))], { ignoreFirstStep: true }),
    );
    const journey = journeyOf(form, {}, exampleGiven);
    expect([progressOf(journey, 'a'), progressOf(journey, 'b')]).toEqual([null, { n: 1, m: 1 }]);
  });

  it('has every member that content gives it [F-049 to F-093]', () => {
    const smartMeterData = { title: 'On', subtitle: 'It is', bodyText: 'Look', icon: 'bolt' };
    const members = {
      _id: 'whole',
      name: 'Whole',
      type: 'PSR form',
      pageType: 'psr',
      address: 'home',
      nextLabel: 'Go on',
      submitLabel: 'Send',
      previousLabel: 'Return',
      postSubmitPageUrl: '/thanks',
      includeReference: true,
      mandatorySection: 'You',
      notAvailableData: { title: 'Closed', bodyText: 'Call us' },
      appointmentTimes: ['09:15'],
      dateAndPicker: true,
      smartPingEnabled: true,
      isSmartMeter: true,
      isDS1: true,
      canSkip: true,
      modals: [{ modalName: 'skip', title: 'Why', bodyText: 'Because' }],
      ignoreFirstStep: true,
      smartMeterData,
    };
    const rules = [{ field: 'home', operator: 'is not', value: '' }];
    const question = {
      alias: 'how',
      type: 'data consent',
      caption: 'How?',
      required: true,
      condition: { rules },
      preValues: ['A', { value: 'B', caption: 'Bee' }],
      helpText: 'Help',
      settings: {
        defaultValue: 'A',
        showLabel: false,
        acceptCopy: 'I agree',
        caption: 'Head',
        bodyText: 'Body',
      },
    };
    const fieldset = {
      caption: 'You',
      condition: { rules },
      columns: [{ fields: [question] }, { fields: [text('b')] }],
    };
    const form = formOf({
      ...members,
      pages: [
        wirePage('One', { alias: 'home', type: 'address' }),
        { caption: 'Two', fieldsets: [fieldset] },
      ],
    });
    const {
      _id: id,
      nextLabel: next,
      submitLabel: submit,
      previousLabel: previous,
      ...same
    } = members;
    expect(form).toMatchObject({
      ...same,
      id,
      labels: { next, submit, previous },
      mandatorySection: ['You'],
    });
    expect(form.pages.map(({ caption }) => caption)).toEqual(['One', 'Two']);
    const [set] = form.pages[1]!.fieldsets;
    expect(set).toMatchObject({
      caption: 'You',
      condition: { action: 'show', logic: 'all', rules },
    });
    expect(set!.columns.map((column) => column.map(({ alias }) => alias))).toEqual([
      ['how'],
      ['b'],
    ]);
    expect(set!.columns[0]![0]).toMatchObject({
      alias: 'how',
      type: 'data consent',
      caption: 'How?',
      required: true,
      condition: { action: 'show', logic: 'all', rules },
      options: [
        { value: 'A', caption: 'A' },
        { value: 'B', caption: 'Bee' },
      ],
      help: ['Help'],
      defaultValue: 'A',
      showLabel: false,
      acceptCopy: 'I agree',
      heading: 'Head',
      bodyText: 'Body',
    });
  });

  it.each([
    ['asterisk disclaimer', 'asterisk disclaimer'],
    ['Custom-Error', 'custom error'],
    ['CUSTOM_ERROR', 'custom error'],
    ['London', null],
  ])(
    'the default value %j makes a note without a label, or not [F-089, F-090, F-107 to F-109]',
    (defaultValue, special) => {
      const form = formOf(
        wireForm([wirePage('A', text('a', { settings: { defaultValue } }), text('b'))]),
      );
      const [first] = pageModel(journeyOf(form, {}, exampleGiven), 'a', exampleGiven)!.fieldsets[0]!
        .columns[0]!;
      expect(first).toMatchObject({
        special,
        label: special ? '' : 'a',
        showLabel: special === null,
      });
      expect(first!.values).toEqual(special ? {} : { a: [defaultValue] });
    },
  );
});
