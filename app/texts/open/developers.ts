/** The page for those who write programs. docs/decisions/for-other-programs.md */
export const developersTexts = {
  developersTitle: 'Power cuts for your programs',
  developersDescription:
    'Our live power cuts as JSON, GeoJSON, Atom, CAP and calendars, with examples for a browser, the command line and Home Assistant.',
  developersLead:
    'Everything that our pages say about power cuts and planned work is open to programs too. You need no key and no account.',
  developersPromiseTitle: 'What we promise',
  developersPromise:
    'Addresses below {prefix} stay. We may add fields and addresses; we take none away and give none another meaning. If that ever has to change, there will be a new prefix, and the old one will answer for at least a year more. The older addresses below /feeds stay too.',
  developersAddressesTitle: 'The addresses',
  developersAddresses: 'Addresses of the open data',
  developersAddress: 'Address',
  developersWhat: 'What it is',
  developersList:
    'Everything now, as JSON. With ?sector=CB1+9 or ?area=EPN, LPN or SPN only what is there; so for every list below',
  developersOne: 'One power cut by its reference, as JSON; also .geojson, .atom, .cap and .ics',
  developersSector: 'A postcode sector: your postcode without its last two letters',
  developersPostcode: 'A whole postcode. Nobody keeps the answer, and we do not write down the question',
  developersGeojson: 'GeoJSON, each place as a point, with a title',
  developersOutlines: 'GeoJSON with outlines of the areas, where we know them',
  developersAtom: 'An Atom feed, newest change first',
  developersCap: 'An Atom index of Common Alerting Protocol 1.2 alerts',
  developersIcs: 'A calendar to subscribe to',
  developersOpenData: 'The data set of live faults, in the form of Opendatasoft’s Explore API 2.1',
  developersStatus: 'How this site is doing: what works, how old the data are, and the last 30 days',
  developersContract: 'All of this as an OpenAPI description',
  developersRulesTitle: 'How to ask',
  developersRuleCors:
    'A script on any site may read the answers: Access-Control-Allow-Origin is *. We take GET and HEAD, and no cookies.',
  developersRuleTag:
    'Send the ETag of the answer that you have as If-None-Match. If nothing has changed you get 304 and no body. Cache-Control says how long an answer is good for: ten seconds for what is live.',
  developersRuleLimit:
    'RateLimit-Policy says how many requests a minute you have, RateLimit how many are left. Too many get 429, and Retry-After says how many seconds to wait. Once a minute is enough: our list changes every half minute.',
  developersRuleTime:
    'Times are ISO 8601 in UTC, except in the data set of live faults, which has the times of London without a zone. “data.from” and Data-Told-By say from when the data are and who says so: the feed, or only its records. Data-Confirmed says when we last looked.',
  developersRuleError:
    'A mistake is answered with 400 or 404 and JSON: a word for your program, and a sentence for you. What you do not know, ignore.',
  developersRuleSafety: 'Do not use this where somebody’s safety depends on it. To report a power cut, call 105.',
  developersExamplesTitle: 'Examples to copy',
  developersCurl: 'On the command line',
  developersCurlText: 'All power cuts; then again, if anything has changed:',
  developersScript: 'In a browser, from any site',
  developersHome: 'Home Assistant: on the map',
  developersHomeText:
    'In Settings, Devices and services, add the integration “GeoJSON” with this address and a radius around your home. In an older version, put this into configuration.yaml:',
  developersSensor: 'Home Assistant: a sensor for your sector',
  developersExploreTitle: 'Live faults for Opendatasoft clients',
  developersExploreText:
    'If your program reads the data set “ukpn-live-faults” from an open data portal, change the host. The names of the fields are the same.',
  developersExploreFields: 'The fields',
  developersExploreQuery: 'The next twenty records, on the command line',
  developersExplorePage:
    'limit: 10 if you do not say, at most 100; -1 for as many as there may be. offset and limit together: at most 10,000. Anything else gets 400.',
  developersStatusLink: 'How this site is doing',
  developersPeople: 'Not a developer? Stay informed without an account',
} as const;
