import type {
  Document,
  HTMLElement as Part,
  HTMLInputElement,
  HTMLLabelElement,
  HTMLSelectElement,
} from 'happy-dom';
import { expect } from 'vitest';
import { wordsIn } from './visitor-client';

export type { Part };

interface Named {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
}
interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer<ArrayBuffer>;
}

/** The page that parts belong to: what a press does there, and the files that were chosen. */
export interface Holder {
  press(part: Part, at?: { x: number; y: number }): Promise<void>;
  readonly files: Map<Part, readonly File[]>;
  url(): string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
function says(text: string, wanted: string | RegExp, exact = false): boolean {
  if (typeof wanted !== 'string') return wanted.test(oneLine(text));
  return exact
    ? oneLine(text) === wanted
    : oneLine(text).toLowerCase().includes(oneLine(wanted).toLowerCase());
}

/** The elements that have a role; a role that is missing here fails the test that asks for it. */
const ROLES: Readonly<Record<string, string>> = {
  button: 'button, input[type=submit], input[type=image], [role=button]',
  link: 'a[href]',
  img: 'img[alt]:not([alt=""])',
  heading: 'h1, h2, h3, h4, h5, h6',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
  radio: 'input[type=radio]',
  group: 'fieldset, details, [role=group]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  navigation: 'nav',
  complementary: 'aside',
  contentinfo: 'footer',
  main: 'main',
  status: '[role=status], output',
};

/** Whether a part is shown, as far as HTML says so: style is for a browser. */
function isShown(part: Part): boolean {
  const fold = part.closest('details:not([open])') as Part | null;
  const isFolded = fold !== null && fold !== part && !fold.querySelector('summary')?.contains(part);
  const around = fold?.parentElement as Part | null | undefined;
  return (
    !isFolded &&
    !part.matches('input[type=hidden]') &&
    part.closest('[hidden], template, dialog:not([open])') === null &&
    (!around || isShown(around))
  );
}

/** Whether a control is disabled, by itself or by the group around it. */
export const isDisabled = (part: Part): boolean =>
  part.hasAttribute('disabled') || part.closest('fieldset[disabled]') !== null;

const labelsOf = (part: Part): string[] =>
  [...((part as HTMLInputElement).labels ?? [])].map((label) => (label as Part).textContent);

/** What a screen reader calls a part. */
function nameOf(part: Part): string {
  const ids = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (ids.length > 0)
    return ids.map((id) => part.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
  const told = part.getAttribute('aria-label') ?? part.getAttribute('alt');
  if (told !== null) return told;
  if (part.matches('fieldset')) return part.querySelector('legend')?.textContent ?? '';
  if (part.matches('input[type=submit]')) return (part as HTMLInputElement).value;
  if (part.matches('input, select, textarea')) return labelsOf(part).join(' ');
  const copy = part.cloneNode(true);
  for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove();
  for (const image of copy.querySelectorAll('img[alt]'))
    image.replaceWith(image.getAttribute('alt') ?? '');
  return copy.textContent;
}

/**
 * The counterpart of Playwright's Locator for a page that no browser shows: it has the methods that journeys without
 * JavaScript use, and finds its elements anew at each call. Throws where a visitor could do nothing, as with a field that is
 * not there.
 */
export class Parts {
  constructor(
    readonly holder: Holder,
    readonly what: string,
    readonly all: () => Part[],
  ) {}

  #within(what: string, selector: string, fits: (part: Part) => boolean = () => true): Parts {
    return new Parts(this.holder, `${this.what} ${what}`, () => [
      ...new Set(
        this.all().flatMap((root) => ([...root.querySelectorAll(selector)] as Part[]).filter(fits)),
      ),
    ]);
  }
  locator = (selector: string, { has }: { has?: Parts } = {}): Parts =>
    this.#within(
      selector,
      selector,
      (part) => !has || has.all().some((inner) => part.contains(inner)),
    );
  getByRole = (role: string, { name, exact, level }: Named = {}): Parts =>
    this.#within(
      `${role} ${String(name ?? '')}`,
      level ? `h${level}` : (ROLES[role] ?? `no role ${role}`),
      (part) => isShown(part) && (name === undefined || says(nameOf(part), name, exact)),
    );
  getByLabel = (label: string | RegExp, { exact }: Named = {}): Parts =>
    this.#within(`label ${String(label)}`, 'input, select, textarea, [aria-label]', (part) =>
      [...labelsOf(part), part.getAttribute('aria-label') ?? ''].some(
        (one) => one !== '' && says(one, label, exact),
      ),
    );
  getByText(text: string | RegExp, { exact }: Named = {}): Parts {
    const has = (part: Part) =>
      !part.matches('script, style') && says(part.textContent, text, exact);
    return this.#within(
      `text ${String(text)}`,
      'body, body *',
      (part) => has(part) && !([...part.children] as Part[]).some(has),
    );
  }
  filter = (_: { readonly visible: true }): Parts =>
    new Parts(this.holder, this.what, () => this.all().filter(isShown));
  and = (other: Parts): Parts =>
    new Parts(this.holder, `${this.what} and ${other.what}`, () => {
      const others = new Set(other.all());
      return this.all().filter((part) => others.has(part));
    });
  nth = (place: number): Parts =>
    new Parts(this.holder, this.what, () => this.all().slice(place).slice(0, 1));
  first = (): Parts => this.nth(0);
  last = (): Parts => this.nth(-1);
  page = (): Holder => this.holder;

  #one(): Part {
    const found = this.all();
    if (!found[0] || found.length > 1)
      throw new Error(`${found.length} of ${this.what} on ${this.holder.url()}`);
    return found[0];
  }
  count = async () => this.all().length;
  waitFor = async ({ state = 'visible' } = {}) => {
    if (state !== 'detached') this.#one();
    else expect(this.all().length, `${this.what} on ${this.holder.url()}`).toBe(0);
  };
  textContent = async () => this.#one().textContent;
  innerText = async () => wordsIn(`<main>${this.#one().outerHTML}</main>`).trim();
  allTextContents = async () => this.all().map((part) => part.textContent);
  allInnerTexts = async () =>
    this.all().map((part) => wordsIn(`<main>${part.outerHTML}</main>`).trim());
  isVisible = async () => this.all().some(isShown);
  getAttribute = async (name: string) => this.#one().getAttribute(name);
  inputValue = async () => (this.#one() as HTMLInputElement).value;
  isChecked = async () => (this.#one() as HTMLInputElement).checked;
  evaluate = async <Result>(ask: (part: Part) => Result) => ask(this.#one());
  evaluateAll = async <Result>(ask: (parts: Part[]) => Result) => ask(this.all());

  /** The control, to be answered: one that nobody could answer fails the test. */
  #open(kinds: string): HTMLInputElement {
    const part = this.#one() as HTMLInputElement;
    if (!part.matches(kinds) || isDisabled(part) || part.readOnly || !isShown(part))
      throw new Error(`nobody can answer ${this.what} on ${this.holder.url()}: ${part.outerHTML}`);
    return part;
  }
  fill = async (value: string) => {
    const part = this.#open('textarea, input:not([type=radio], [type=checkbox], [type=file])');
    part.value = value;
    if (part.value !== value) throw new Error(`${this.what} does not take "${value}"`);
  };
  check = async () => void (this.#open('[type=radio], [type=checkbox]').checked = true);
  selectOption = async (wanted: string | { readonly index: number }) => {
    const select = this.#open('select') as unknown as HTMLSelectElement;
    const options = [...select.querySelectorAll('option')];
    const option =
      typeof wanted === 'string'
        ? options.find(({ value, textContent }) => value === wanted || textContent === wanted)
        : options[wanted.index];
    if (!option || option.disabled)
      throw new Error(`${this.what} has no ${JSON.stringify(wanted)}`);
    select.selectedIndex = options.indexOf(option);
  };
  setInputFiles = async (chosen: Chosen | readonly Chosen[]) => {
    const files = [chosen]
      .flat()
      .map(({ name, mimeType, buffer }) => new File([buffer], name, { type: mimeType }));
    this.holder.files.set(this.#open('[type=file]'), files);
  };
  click = async ({ position = { x: 0, y: 0 } } = {}) => {
    const part = this.#one();
    if (!isShown(part)) throw new Error(`nobody sees ${this.what} on ${this.holder.url()}`);
    await this.holder.press(part, position);
  };
  /** Enter in a field sends its form; on what can be pressed it is a press. */
  press = async (_: 'Enter') => this.holder.press(this.#one());
}

/** A label's control, where a press on the label goes. */
export const labelled = (part: Part): Part | null =>
  ((part.closest('label') as HTMLLabelElement | null)?.control as Part | null | undefined) ?? null;
export type { Document };
