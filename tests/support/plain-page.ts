import {
  Window,
  type HTMLButtonElement,
  type HTMLFormElement,
  type HTMLInputElement,
} from 'happy-dom';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { withPage, type Visitor } from './browser';
import { isDisabled, labelled, Parts, type Document, type Part } from './plain-parts';
import { asAPerson } from './person';
import { formClient, type Sent } from './visitor-client';

/** One for all pages: making it takes longer than reading a page. */
const window = new Window();
/** A text area's first line feed is not its own. */
const read = (html: string): Document =>
  new window.DOMParser().parseFromString(html.replace(/(<textarea[^>]*>)\n/g, '$1'), 'text/html');

type Files = ReadonlyMap<Part, readonly File[]>;

/** What a form sends when this button is pressed: its successful controls in their order, as HTML has it. */
function controlsOf(
  form: HTMLFormElement,
  button: Part | null,
  at: { x: number; y: number },
  files: Files,
) {
  const sent: [string, string | File][] = [];
  for (const control of [...form.elements] as unknown as HTMLInputElement[]) {
    const { name, type, value } = control;
    const isButton = control.matches(
      'button, [type=submit], [type=image], [type=reset], [type=button]',
    );
    const isLeftOut =
      !control.matches('input, select, textarea, button') ||
      isDisabled(control) ||
      control.closest('template') !== null;
    if (isLeftOut || (isButton && control !== button)) continue;
    if (type === 'image') {
      const prefix = name ? `${name}.` : '';
      sent.push([`${prefix}x`, String(at.x)], [`${prefix}y`, String(at.y)]);
    }
    if (!name || type === 'image' || (/^(?:radio|checkbox)$/.test(type) && !control.checked))
      continue;
    if (type === 'file') {
      const chosen = files.get(control) ?? [new File([], '', { type: 'application/octet-stream' })];
      for (const file of chosen) sent.push([name, file]);
    } else if (!control.matches('select') || control.querySelector('option'))
      sent.push([name, value.replace(/\r?\n/g, '\r\n')]);
  }
  return sent;
}

/** The counterpart of Playwright’s Page for a visitor without a browser: it has the methods that journeys without JavaScript use. */
class PlainPage {
  readonly #client: ReturnType<typeof formClient>;
  #document = read('');
  #address: URL;
  #html = '';
  #opened = 0;
  #again: () => Promise<{ status: () => number }> = () => Promise.reject(new Error('nothing yet'));
  #leaving: (() => void)[] = [];
  #field: Part | null = null;
  readonly files = new Map<Part, readonly File[]>();

  constructor(
    site: string,
    readonly visitor: Visitor,
  ) {
    this.#address = new URL(site);
    this.#client = formClient(
      this.#address.origin,
      visitor.cookies?.map(({ name, value }) => [name, value]),
    );
  }

  async #go(to: URL, sent?: Sent, from?: URL) {
    if (to.origin !== this.#address.origin) throw new Error(`${to.href} is another site`);
    this.#again = () => this.#go(to, sent, from);
    const headers = {
      Accept: 'text/html',
      'Accept-Language': 'en-GB',
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-Site': from ? 'same-origin' : 'none',
      ...(from ? { Referer: from.href.replace(/#.*/, '') } : {}),
    };
    const path = to.pathname + to.search + to.hash;
    const { status, address, hash, html } = await this.#client.see(path, sent, headers);
    if (status >= 400 && !this.visitor.expects?.some((one) => one.test(`status of ${status}`)))
      throw new Error(`${to.href} answered with a status of ${status}`);
    this.#address = new URL(address + hash, to);
    this.#html = html;
    this.#opened = Date.now();
    this.#document = read(html);
    this.files.clear();
    for (const left of this.#leaving.splice(0)) left();
    return { status: () => status };
  }

  async #send(
    form: HTMLFormElement,
    button: HTMLButtonElement | null,
    at = { x: 0, y: 0 },
  ): Promise<void> {
    const told = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
    if (!form.noValidate && !button?.hasAttribute('formnovalidate') && !form.checkValidity())
      throw new Error(`the browser holds the form on ${this.url()} up`);
    if (form.querySelector(`[name=${BOT_INPUTS.token}]`)) await asAPerson(this.#opened);
    const to = new URL(told('action') || this.url(), this.#address);
    const controls = controlsOf(form, button, at, this.files);
    const texts = new URLSearchParams(
      controls.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
    if (told('method')?.toLowerCase() !== 'post') {
      to.search = texts.toString();
      return void (await this.#go(to, undefined, this.#address));
    }
    const parts = new FormData();
    for (const [name, value] of controls) parts.append(name, value);
    await this.#go(to, told('enctype') === 'multipart/form-data' ? parts : texts, this.#address);
  }

  /** Follows a link, sends a form, folds or chooses, as a press or Enter does. */
  async press(part: Part, at?: { x: number; y: number }): Promise<void> {
    const link = part.closest('a[href]');
    const button = part.closest(
      'button, input[type=submit], input[type=image]',
    ) as HTMLButtonElement | null;
    const summary = part.closest('summary');
    const control = part.matches('input') ? part : labelled(part);
    if (link) {
      const to = new URL(link.getAttribute('href') ?? '', this.#address);
      if (to.href.split('#')[0] !== this.url().split('#')[0] || !to.hash)
        await this.#go(to, undefined, this.#address);
      else this.#address = to;
    } else if (button) {
      const form = button.form;
      if (isDisabled(button) || button.type === 'button' || !form)
        throw new Error(`nothing happens without JavaScript: ${button.outerHTML}`);
      await this.#send(form, button, at);
    } else if (summary) summary.parentElement?.toggleAttribute('open');
    else if (control?.matches('[type=radio], [type=checkbox]')) {
      const box = control as HTMLInputElement;
      box.checked = box.type === 'radio' || !box.checked;
    } else if (control) {
      const { form } = control as HTMLInputElement;
      const buttons = ([...(form?.elements ?? [])] as unknown as HTMLButtonElement[]).filter(
        (one) => one.matches('button:not([type=button]), [type=submit], [type=image]'),
      );
      if (form) await this.#send(form, buttons[0] ?? null);
    } else throw new Error(`nothing happens without JavaScript: ${part.outerHTML}`);
  }

  goto = (address: string) => this.#go(new URL(address, this.#address));
  reload = () => this.#again();
  url = () => this.#address.href;
  title = async () => this.#document.title;
  content = async () => this.#html;
  context = () => ({
    cookies: async () => [...this.#client.jar].map(([name, value]) => ({ name, value })),
  });
  waitForLoadState = async () => {};
  waitForEvent = (_: 'framenavigated') => new Promise<void>((left) => this.#leaving.push(left));
  waitForTimeout = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  /** Asked for before a press or after it. */
  waitForURL = (wanted: string | RegExp | ((url: URL) => boolean)) => {
    const isThere = () =>
      typeof wanted === 'string'
        ? wanted === this.url()
        : typeof wanted === 'function'
          ? wanted(this.#address)
          : wanted.test(this.url());
    return expect
      .poll(() => [isThere(), this.url()], {
        timeout: 10_000,
        interval: 5,
        message: String(wanted),
      })
      .toEqual([true, expect.any(String)]);
  };

  readonly #root = new Parts(this, '', () => [this.#document as unknown as Part]);
  readonly locator = this.#root.locator;
  readonly getByRole = this.#root.getByRole;
  readonly getByLabel = this.#root.getByLabel;
  readonly getByText = (text: string | RegExp, how = {}) => this.#root.getByText(text, how);
  waitForSelector = (selector: string) => this.locator(selector).first().waitFor();
  textContent = (selector: string) => this.locator(selector).first().textContent();
  getAttribute = (selector: string, name: string) =>
    this.locator(selector).first().getAttribute(name);
  inputValue = (selector: string) => this.locator(selector).inputValue();
  isChecked = (selector: string) => this.locator(selector).isChecked();
  check = (selector: string) => this.locator(selector).check();
  setInputFiles = (selector: string, files: Parameters<Parts['setInputFiles']>[0]) =>
    this.locator(selector).setInputFiles(files);
  fill = async (selector: string, value: string) => {
    await this.locator(selector).fill(value);
    [this.#field = null] = this.locator(selector).all();
  };
  keyboard = { press: async (_: 'Enter') => void (this.#field && (await this.press(this.#field))) };
}

/**
 * Visits with JavaScript in a browser, and without by HTTP: the same journey, each form read, answered and sent as a browser
 * does it. What only style shows needs `withPage`.
 */
export const withVisitor = (
  site: string,
  visitor: Visitor,
  visit: (page: Page) => Promise<void>,
): Promise<void> =>
  visitor.js === false
    ? visit(new PlainPage(site, visitor) as unknown as Page)
    : withPage(visitor, visit);
