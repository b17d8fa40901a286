/** Nobody answers a page with a bot check within a second (app/server/ports/bot-check). */
const HUMAN_MS = 1100;
const MOST_PAGES = 25;

/** A person's answers, by the text beside the field; the first match counts. */
const WORDS = [
  [/address line 1|house|street/i, '4 Lantern Street'],
  [/line [23]|county/i, ''],
  [/town|city/i, 'London'],
  [/postcode/i, null],
  [/e-?mail/i, 'jo.whitlock@example.com'],
  [/mobile|phone|number we can/i, '07700 900123'],
  [/name/i, 'Jo Whitlock'],
  [/\bday\b/i, '20'],
  [/\bmonth\b/i, '11'],
  [/\byear\b/i, '2026'],
  [/date/i, '2026-11-20'],
  [/time|hour/i, '10:00'],
  [/how (?:many|long)/i, '2'],
];
const CHOICES = [/^all of|everything/i, /^today/i, /^no(?:ne)?\b/i, /home$/i, /^(?:me|yes)$/i];

/** A simulated visitor whose pages, answers and presses are counted. */
export class Person {
  /** Addresses of the pages seen, one after the other. */
  seen = [];
  /** Questions answered: a filled field, a chosen option. */
  answers = 0;
  /** Buttons and links pressed. */
  presses = 0;
  constructor(page, postcode) {
    this.page = page;
    this.postcode = postcode;
  }

  get pages() {
    return this.seen.length;
  }

  /** Counts the page that is shown, if it is another one. */
  look() {
    const { pathname } = new URL(this.page.url());
    if (this.seen.at(-1) !== pathname) this.seen.push(pathname);
  }

  async touch(control) {
    this.look();
    this.presses += 1;
    await control.click();
    await this.page.waitForLoadState('load');
  }

  /** Presses what leads to another page, and waits for it. */
  async leave(control) {
    const before = this.page.url();
    await this.touch(control);
    await this.page.waitForURL((url) => url.href !== before, { timeout: 15_000 }).catch(() => {});
    await this.page.waitForLoadState('load');
  }

  async follow(name) {
    const links = this.page.getByRole('link', { name });
    for (const link of await links.all()) if (await link.isVisible()) return this.leave(link);
    const folded = this.page.locator('footer summary').filter({ visible: true });
    for (const group of await folded.all()) {
      await this.touch(group);
      if (await links.last().isVisible()) return this.leave(links.last());
    }
    throw new Error(`No link ${name} on ${this.page.url()}`);
  }

  async fill(field, text) {
    this.answers += 1;
    await field.fill(text);
  }

  /** Returns a form page's unanswered questions. */
  waiting() {
    return this.page.evaluate(() => {
      const seen = (element) => element.getClientRects().length > 0;
      const textOf = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
      const main = document.querySelector('dialog[open]') ?? document.querySelector('main');
      const inputs = [
        ...main.querySelectorAll('form:not([role=search]) :is(input, select, textarea)'),
      ].filter(
        (input) =>
          input.type !== 'hidden' &&
          input.type !== 'file' &&
          (seen(input) || seen(input.labels?.[0] ?? input)) &&
          !input.closest('[aria-hidden=true]') &&
          input.tabIndex >= 0,
      );
      const groups = new Map();
      for (const input of inputs) {
        const key = /radio|checkbox/.test(input.type)
          ? `${input.type}:${input.name}`
          : `${input.name}#${input.id}`;
        groups.set(key, [...(groups.get(key) ?? []), input]);
      }
      return [...groups.values()].flatMap((members) => {
        const [one] = members;
        const legend = textOf(one.closest('fieldset')?.querySelector('legend'));
        const label = textOf(one.labels?.[0]);
        if (/radio|checkbox/.test(one.type)) {
          const optional = /optional/i.test(legend);
          if (members.some(({ checked }) => checked) || optional) return [];
          return [
            {
              kind: one.type,
              name: one.name,
              legend,
              options: members.map((each) => ({
                value: each.value,
                label: textOf(each.labels?.[0]),
              })),
            },
          ];
        }
        // A form that asks for one way to be reached calls each of them optional.
        if (one.value !== '' || (/optional/i.test(label) && !/phone/i.test(label))) return [];
        return [
          {
            kind: one.tagName === 'SELECT' ? 'select' : 'text',
            name: one.name,
            id: one.id,
            label: `${label} ${legend}`,
          },
        ];
      });
    });
  }

  async answer(question) {
    const { kind, name, options = [], label = '', legend = '' } = question;
    if (kind === 'text' || kind === 'select') {
      const field = this.page
        .locator(`[name="${name}"]${question.id ? `[id="${question.id}"]` : ''}`)
        .filter({ visible: true })
        .first();
      if (kind === 'select') {
        this.answers += 1;
        return field.selectOption({ index: 1 });
      }
      const found = WORDS.find(([pattern]) => pattern.test(label));
      const text = found ? (found[1] ?? this.postcode) : 'Words';
      return text === '' ? undefined : this.fill(field, text);
    }
    const yes = /pay the electricity/i.test(legend) && options.find(({ value }) => value === 'Yes');
    const wanted =
      yes ||
      CHOICES.map((pattern) => options.find((option) => pattern.test(option.label))).find(
        Boolean,
      ) ||
      options[0];
    this.answers += 1;
    const input = this.page
      .locator(`input[name="${name}"]`)
      .and(this.page.locator(`[value="${wanted.value.replaceAll('"', '\\"')}"]`));
    return input.first().check({ force: true });
  }

  /** Waits as long as the bot check expects of a person. */
  think() {
    return this.page.waitForTimeout(HUMAN_MS);
  }

  /** Answers a form page, including questions that appear. */
  async answerPage() {
    for (let round = 0; round < 4; round += 1) {
      const questions = await this.waiting();
      if (questions.length === 0) return;
      for (const question of questions) await this.answer(question);
    }
  }

  /** Goes through a form until the page's address, or else its text, says that it is done. */
  async goThrough(done) {
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      this.look();
      const words = await this.page.locator('main').innerText();
      if (done.test(this.page.url()) || done.test(words)) return;
      const link = this.page.getByRole('button', { name: 'Enter the address yourself' });
      if (await link.isVisible().catch(() => false)) await this.leave(link);
      await this.answerPage();
      await this.think();
      await this.on();
    }
    throw new Error(`Still asking after ${MOST_PAGES} pages: ${this.page.url()}`);
  }

  async on() {
    const main = this.page.locator('main');
    for (const name of [
      /^(?:send|submit)/i,
      /^check your answers/i,
      /^(?:next|continue|go on|start|sign up|find|get)/i,
    ]) {
      const button = main.getByRole('button', { name }).filter({ visible: true }).first();
      if ((await button.count()) === 0) continue;
      return this.leave(button);
    }
    throw new Error(`Nothing leads on from ${this.page.url()}`);
  }
}
