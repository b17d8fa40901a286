import { setTimeout as sleep } from 'node:timers/promises';

/** The shortest time in which a person can fill in a page (app/server/ports/bot-check). */
const AS_A_PERSON_MS = 1100;
const POSTCODE = 'CB1 9ZA';
const INCIDENT = `/power-cut/incident?postcode=${POSTCODE.replace(' ', '+')}`;
/** A reference such as WEB-7KQ2M4XPRT, or the operator's own. */
const REFERENCE = '.reference';

const button = (name) => `//main//button[normalize-space()="${name}"]`;
/** The label, because the input in it is drawn by style and takes no press of its own. */
const radio = (value, name = '') =>
  `//main//label[.//input[@value="${value}"${name && ` and @name="${name}"`}]]`;
const expects = (isSo, what) => {
  if (!isSo) throw new Error(what);
};

async function open(browser, url, pattern) {
  await browser.open(url);
  await browser.arrive(pattern);
}

/** From the home page to the page of the power cut, by keyboard. */
async function search(browser, site) {
  await open(browser, site, /^\/$/);
  await browser.type('input[name=value]', POSTCODE);
  await browser.enter('input[name=value]');
  // One power cut for the whole postcode is shown at once; else the dialog asks for the address.
  const isAsked = await browser.until(
    'an answer to the search',
    `if (location.pathname === '/power-cut/incident') return 'shown';
     return document.querySelector('dialog[open] button[name=select]') && 'asked';`,
  );
  if (isAsked === 'asked') await browser.press('dialog[open] button[name=select]');
  await browser.arrive(/^\/power-cut\/incident\?/);
  const chip = await browser.words('.answer .chip');
  expects(chip !== '', 'the page of the power cut does not say what it is');
  return `${chip}: ${await browser.words('main h1')}`;
}

/** Planned work alone, then a word in the field, which finds rows while one types. */
async function list(browser, site) {
  const rows = () => browser.run('return document.querySelectorAll("main tr[data-s]").length');
  const planned =
    '//main//nav[@aria-label="Show"]//a[contains(., "planned") and not(contains(., "unplanned"))]';
  const field = 'main input[name=find]';
  await open(browser, `${site}/power-cut/list`, /^\/power-cut\/list$/);
  const all = await rows();
  await browser.press(planned);
  await browser.arrive(/show=planned/);
  const some = Number.parseInt(await browser.words(planned), 10);
  await browser.until(
    'the rows of planned work',
    'return document.querySelectorAll("main tr[data-s]").length === args[0]',
    some,
  );
  expects(some < all, `planned work: ${some} rows of ${all}`);
  await open(browser, `${site}/power-cut/list`, /^\/power-cut\/list$/);
  await browser.type(field, 'Ipswich');
  await browser.arrive(/find=Ipswich$/);
  await browser.until(
    'the rows of Ipswich',
    'return /matching “Ipswich”/.test(document.querySelector("main").innerText)',
  );
  return `${all} rows, ${some} of planned work, ${await rows()} for Ipswich`;
}

/** On from a page of a form that asks a person. */
async function next(browser, name, pattern) {
  await sleep(AS_A_PERSON_MS);
  await browser.press(button(name));
  return browser.arrive(pattern);
}

/** From the first question to the reference. */
async function report(browser, site) {
  const at = (pages) => new RegExp(`^/forms/report-a-power-cut/(?:${pages})`);
  await open(browser, `${site}/report-a-power-cut`, at('where'));
  await browser.press(button('Enter the address yourself'));
  const address = {
    addressLine1: '4 Lantern Street',
    addressLine3: 'Norwich',
    postcode: 'NR31 9ZZ',
  };
  for (const [name, words] of Object.entries(address))
    await browser.type(`[name="supplyAddress.${name}"]`, words);
  const reached = await next(browser, 'Next', at('known|what-is-off'));
  // The made network lets power cuts wander, so there may be one here at this hour.
  if (reached.includes('/known')) await next(browser, 'It is different for me', at('what-is-off'));
  await browser.press(radio('None of these'));
  await browser.press(radio('No', 'medicalNeed'));
  await browser.press(radio('All of the property'));
  await browser.press(radio('Today'));
  await next(browser, 'Next', at('about-you'));
  await browser.type(
    '//label[starts-with(normalize-space(), "Your full name")]/following::input[1]',
    'Jo Whitlock',
  );
  await browser.type(
    '//label[starts-with(normalize-space(), "Phone number")]/following::input[1]',
    '07700 900123',
  );
  await browser.press(radio('No', 'textUpdates'));
  await next(browser, 'Send report', at('thank-you'));
  const reference = await browser.words(REFERENCE);
  expects(/^\S{5,}$/.test(reference), `no reference, but "${reference}"`);
  return `sent as ${reference}`;
}

/** A number on the page of a power cut: one press, and the answer. */
async function texts(browser, site) {
  await open(browser, site + INCIDENT, /^\/power-cut\/incident/);
  const field = '#text-me input[type=tel]';
  await browser.type(field, '07700 900456');
  // The page is cached for everyone, so what shows that a person typed comes when the field has the focus.
  await browser.find('#text-me input[name="_opened"]');
  await next(browser, 'Text me', /signed-up\?as=done/);
  const words = await browser.words('main');
  expects(words.includes('The texts go to the number ending 456.'), `the answer was "${words}"`);
  return browser.words('main h1');
}

/** The interactive map, which WebGL draws, and the card of a mark. */
async function map(browser, site) {
  await open(browser, `${site}/power-cut/map?z=14&lat=52.196&lng=0.119`, /^\/power-cut\/map/);
  await browser.press('//button[normalize-space()="Show the interactive map"]');
  await browser.find('.map-stage[data-live] .mapboxgl-canvas');
  // The drawing, because the driver takes the link around it for something that cannot be pressed.
  await browser.press('.map-live a.map-mark svg > *');
  return browser.words('//*[starts-with(@aria-label, "On the map: ")]');
}

/** A page that was read is read again where the site does not answer, and says how old it is. */
async function offline(browser, site, stopSite) {
  await open(browser, site + INCIDENT, /^\/power-cut\/incident/);
  if (!(await browser.run('return "serviceWorker" in navigator')))
    return { notTried: 'this browser has no service workers while it is driven' };
  const answer = await browser.words('main h1');
  await browser.until(
    'the copies of the service worker',
    `const copies = await Promise.all([location.href, '/offline'].map((one) => caches.match(one, { ignoreVary: true })));
     return navigator.serviceWorker.controller && copies.every(Boolean);`,
  );
  await stopSite();
  await browser.reload();
  const notice = await browser.words('#kept');
  expects(/^This page is from .+/.test(notice), `the page says "${notice}"`);
  expects((await browser.words('main h1')) === answer, 'another page came than was read');
  return notice;
}

/**
 * What people come for, and at last what is left when the site is away: each gets a browser, the site's address and a function that
 * stops the site. Returns in words what was found, or `{ notTried }` with the reason; rejects where a person would be stuck.
 */
export const TASKS = {
  'search a postcode, read its power cut': search,
  'the list and its filter': list,
  'report a power cut': report,
  'sign up for texts': texts,
  'the interactive map': map,
  offline,
};
