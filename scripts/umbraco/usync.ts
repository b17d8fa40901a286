import { createHash } from 'node:crypto';
import type { Entry, FormProperty, FormType } from './form-types';

/** Returns the same id for the same name, so that a second import updates the first. */
export function keyOf(name: string): string {
  const hex = createHash('sha1').update(`forms of this site: ${name}`).digest('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** "formFieldset" as editors read it: "Form fieldset". */
export const nameOf = (alias: string): string => {
  const words = alias.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface DataType {
  readonly name: string;
  readonly editor: string;
  readonly ui: string;
  readonly config: object;
}

function dataTypeOf(entry: Entry, owner: string, alias: string): DataType {
  switch (entry.kind) {
    case 'text':
      return { name: 'Form text', editor: 'TextBox', ui: 'TextBox', config: { maxChars: 512 } };
    case 'long text':
      return { name: 'Form long text', editor: 'TextArea', ui: 'TextArea', config: {} };
    case 'texts':
      return {
        name: 'Form texts',
        editor: 'MultipleTextstring',
        ui: 'MultipleTextString',
        config: {},
      };
    case 'toggle':
      return {
        name: entry.isOn ? 'Form toggle, on at first' : 'Form toggle',
        editor: 'TrueFalse',
        ui: 'Toggle',
        config: { default: entry.isOn },
      };
    case 'link':
      return {
        name: 'Form link',
        editor: 'MultiUrlPicker',
        ui: 'MultiUrlPicker',
        config: { maxNumber: 1 },
      };
    case 'links':
      return {
        name: 'Form links',
        editor: 'MultiUrlPicker',
        ui: 'MultiUrlPicker',
        config: { maxNumber: 20 },
      };
    case 'choice':
      return {
        name: `${nameOf(owner)} ${nameOf(alias).toLowerCase()}`,
        editor: 'DropDown.Flexible',
        ui: 'Dropdown',
        config: { multiple: false, items: entry.options },
      };
    case 'blocks':
      return {
        name: `${nameOf(entry.of)} ${entry.one ? 'block' : 'blocks'}`,
        editor: 'BlockList',
        ui: 'BlockList',
        config: {
          blocks: [
            { contentElementTypeKey: keyOf(entry.of), label: LABELS[entry.of] ?? nameOf(entry.of) },
          ],
          ...(entry.one ? { validationLimit: { min: 0, max: 1 } } : {}),
        },
      };
  }
}

/** The labels of collapsed blocks. */
const LABELS: Readonly<Record<string, string>> = {
  formPage: '{=caption}',
  formFieldset: '{=caption}',
  formField: '{=alias}: {=caption}',
  formRule: '{=field} {=operator} {=value}',
  formOption: '{=value}',
  formModal: '{=modalName}',
};

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

const dataTypeXml = ({
  name,
  editor,
  ui,
  config,
}: DataType): string => `${HEAD}<DataType Key="${keyOf(name)}" Alias="${name}" Level="2">
  <Info>
    <Name>${name}</Name>
    <EditorAlias>Umbraco.${editor}</EditorAlias>
    <EditorUIAlias>Umb.PropertyEditorUi.${ui}</EditorUIAlias>
    <Folder>Forms</Folder>
  </Info>
  <Config><![CDATA[${JSON.stringify(config, null, 2)}]]></Config>
</DataType>
`;

function propertyXml(
  owner: string,
  { alias, required, entry, description }: FormProperty,
  index: number,
): string {
  const { name, editor } = dataTypeOf(entry, owner, alias);
  return `    <GenericProperty>
      <Key>${keyOf(`${owner}.${alias}`)}</Key>
      <Name>${nameOf(alias)}</Name>
      <Alias>${alias}</Alias>
      <Definition>${keyOf(name)}</Definition>
      <Type>Umbraco.${editor}</Type>
      <Mandatory>${required}</Mandatory>
      <Validation></Validation>
      <Description>${escape(description)}</Description>
      <SortOrder>${index}</SortOrder>
      <Tab Alias="content">Content</Tab>
      <Variations>Nothing</Variations>
    </GenericProperty>`;
}

const typeXml = ({
  alias,
  isElement,
  properties,
}: FormType): string => `${HEAD}<ContentType Key="${keyOf(alias)}" Alias="${alias}" Level="2">
  <Info>
    <Name>${nameOf(alias)}</Name>
    <Icon>${isElement ? 'icon-brick' : 'icon-form'}</Icon>
    <Thumbnail>folder.png</Thumbnail>
    <Description></Description>
    <AllowAtRoot>${!isElement}</AllowAtRoot>
    <Variations>Nothing</Variations>
    <IsElement>${isElement}</IsElement>
    <Folder>Forms</Folder>
    <Compositions />
    <DefaultTemplate></DefaultTemplate>
    <AllowedTemplates />
  </Info>
  <Structure />
  <GenericProperties>
${properties.map((property, index) => propertyXml(alias, property, index)).join('\n')}
  </GenericProperties>
  <Tabs>
    <Tab>
      <Key>${keyOf(`${alias} content`)}</Key>
      <Caption>Content</Caption>
      <Alias>content</Alias>
      <Type>Tab</Type>
      <SortOrder>0</SortOrder>
    </Tab>
  </Tabs>
</ContentType>
`;

/** Returns the files of the uSync package, by their path in its folder. */
export function usyncFiles(types: readonly FormType[]): ReadonlyMap<string, string> {
  const dataTypes = new Map(
    types.flatMap(({ alias: owner, properties }) =>
      properties.map(({ entry, alias }) => {
        const type = dataTypeOf(entry, owner, alias);
        return [type.name, type] as const;
      }),
    ),
  );
  return new Map([
    ...types.map((type): [string, string] => [
      `ContentTypes/${type.alias.toLowerCase()}.config`,
      typeXml(type),
    ]),
    ...[...dataTypes.values()].map((type): [string, string] => [
      `DataTypes/${type.name.replace(/[ ,]/g, '')}.config`,
      dataTypeXml(type),
    ]),
  ]);
}
