import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Words that only this code's authors used; docs and code have the field's words instead. */
const BANNED_NAMES = [
  ...['parcel', 'HeldParcel', 'fate', 'fateOf', 'seenAgain', 'sealer', 'vault'],
  ...['passage', 'wholeBody', 'unreadBody', 'bodyKind', 'closeServers', 'onTold', 'keptFor'],
];

const MADE_PATTERN = {
  selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']",
  message: 'Write a pattern as a literal: the rules above cannot check one that is made of a text.',
};

const PLAIN_LINK = {
  selector:
    "JSXOpeningElement[name.name='a'] > JSXAttribute[name.name='href'] > Literal[value=/^[/](?![/])/]",
  message:
    'Use SiteLink: it leads to the page in the language of this one (docs/decisions/languages.md).',
};

const ENGLISH_IN_MARKUP = {
  selector:
    ':matches(JSXText, JSXAttribute[name.name=/^(?:alt|aria-label|placeholder|title)$/] > Literal)[value=/[a-z]{2}/]',
  message: 'Put it into content/words/en.json and cy.json (docs/adding-a-sentence.md).',
};

/** What no module of the app may hold. */
const NOWHERE = [MADE_PATTERN, PLAIN_LINK, ENGLISH_IN_MARKUP];

const TYPE_OF_QUESTION = {
  selector:
    "BinaryExpression[operator=/^[!=]==$/][right.type='Literal']" +
    ":matches([left.name='type'], [left.property.name='type'][left.object.name!='definition'])",
  message:
    'Give the type of question a property: FieldType on the server, FieldView for the browser.',
};

const HEAVY = [
  { group: ['keen-slider*', 'keen-slider/*'], message: 'Use the carousel of app/blocks/parts.' },
  {
    group: ['remix-validated-form', '@remix-validated-form/*'],
    message: 'Use app/forms/fixed, which only the fixed forms load.',
  },
];

/** No warnings: a rule either holds or is not here. */
export default tseslint.config(
  {
    ignores: [
      'build/',
      'node_modules/',
      '.data/',
      '.cache/',
      'coverage/',
      'public/',
      'app/server/lib/wire-types.d.ts',
    ],
  },
  // No file may switch a rule off for itself.
  { linterOptions: { noInlineConfig: true } },
  tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // What the server has to say goes through the logger, which knows what may not be said.
      'no-console': ['error', { allow: ['error'] }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'id-denylist': ['error', ...BANNED_NAMES],
      'max-lines': ['error', { max: 320, skipComments: true, skipBlankLines: true }],
      'no-extend-native': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A function that does nothing is a value like any other: a logger that keeps quiet, a rejection that is expected.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    ...react.configs.flat.recommended,
    settings: { react: { version: '18.3' } },
  },
  { files: ['**/*.tsx'], ...react.configs.flat['jsx-runtime'] },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', { name: 'globalThis', message: 'Import what you share.' }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read it from app/server/env.server.ts.' },
        {
          object: 'location',
          property: 'reload',
          message: 'Ask the loader again; a reload loses what was typed.',
        },
      ],
      'no-restricted-imports': ['error', { patterns: HEAVY }],
    },
  },
  { files: ['app/server/env.server.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: [
      'app/blocks/parts/{carousel-island.tsx,use-slider.ts}',
      'app/forms/fixed/{validator.ts,fixed-form.tsx}',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // The content security policy blocks style attributes.
    files: ['app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'react/forbid-dom-props': ['error', { forbid: ['style'] }],
      'react/forbid-component-props': ['error', { forbid: ['style'] }],
    },
  },
  {
    // What visitors and feeds send must not make a pattern look for long.
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'no-restricted-syntax': ['error', ...NOWHERE],
    },
  },
  {
    files: [
      'app/forms/**/*.{ts,tsx}',
      'app/journeys/{form,offline}/**/*.{ts,tsx}',
      'app/server/submissions/**/*.ts',
    ],
    ignores: ['app/forms/fields/*/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...NOWHERE, TYPE_OF_QUESTION] },
  },
  {
    // The time is an argument, so that a test can give another.
    files: ['app/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
        { object: 'process', property: 'env', message: 'Read it from app/server/env.server.ts.' },
      ],
    },
  },
  {
    files: ['app/routes/*.tsx', 'app/routes/*/route.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NOWHERE,
        {
          selector:
            "Program:has(> ExportDefaultDeclaration):not(:has(VariableDeclarator[id.name='handle']))",
          message: 'Say what kind of page it is: export const handle.',
        },
      ],
    },
  },
  // Made of escaped words, of marks of our own, or of patterns of forms, which tests/unit/patterns.test.ts checks.
  {
    files: [
      'app/domain/{content/search-words,site-search/highlight}.ts',
      'app/forms/{engine/read-field.ts,fields/text/view.tsx}',
      'app/server/front/content-security-policy.server.ts',
      'app/server/incidents/wire/private/greeting.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.tsx'], rules: { 'react/prop-types': 'off' } },
  // A link primitive hands its children on with its other props.
  { files: ['app/ui/site-link.tsx'], rules: { 'jsx-a11y/anchor-has-content': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'A test that depends on chance fails by chance: count up, or use a fixed value.',
        },
        {
          selector:
            'CallExpression[callee.property.name=/^to(Match|Contain)$/][callee.object.property.name="not"]' +
            ' > MemberExpression > MemberExpression > CallExpression[callee.name="expect"]' +
            ' > :matches(Identifier[name=/cookie|token|seal|cipher|secret/i],' +
            ' CallExpression[callee.object.name="JSON"][arguments.0.name=/rows/i])',
          message:
            'Random text may hold a short word by chance: use inTheClear of tests/support/in-the-clear.',
        },
      ],
    },
  },
  { files: ['scripts/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
