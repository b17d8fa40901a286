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
  [/sort code/i, '070116'],
  [/account number/i, '12345678'],
  [/account holder|name/i, 'Jo Whitlock'],
  [/\bday\b/i, '20'],
  [/\bmonth\b/i, '11'],
  [/\byear\b/i, '2026'],
  [/date/i, '2026-11-20'],
  [/time|hour/i, '10:00'],
  [/reference/i, 'INCD-100101-A'],
  [/how (?:many|long)/i, '2'],
];
const CHOICES = [/^all of|everything/i, /^today/i, /^no(?:ne)?\b/i, /^only us/i, /^a home|home$/i, /^call|phone/i];

/** A simulated visitor whose steps are counted: every press and every filled field. */
export class Person {
  steps = 0;
  constructor(page, postcode) {
    this.page = page;
    this.postcode = postcode;
  }

  async touch(control) {
    this.steps += 1;
    await control.click();
    await this.page.waitForLoadState('load');
  }

  async follow(name) {
    const links = this.page.getByRole('link', { name });
    for (const link of await links.all()) if (await link.isVisible()) return this.touch(link);
    const folded = this.page.locator('footer summary').filter({ visible: true });
    for (const group of await folded.all()) {
      await this.touch(group);
      if (await links.last().isVisible()) return this.touch(links.last());
    }
    throw new Error(`No link ${name} on ${this.page.url()}`);
  }

  async fill(field, text) {
    this.steps += 1;
    await field.fill(text);
  }

  /** Returns a form page's unanswered questions. */
  waiting() {
    return this.page.evaluate(() => {
      const seen = (element) => element.getClientRects().length > 0;
      const said = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
      const main = document.querySelector('dialog[open]') ?? document.querySelector('main');
      const inputs = [...main.querySelectorAll('form:not([role=search]) :is(input, select, textarea)')].filter(
        (input) =>
          input.type !== 'hidden' &&
          input.type !== 'file' &&
          (seen(input) || seen(input.labels?.[0] ?? input)) &&
          !input.closest('[aria-hidden=true]') &&
          input.tabIndex >= 0,
      );
      const groups = new Map();
      for (const input of inputs) {
        const key = /radio|checkbox/.test(input.type) ? `${input.type}:${input.name}` : `${input.name}#${input.id}`;
        groups.set(key, [...(groups.get(key) ?? []), input]);
      }
      return [...groups.values()].flatMap((members) => {
        const [one] = members;
        const legend = said(one.closest('fieldset')?.querySelector('legend'));
        const label = said(one.labels?.[0]);
        if (/radio|checkbox/.test(one.type)) {
          const optional = /optional/i.test(legend);
          if (members.some(({ checked }) => checked) || (optional && one.type === 'checkbox')) return [];
          return [
            {
              kind: one.type,
              name: one.name,
              legend,
              options: members.map((each) => ({ value: each.value, label: said(each.labels?.[0]) })),
            },
          ];
        }
        if (one.value !== '' || /optional/i.test(label)) return [];
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
    const { kind, name, options = [], label = '' } = question;
    if (kind === 'text' || kind === 'select') {
      const field = this.page
        .locator(`[name="${name}"]${question.id ? `[id="${question.id}"]` : ''}`)
        .filter({ visible: true })
        .first();
      if (kind === 'select') {
        this.steps += 1;
        return field.selectOption({ index: 1 });
      }
      const found = WORDS.find(([pattern]) => pattern.test(label));
      const text = found ? (found[1] ?? this.postcode) : 'Words';
      return text === '' ? undefined : this.fill(field, text);
    }
    const wanted =
      CHOICES.map((pattern) => options.find((option) => pattern.test(option.label))).find(Boolean) ?? options[0];
    this.steps += 1;
    const input = this.page
      .locator(`input[name="${name}"]`)
      .and(this.page.locator(`[value="${wanted.value.replaceAll('"', '\\"')}"]`));
    return input.first().check({ force: true });
  }

  /** Answers a form page, including questions that appear. */
  async answerPage() {
    for (let round = 0; round < 4; round += 1) {
      const questions = await this.waiting();
      if (questions.length === 0) return;
      for (const question of questions) await this.answer(question);
    }
  }

  /** Goes through a form until the page's text says that it is done. */
  async goThrough(done) {
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const words = await this.page.locator('main').innerText();
      if (done.test(words)) return;
      const own = this.page.getByRole('button', { name: 'Enter the address yourself' });
      if (await own.isVisible().catch(() => false)) await this.touch(own);
      await this.answerPage();
      await this.page.waitForTimeout(HUMAN_MS);
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
      const before = this.page.url();
      await this.touch(button);
      await this.page
        .waitForFunction((url) => location.href !== url, before, { timeout: 15_000 })
        .catch(() => undefined);
      return;
    }
    throw new Error(`Nothing leads on from ${this.page.url()}`);
  }
}
